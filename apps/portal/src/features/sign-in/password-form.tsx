import { type ReactNode, useState } from 'react';
import { usePortal, usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { FactorStep } from './factor-step';
import { askedFields, type PasswordValues, passwordBody } from './password-fields';
import { PasswordStep } from './password-step';
import { useSignIn } from './use-sign-in';

const nothingTyped: PasswordValues = { schoolNumber: '', login: '', password: '', borrowerCode: '' };

/** Signing in with a name and a password and, where one is set up, a second factor. */
export function PasswordForm({ below }: { readonly below?: ReactNode }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const { config } = usePortalState();
  const signIn = useSignIn();
  const [values, setValues] = useState(nothingTyped);
  const [stay, setStay] = useState(false);
  const [isSecondStep, setIsSecondStep] = useState(false);
  const asked = askedFields(config);

  async function send(secondFactor?: string) {
    const body = { ...passwordBody(asked, values), ...(stay && { stay }), ...(secondFactor && { secondFactor }) };
    const found = await signIn.attempt(() => call('POST /api/v1/auth/login', { body }));
    if (found?.kind === 'factor-needed') setIsSecondStep(true);
    // The password was changed or the account locked meanwhile: it begins anew.
    if (found?.kind === 'refused') setIsSecondStep(false);
    return found;
  }

  function startAnew() {
    signIn.forgetFailure();
    setValues((before) => ({ ...before, password: '' }));
    setIsSecondStep(false);
  }

  if (isSecondStep) return <FactorStep lead={t('signIn.factor.lead')} signIn={signIn} send={send} onBack={startAnew} />;
  return (
    <>
      <PasswordStep {...{ signIn, send, asked, values, setValues, stay, setStay }} />
      {below}
    </>
  );
}
