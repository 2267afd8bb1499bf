import { linkTo } from '@mediathek/domain';
import { Button, Checkbox, PasswordField, TextField, TextLink } from '@mediathek/ui';
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react';
import { usePortalState } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useTexts } from '../../shared/use-texts';
import { missingFields, type PasswordFieldName, type PasswordValues } from './password-fields';
import styles from './sign-in.module.css';
import { obstacleIn, type SignInFailure } from './sign-in-failure';
import type { SignIn } from './use-sign-in';

export interface PasswordStepProps {
  readonly signIn: SignIn;
  readonly send: () => Promise<SignInFailure | undefined>;
  readonly asked: readonly PasswordFieldName[];
  readonly values: PasswordValues;
  readonly setValues: Dispatch<SetStateAction<PasswordValues>>;
  readonly stay: boolean;
  readonly setStay: (stay: boolean) => void;
}

/** Name and password, and what else the deployment asks for. */
export function PasswordStep({ signIn, send, asked, values, setValues, stay, setStay }: PasswordStepProps) {
  const { t } = useTexts();
  const { config } = usePortalState();
  const { isBusy, failure, forgetFailure } = signIn;
  const { form, focusField } = useFieldFocus();
  const [missing, setMissing] = useState<readonly PasswordFieldName[]>([]);

  function change(name: PasswordFieldName, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setMissing((before) => before.filter((one) => one !== name));
    if (failure?.kind === 'refused') forgetFailure();
  }

  async function check() {
    const empty = missingFields(asked, values);
    setMissing(empty);
    if (empty[0]) return focusField(empty[0]);
    const found = await send();
    if (found?.kind !== 'refused') return;
    setValues((before) => ({ ...before, password: '' }));
    focusField('password');
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void check();
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
      <Checkbox
        name="stay"
        label={t('signIn.password.stay')}
        hint={t('signIn.password.stayHint')}
        checked={stay}
        onChange={(event) => setStay(event.currentTarget.checked)}
      />
      <SubmissionNotice failure={obstacleIn(failure)} speaksTo="adult" onRetry={() => void check()} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.password.busy')}>
        {t('signIn.password.submit')}
      </Button>
    </form>
  );
}
