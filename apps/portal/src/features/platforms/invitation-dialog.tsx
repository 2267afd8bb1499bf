import { formatDate } from '@mediathek/domain';
import { Button, TextField } from '@mediathek/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { usePortal } from '../../shared/portal';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { useForgetPlatforms } from './queries';
import { SchoolField } from './school-field';
import { useCopying } from './use-copying';

/** Makes the link with which a platform registers itself, then shows it, this once. */
export function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, lang } = useTexts();
  const { call } = usePortal();
  const forget = useForgetPlatforms();
  const copy = useCopying();
  const submission = useSubmission();
  const { form, focusField } = useFieldFocus('name');
  const [name, setName] = useState('');
  const [schoolId, setSchoolId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [made, setMade] = useState<{ url: string; expiresAt: string }>();

  function send() {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return focusField('name');
    void submission.submit(
      () => call('POST /api/v1/admin/lti/invitations', { body: { name: name.trim(), schoolId } }),
      (invitation) => {
        setMade(invitation);
        forget();
      },
    );
  }

  return (
    <FormDialog
      title={t('platforms.invitation.title')}
      submitLabel={t('platforms.invitation.submit')}
      submission={submission}
      actions={
        made && (
          <>
            <Button look="plain" icon="link" onClick={() => void copy(made.url)}>
              {t('platforms.invitation.copy')}
            </Button>
            <Button onClick={onClose}>{t('platforms.invitation.done')}</Button>
          </>
        )
      }
      form={form}
      onSubmit={send}
      onClose={onClose}
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
        <>
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
        </>
      )}
    </FormDialog>
  );
}
