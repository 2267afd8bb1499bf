import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { QrPicture } from '../../shared/qr-picture/qr-picture';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './profile.module.css';

export interface FactorSetUpProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const saidAtField = ['second-factor-refused', 'conflict', 'invalid-request'];

/** Scan the picture with an app, then type the code the app shows. */
export function FactorSetUp({ secret, uri, onDone, onCancel }: FactorSetUpProps) {
  const { t } = useTexts();
  const { call } = usePortal();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus('factorCode');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function send() {
    const typed = code.replace(/\s/g, '');
    const isShort = !/^\d{6}$/.test(typed);
    setIsMissing(isShort);
    if (isShort) return focusField('factorCode');
    void submit(
      () => call('POST /api/v1/profile/second-factor/confirm', { body: { code: typed } }),
      ({ recoveryCodes }) => onDone(recoveryCodes),
      () => focusField('factorCode'),
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function errorText() {
    if (isMissing) return t('profile.factor.codeMissing');
    if (failure?.kind !== 'refused') return undefined;
    return failure.problem === 'conflict' ? t('profile.factor.again') : t('profile.factor.codeWrong');
  }

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
      <p>{t('profile.factor.scan')}</p>
      <QrPicture text={uri} label={t('profile.factor.picture')} />
      <p className={styles.lead}>
        {t('profile.factor.type')} <span className={styles.secret}>{secret}</span>
      </p>
      <TextField
        name="factorCode"
        label={t('profile.factor.code')}
        hint={t('profile.factor.codeHint')}
        error={errorText()}
        value={code}
        required
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setIsMissing(false);
          forgetFailure();
        }}
      />
      <SubmissionNotice failure={failure} saidElsewhere={saidAtField} onRetry={send} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('profile.factor.finish')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
