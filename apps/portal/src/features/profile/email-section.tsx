import type { Profile } from '@mediathek/contract';
import { Button, Notice, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { looksLikeEmail } from '../../shared/email-address';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { OwnPasswordField } from './own-password-field';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges } from './queries';

/** The address of mails and for signing in; another one counts once it has been confirmed. */
export function EmailSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { email, pendingEmail } = profile;
  return (
    <ProfileSection title={t('profile.email.title')}>
      <p>{email ? t('profile.email.current', { email }) : t('profile.email.none')}</p>
      {pendingEmail && (
        <Notice kind="caution" icon="mail">
          {t('profile.email.pending', { email: pendingEmail })}
        </Notice>
      )}
      {isOpen ? (
        <EmailForm profile={profile} onClose={() => setIsOpen(false)} />
      ) : (
        <Button look="plain" onClick={() => setIsOpen(true)}>
          {t('profile.email.change')}
        </Button>
      )}
    </ProfileSection>
  );
}

function EmailForm({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) {
  const { t, voiced } = useTexts();
  const { call, events } = usePortal();
  const { keep } = useProfileChanges();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus('email');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const emailFault = email.trim() === '' ? 'missing' : !looksLikeEmail(email) && 'invalid';

  function passwordFault() {
    if (isChecked && password === '') return 'missing';
    return failure?.kind === 'refused' && failure.problem === 'password-wrong' ? 'wrong' : undefined;
  }
  function send() {
    setIsChecked(true);
    if (emailFault) return focusField('email');
    if (password === '') return focusField('emailPassword');
    void submit(
      () => call('POST /api/v1/profile/email', { body: { email: email.trim(), password } }),
      () => {
        events.emit('snackbar', { type: 'success', message: t('profile.email.sent') });
        // The server knows of it once the mail has left; the person should at once.
        keep({ ...profile, pendingEmail: email.trim() });
        onClose();
      },
      (problem) => {
        if (problem.kind === 'refused') focusField('emailPassword');
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <TextField
        name="email"
        type="email"
        label={t('profile.email.label')}
        error={isChecked && emailFault && t(`profile.email.${emailFault}`)}
        value={email}
        required
        maxLength={254}
        autoComplete="email"
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <OwnPasswordField
        name="emailPassword"
        label={voiced('profile.password.label')}
        value={password}
        fault={passwordFault()}
        onChange={(value) => {
          setPassword(value);
          forgetFailure();
        }}
      />
      <SubmissionNotice failure={failure} saidElsewhere={['password-wrong']} onRetry={send} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('profile.email.submit')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
