import { formatDate } from '@mediathek/domain';
import { Button, TextField } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './platforms.module.css';
import { useForgetPlatforms } from './queries';
import { SchoolField } from './school-field';
import { useCopying } from './use-copying';

/** Makes the link with which a platform registers itself, then shows it, this once. */
export function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, lang } = useTexts();
  const { call } = usePortal();
  const forget = useForgetPlatforms();
  const copy = useCopying();
  const { isBusy, failure, submit } = useSubmission();
  const { form, focusField } = useFieldFocus('name');
  const formId = useId();
  const [name, setName] = useState('');
  const [schoolId, setSchoolId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [made, setMade] = useState<{ url: string; expiresAt: string }>();

  function send() {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return focusField('name');
    void submit(
      () => call('POST /api/v1/admin/lti/invitations', { body: { name: name.trim(), schoolId } }),
      (invitation) => {
        setMade(invitation);
        forget();
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('platforms.invitation.title')}
      closeLabel={t('office.close')}
      actions={
        made ? (
          <>
            <Button look="plain" icon="link" onClick={() => void copy(made.url)}>
              {t('platforms.invitation.copy')}
            </Button>
            <Button onClick={onClose}>{t('platforms.invitation.done')}</Button>
          </>
        ) : (
          <>
            <Button look="plain" onClick={onClose}>
              {t('office.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {t('platforms.invitation.submit')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <TextField
          label={t('platforms.invitation.link')}
          hint={t('platforms.invitation.until', { day: formatDate(new Date(made.expiresAt), lang, 'long') })}
          value={made.url}
          code
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <form id={formId} ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
          <p>{t('platforms.invitation.lead')}</p>
          <TextField
            name="name"
            label={t('platforms.dialog.name')}
            hint={t('platforms.dialog.nameHint')}
            error={isMissing && t('platforms.dialog.missing')}
            value={name}
            required
            maxLength={120}
            autoComplete="off"
            onChange={(event) => {
              setName(event.currentTarget.value);
              setIsMissing(false);
            }}
          />
          <SchoolField value={schoolId} onChange={setSchoolId} />
          <SubmissionNotice failure={failure} onRetry={send} />
        </form>
      )}
    </Dialog>
  );
}
