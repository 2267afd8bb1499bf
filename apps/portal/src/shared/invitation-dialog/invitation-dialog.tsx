import type { InvitationSummary } from '@mediathek/contract';
import { endOfDay } from '@mediathek/domain';
import { Button, Checkbox, TextField } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { usePortal } from '../portal';
import { QrPicture } from '../qr-picture/qr-picture';
import { SubmissionNotice } from '../submission/submission-notice';
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
  const [made, setMade] = useState(invitation);
  const { isBusy, failure, submit } = useSubmission();
  const { call, events, today } = usePortal();
  const formId = useId();
  const isToClass = 'classId' in to;
  const [guestsMayFollow, setGuestsMayFollow] = useState(false);
  const [until, setUntil] = useState('');
  const [most, setMost] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    const count = Number.parseInt(most, 10);
    void submit(
      () =>
        call('POST /api/v1/invitations', {
          body: {
            ...to,
            guestsMayFollow,
            expiresAt: until === '' ? null : endOfDay(until).toISOString(),
            most: count > 0 ? Math.min(count, 10_000) : null,
          },
        }),
      (answer) => {
        setMade(answer);
        onMade();
      },
    );
  }
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      events.emit('snackbar', { type: 'success', message: t('lists.actions.copied') });
    } catch {
      events.emit('snackbar', { type: 'info', message: t('lists.actions.notCopied', { link }) });
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={isToClass ? t('classes.invite.dialog') : t('lists.invite.dialog')}
      closeLabel={t('lists.invite.close')}
      actions={
        made ? (
          <>
            <Button look="plain" icon="link" onClick={() => void copy(made.address)}>
              {t('lists.invite.copy')}
            </Button>
            <Button onClick={onClose}>{t('lists.invite.done')}</Button>
          </>
        ) : (
          <>
            <Button look="plain" onClick={onClose}>
              {t('lists.invite.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {t('lists.invite.submit')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <div className={styles.made}>
          <QrPicture text={made.address} label={t('lists.invite.qr')} />
          <TextField
            label={t('lists.invite.link')}
            value={made.address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      ) : (
        <form id={formId} className={styles.form} noValidate onSubmit={send}>
          <p>{isToClass ? t('classes.invite.text') : t('lists.invite.text')}</p>
          {!isToClass && (
            <Checkbox
              label={t('lists.invite.guests')}
              hint={t('lists.invite.guestsHint')}
              checked={guestsMayFollow}
              onChange={(event) => setGuestsMayFollow(event.currentTarget.checked)}
            />
          )}
          <TextField
            type="date"
            label={t('lists.invite.until')}
            min={today}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={10_000}
            label={t('lists.invite.most')}
            value={most}
            onChange={(event) => setMost(event.currentTarget.value)}
          />
          <SubmissionNotice failure={failure} />
        </form>
      )}
    </Dialog>
  );
}
