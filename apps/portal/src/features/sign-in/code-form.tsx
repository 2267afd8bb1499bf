import { accessCodeAlphabet, accessCodeLength } from '@mediathek/domain';
import { AccessCodeField, Button, Icon, VisuallyHidden } from '@mediathek/ui';
import { type FormEvent, useRef, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { FailureNotice } from './failure-notice';
import styles from './sign-in.module.css';
import { useFieldFocus } from './use-field-focus';
import { useSignIn } from './use-sign-in';

const fieldName = 'code';

/** Signing in with the code of a card. */
export function CodeForm({ isFirst }: { readonly isFirst: boolean }) {
  const { t } = useTexts();
  const { call } = usePortal();
  const { isBusy, failure, attempt, forgetFailure } = useSignIn();
  // Whoever said that they have a code can type it at once.
  const { form, focusField } = useFieldFocus(isFirst ? fieldName : undefined);
  const [code, setCode] = useState('');
  const [remark, setRemark] = useState<'foreign' | 'short'>();
  const hasForeign = useRef(false);

  function handleCode(typed: string) {
    setCode(typed);
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
      <FailureNotice form="code" failure={failure} onRetry={() => void send()} />
      <Button type="submit" size="large" wide busy={isBusy} busyLabel={t('signIn.code.busy')}>
        {t('signIn.code.submit')}
      </Button>
      <p className={styles.promise}>
        <Icon name="shield-check" />
        <span>{t('signIn.code.promise')}</span>
      </p>
    </form>
  );
}
