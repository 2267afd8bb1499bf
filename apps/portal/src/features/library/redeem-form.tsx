import { Button, TextField } from '@mediathek/ui';
import { type FormEvent, useState } from 'react';
import { useForgetLibrary } from '../../shared/library/use-removal';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './library.module.css';

const refusals = { 'not-found': 'unknown', 'no-places-left': 'full', 'licence-ended': 'ended' } as const;
const saidAtField = Object.keys(refusals);

/** A code of the school brings its medium into one's library. */
export function RedeemForm() {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const forget = useForgetLibrary();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refused = failure?.kind === 'refused' ? failure.problem : '';
  const refusal = refusals[refused as keyof typeof refusals];

  function send() {
    setIsMissing(code.trim() === '');
    if (code.trim() === '') return focusField('code');
    const idempotencyKey = crypto.randomUUID();
    void submit(
      () => call('POST /api/v1/library/redeem', { body: { code } }, { idempotencyKey }),
      ({ title, alreadyHad }) => {
        setCode('');
        events.emit('snackbar', {
          type: 'success',
          message: t(alreadyHad ? 'library.redeem.already' : 'library.redeem.done', { title }),
        });
        void forget();
      },
      () => focusField('code'),
    );
  }

  return (
    <form
      ref={form}
      className={styles.redeem}
      noValidate
      aria-label={t('library.redeem.title')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        name="code"
        label={t('library.redeem.title')}
        hint={t('library.redeem.hint')}
        error={isMissing ? t('library.redeem.missing') : refusal && t(`library.redeem.${refusal}`)}
        value={code}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setIsMissing(false);
          forgetFailure();
        }}
      />
      <Button type="submit" look="plain" icon="ticket" busy={isBusy}>
        {t('library.redeem.submit')}
      </Button>
      <SubmissionNotice failure={failure} saidElsewhere={saidAtField} onRetry={send} />
    </form>
  );
}
