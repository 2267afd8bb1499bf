import { linkTo } from '@mediathek/domain';
import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../shared/app-link';
import { FormPage, formClass } from '../../shared/form-page/form-page';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { UnlessElsewhere } from './elsewhere';

/** Asks for the link to a new password; the answer never says whether there is such an account. */
export function RequestPage() {
  return (
    <UnlessElsewhere>
      <RequestForm />
    </UnlessElsewhere>
  );
}

function RequestForm() {
  const { t } = useTexts();
  const { call, navigate } = usePortal();
  const { isBusy, failure, submit } = useSubmission();
  const { form, focusField } = useFieldFocus();
  const [login, setLogin] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function send() {
    const email = login.trim();
    setIsMissing(email === '');
    if (email === '') return focusField('login');
    void submit(
      () => call('POST /api/v1/auth/password-request', { body: { email } }),
      () => navigate(linkTo('password-reset')),
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <FormPage title={t('passwordReset.request.title')} lead={t('passwordReset.request.lead')}>
      <form ref={form} className={formClass} method="post" noValidate onSubmit={handleSubmit}>
        <TextField
          name="login"
          label={t('passwordReset.request.label')}
          hint={t('passwordReset.request.pupils')}
          error={isMissing && t('passwordReset.request.missing')}
          value={login}
          required
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setLogin(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
        <SubmissionNotice failure={failure} onRetry={send} />
        <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('passwordReset.request.busy')}>
          {t('passwordReset.request.submit')}
        </Button>
      </form>
      <p>
        <AppLink to="login">{t('passwordReset.toSignIn')}</AppLink>
      </p>
    </FormPage>
  );
}
