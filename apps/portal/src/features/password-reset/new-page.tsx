import { linkTo, passwordFault } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { FormPage, formClass } from '../../shared/form-page/form-page';
import { NewPasswordField } from '../../shared/new-password/new-password-field';
import { useCommonPasswords } from '../../shared/new-password/use-common-passwords';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useFragment } from '../../shared/use-fragment';
import { useTexts } from '../../shared/use-texts';
import { UnlessElsewhere } from './elsewhere';
import { InvalidLink } from './invalid-link';

/** Where the new password is chosen; afterwards nobody is signed in with the old one any more. */
export function NewPage() {
  return (
    <UnlessElsewhere>
      <NewPassword />
    </UnlessElsewhere>
  );
}

const saidHere = ['password-unfit', 'token-invalid'];

function NewPassword() {
  const { t } = useTexts();
  const { call, navigate, state } = usePortal();
  const token = useFragment('token');
  const isCommon = useCommonPasswords();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  function send() {
    setIsChecked(true);
    if (!token || passwordFault(password, isCommon)) return focusField('password');
    void submit(
      () => call('POST /api/v1/auth/password-reset/new', { body: { token, password } }),
      () => {
        // All sessions of the person have ended, this browser's too.
        state.set({ user: false });
        navigate(linkTo('password-reset-success'), { replace: true });
      },
      () => focusField('password'),
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  const problem = failure?.kind === 'refused' && failure.problem;
  if (token === '' || problem === 'token-invalid') return <InvalidLink />;
  return (
    <FormPage title={t('passwordReset.new.title')} lead={t('passwordReset.new.lead')}>
      <form ref={form} className={formClass} method="post" noValidate onSubmit={handleSubmit}>
        <NewPasswordField
          name="password"
          label={t('passwordReset.new.label')}
          value={password}
          isChecked={isChecked}
          isRefused={problem === 'password-unfit'}
          onChange={(value) => {
            setPassword(value);
            setIsChecked(false);
            forgetFailure();
          }}
        />
        <SubmissionNotice failure={failure} saidElsewhere={saidHere} onRetry={send} />
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('passwordReset.new.busy')}>
          {t('passwordReset.new.submit')}
        </Button>
      </form>
    </FormPage>
  );
}
