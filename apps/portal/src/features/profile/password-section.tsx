import { passwordFault } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { NewPasswordField } from '../../shared/new-password/new-password-field';
import { useCommonPasswords } from '../../shared/new-password/use-common-passwords';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { OwnPasswordField } from './own-password-field';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useProfileChanges } from './queries';

/** Another password, with the old one as proof. */
export function PasswordSection() {
  const { t, voiced } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection title={t('profile.password.title')} lead={voiced('profile.password.lead')}>
      {isOpen ? (
        <PasswordForm onClose={() => setIsOpen(false)} />
      ) : (
        <Button look="plain" onClick={() => setIsOpen(true)}>
          {t('profile.password.change')}
        </Button>
      )}
    </ProfileSection>
  );
}

const saidAtFields = ['password-wrong', 'password-unfit'];

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const { t, voiced } = useTexts();
  const { call, events } = usePortal();
  const { forget } = useProfileChanges();
  const isCommon = useCommonPasswords();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus('oldPassword');
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const problem = failure?.kind === 'refused' ? failure.problem : undefined;

  function oldFault() {
    if (isChecked && old === '') return 'missing';
    return problem === 'password-wrong' ? 'wrong' : undefined;
  }
  function send() {
    setIsChecked(true);
    if (old === '') return focusField('oldPassword');
    if (passwordFault(password, isCommon)) return focusField('newPassword');
    void submit(
      () => call('PUT /api/v1/profile/password', { body: { old, password } }),
      () => {
        events.emit('snackbar', { type: 'success', message: voiced('profile.password.changed') });
        void forget();
        onClose();
      },
      (found) => {
        if (found.kind === 'refused') focusField(found.problem === 'password-unfit' ? 'newPassword' : 'oldPassword');
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <OwnPasswordField
        name="oldPassword"
        label={t('profile.password.old')}
        value={old}
        fault={oldFault()}
        onChange={(value) => {
          setOld(value);
          forgetFailure();
        }}
      />
      <NewPasswordField
        name="newPassword"
        label={t('profile.password.new')}
        value={password}
        isChecked={isChecked && old !== ''}
        isRefused={problem === 'password-unfit'}
        onChange={(value) => {
          setPassword(value);
          setIsChecked(false);
          forgetFailure();
        }}
      />
      <SubmissionNotice failure={failure} saidElsewhere={saidAtFields} onRetry={send} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('profile.password.submit')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
