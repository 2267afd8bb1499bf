import { accessCodeAlphabet, accessCodeLength, normaliseAccessCode } from '@mediathek/domain';
import { AccessCodeField, Button, Icon, Notice, VisuallyHidden } from '@mediathek/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useTexts } from '../../shared/use-texts';
import styles from './sign-in.module.css';
import { obstacleIn } from './sign-in-failure';
import { useSignIn } from './use-sign-in';

const fieldName = 'code';

export interface CodeFormProps {
  readonly isFirst: boolean;
  /** What the link of a card carried; undefined until that is known. */
  readonly givenCode: string | undefined;
}

/** Signing in with the code of a card; whoever scanned it only has to press the button. */
export function CodeForm({ isFirst, givenCode }: CodeFormProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const { isBusy, failure, attempt, forgetFailure } = useSignIn();
  // Whoever said that they have a code can type it at once.
  const { form, focusField } = useFieldFocus(isFirst ? fieldName : undefined);
  const [code, setCode] = useState('');
  const [remark, setRemark] = useState<'foreign' | 'short'>();
  const hasForeign = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const found = givenCode && normaliseAccessCode(givenCode);
    if (!found) return;
    setCode(found);
    setIsFilled(true);
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [givenCode]);

  function handleCode(typed: string) {
    setCode(typed);
    setIsFilled(false);
    setRemark(hasForeign.current ? 'foreign' : undefined);
    hasForeign.current = false;
    if (failure?.kind === 'refused') forgetFailure();
  }

  async function send() {
    if (code.length < accessCodeLength) {
      setRemark('short');
      return focusField(fieldName);
    }
    const found = await attempt(() => call('POST /api/v1/auth/access-code', { body: { code } }));
    if (found?.kind === 'refused') focusField(fieldName);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function errorText() {
    if (failure?.kind === 'refused') return t('signIn.code.refused');
    if (remark === 'foreign') return t('signIn.code.foreign');
    if (remark !== 'short') return undefined;
    return code === ''
      ? t('signIn.code.missing')
      : t('signIn.code.incomplete', { count: accessCodeLength - code.length });
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <AccessCodeField
        name={fieldName}
        required
        label={t('signIn.code.label')}
        hint={t('signIn.code.hint')}
        error={errorText()}
        value={code}
        onValueChange={handleCode}
        alphabet={accessCodeAlphabet}
        onForeignCharacters={() => {
          hasForeign.current = true;
        }}
        enterKeyHint="go"
      />
      <VisuallyHidden role="status">{remark === 'foreign' ? t('signIn.code.foreign') : ''}</VisuallyHidden>
      {isFilled && !failure && (
        <Notice kind="positive" live>
          {t('signIn.code.filled')}
        </Notice>
      )}
      <SubmissionNotice failure={obstacleIn(failure)} speaksTo="pupil" onRetry={() => void send()} />
      <Button ref={button} type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.code.busy')}>
        {t('signIn.code.submit')}
      </Button>
      <p className={styles.promise}>
        <Icon name="shield-check" />
        <span>{t('signIn.code.promise')}</span>
      </p>
    </form>
  );
}
