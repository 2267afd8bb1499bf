import type { InvitationSummary } from '@mediathek/contract';
import { endOfDay } from '@mediathek/domain';
import { Button, Checkbox, TextField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { usePortal } from '../portal';
import { QrPicture } from '../qr-picture/qr-picture';
import { useSubmission } from '../submission/use-submission';
import { useTexts } from '../use-texts';
import styles from './invitation-dialog.module.css';

/** What others are invited to: a list, or a class. */
export type InvitedTo = { readonly listId: string } | { readonly classId: string };

export interface InvitationDialogProps {
  readonly to: InvitedTo;
  /** One that was made before; without it a new one is made. */
  readonly invitation: InvitationSummary | undefined;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Makes an invitation with its limits, then shows its link and QR code. */
export function InvitationDialog({ to, invitation, onMade, onClose }: InvitationDialogProps) {
  const { t } = useTexts();
  const submission = useSubmission();
  const { call } = usePortal();
  const [made, setMade] = useState(invitation);
  const [limits, setLimits] = useState(withoutLimits);

  function send() {
    if (made) return;
    const count = Number.parseInt(limits.most, 10);
    const body = {
      ...to,
      guestsMayFollow: limits.guestsMayFollow,
      expiresAt: limits.until === '' ? null : endOfDay(limits.until).toISOString(),
      most: count > 0 ? Math.min(count, 10_000) : null,
    };
    void submission.submit(
      () => call('POST /api/v1/invitations', { body }),
      (answer) => {
        setMade(answer);
        onMade();
      },
    );
  }
  return (
    <FormDialog
      title={'classId' in to ? t('classes.invite.dialog') : t('lists.invite.dialog')}
      submitLabel={t('lists.invite.submit')}
      actions={
        made && (
          <>
            <CopyButton address={made.address} />
            <Button onClick={onClose}>{t('lists.invite.done')}</Button>
          </>
        )
      }
      onSubmit={send}
      {...{ submission, onClose }}
    >
      {made ? (
        <Made address={made.address} />
      ) : (
        <Limits value={limits} isToClass={'classId' in to} onChange={setLimits} />
      )}
    </FormDialog>
  );
}

const withoutLimits = { guestsMayFollow: false, until: '', most: '' };

interface LimitsProps {
  readonly value: typeof withoutLimits;
  readonly isToClass: boolean;
  readonly onChange: (value: typeof withoutLimits) => void;
}

function Limits({ value, isToClass, onChange }: LimitsProps) {
  const { t } = useTexts();
  const { today } = usePortal();
  return (
    <>
      <p>{isToClass ? t('classes.invite.text') : t('lists.invite.text')}</p>
      {!isToClass && (
        <Checkbox
          label={t('lists.invite.guests')}
          hint={t('lists.invite.guestsHint')}
          checked={value.guestsMayFollow}
          onChange={(event) => onChange({ ...value, guestsMayFollow: event.currentTarget.checked })}
        />
      )}
      <TextField
        type="date"
        label={t('lists.invite.until')}
        min={today}
        value={value.until}
        onChange={(event) => onChange({ ...value, until: event.currentTarget.value })}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={10_000}
        label={t('lists.invite.most')}
        value={value.most}
        onChange={(event) => onChange({ ...value, most: event.currentTarget.value })}
      />
    </>
  );
}

function Made({ address }: { readonly address: string }) {
  const { t } = useTexts();
  return (
    <div className={styles.made}>
      <QrPicture text={address} label={t('lists.invite.qr')} />
      <TextField
        label={t('lists.invite.link')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

function CopyButton({ address }: { readonly address: string }) {
  const { t } = useTexts();
  const { events } = usePortal();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      events.emit('snackbar', { type: 'success', message: t('lists.actions.copied') });
    } catch {
      events.emit('snackbar', { type: 'info', message: t('lists.actions.notCopied', { link: address }) });
    }
  }
  return (
    <Button look="plain" icon="link" onClick={() => void copy()}>
      {t('lists.invite.copy')}
    </Button>
  );
}
