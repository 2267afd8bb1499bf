import { linkTo } from '@mediathek/domain';
import { Button, PasswordField, TextField, TextLink } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { usePortal, usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { FailureNotice } from './failure-notice';
import {
  askedFields,
  missingFields,
  type PasswordFieldName,
  type PasswordValues,
  passwordBody,
} from './password-fields';
import styles from './sign-in.module.css';
import { useFieldFocus } from './use-field-focus';
import { useSignIn } from './use-sign-in';

const nothingTyped: PasswordValues = { schoolNumber: '', login: '', password: '', borrowerCode: '' };

/** Signing in with a name and a password. */
export function PasswordForm() {
  const { t } = useTexts();
  const { call } = usePortal();
  const { config } = usePortalState();
  const { isBusy, failure, attempt, forgetFailure } = useSignIn();
  const { form, focusField } = useFieldFocus();
  const [values, setValues] = useState(nothingTyped);
  const [missing, setMissing] = useState<readonly PasswordFieldName[]>([]);
  const asked = askedFields(config);

  function change(name: PasswordFieldName, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setMissing((before) => before.filter((one) => one !== name));
    if (failure?.kind === 'refused') forgetFailure();
  }

  async function send() {
    const empty = missingFields(asked, values);
    setMissing(empty);
    if (empty[0]) return focusField(empty[0]);
    const found = await attempt(() => call('POST /api/v1/auth/login', { body: passwordBody(asked, values) }));
    if (found?.kind !== 'refused') return;
    setValues((before) => ({ ...before, password: '' }));
    focusField('password');
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  const field = (name: PasswordFieldName) => ({
    name,
    value: values[name],
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => change(name, event.currentTarget.value),
  });
  const resetUrl = config === false ? '' : config.PasswordResetURL;

  return (
    // Should the form be sent before the scripts have arrived, the password must not end up in the address.
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      {asked.includes('schoolNumber') && (
        <TextField
          {...field('schoolNumber')}
          label={t('signIn.password.schoolNumber.label')}
          error={missing.includes('schoolNumber') && t('signIn.password.schoolNumber.missing')}
          code
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        {...field('login')}
        label={t('signIn.password.login.label')}
        error={missing.includes('login') && t('signIn.password.login.missing')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={t('signIn.password.secret.label')}
        showLabel={t('signIn.password.secret.show')}
        hideLabel={t('signIn.password.secret.hide')}
        aside={
          <TextLink href={resetUrl || linkTo('password-request')}>{t('signIn.password.secret.forgotten')}</TextLink>
        }
        error={
          missing.includes('password')
            ? t('signIn.password.secret.missing')
            : failure?.kind === 'refused' && t('signIn.password.refused')
        }
        autoComplete="current-password"
      />
      {asked.includes('borrowerCode') && (
        <TextField
          {...field('borrowerCode')}
          label={t('signIn.password.borrowerCode.label')}
          hint={t('signIn.password.borrowerCode.hint')}
          error={missing.includes('borrowerCode') && t('signIn.password.borrowerCode.missing')}
          code
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <FailureNotice form="password" failure={failure} onRetry={() => void send()} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.password.busy')}>
        {t('signIn.password.submit')}
      </Button>
    </form>
  );
}
