import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useTexts } from '../../shared/use-texts';
import styles from './sign-in.module.css';
import { obstacleIn, type SignInFailure } from './sign-in-failure';
import type { SignIn } from './use-sign-in';

export interface FactorStepProps {
  /** What has been proven so far. */
  readonly lead: string;
  readonly signIn: SignIn;
  readonly send: (secondFactor: string) => Promise<SignInFailure | undefined>;
  readonly onBack: () => void;
}

const fieldName = 'secondFactor';

/** The second step: the code of the app or, without the phone, a recovery code. */
export function FactorStep({ lead, signIn, send, onBack }: FactorStepProps) {
  const { t } = useTexts();
  const { isBusy, failure, forgetFailure } = signIn;
  const [kind, setKind] = useState<'code' | 'recovery'>('code');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { form, focusField } = useFieldFocus(fieldName);

  function change(value: string) {
    setTyped(value);
    setIsMissing(false);
    if (failure?.kind === 'factor-refused') forgetFailure();
  }
  function changeKind() {
    change('');
    setKind(kind === 'code' ? 'recovery' : 'code');
    focusField(fieldName);
  }
  async function check() {
    if (typed.trim() === '') {
      setIsMissing(true);
      return focusField(fieldName);
    }
    const found = await send(typed.trim());
    if (found?.kind === 'factor-refused') {
      setTyped('');
      focusField(fieldName);
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void check();
  }
  function errorText() {
    if (isMissing) return t(`signIn.factor.${kind}Missing`);
    if (failure?.kind !== 'factor-refused') return undefined;
    return kind === 'code' ? t('signIn.factor.refused') : t('signIn.factor.recoveryRefused');
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <p role="status">{lead}</p>
      <TextField
        key={kind}
        name={fieldName}
        label={t(`signIn.factor.${kind}`)}
        hint={t(`signIn.factor.${kind}Hint`)}
        error={errorText()}
        value={typed}
        required
        code
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <SubmissionNotice failure={obstacleIn(failure)} speaksTo="adult" onRetry={() => void check()} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.password.busy')}>
        {t('signIn.factor.submit')}
      </Button>
      <div className={styles.actions}>
        <Button look="quiet" size="small" onClick={changeKind}>
          {kind === 'code' ? t('signIn.factor.toRecovery') : t('signIn.factor.toCode')}
        </Button>
        <Button look="quiet" size="small" onClick={onBack}>
          {t('signIn.factor.back')}
        </Button>
      </div>
    </form>
  );
}
