import { Button } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { OwnPasswordField } from './own-password-field';
import styles from './profile.module.css';

export interface PasswordDialogProps<Answer> {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  /** It takes something away. */
  readonly isDanger?: boolean;
  /** Words for refusals that only this question can get. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly work: (password: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks for one's own password before something that matters. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { title, text, action, isDanger = false, refusals = {}, work, onDone, onClose } = props;
  const { t, voiced } = useTexts();
  const { isBusy, failure, submit, forgetFailure } = useSubmission();
  const { form, focusField } = useFieldFocus('ownPassword');
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const problem = failure?.kind === 'refused' ? failure.problem : undefined;
  const refusal = problem && refusals[problem];

  function fault() {
    if (isMissing) return 'missing';
    return problem === 'password-wrong' ? 'wrong' : undefined;
  }
  function send() {
    setIsMissing(password === '');
    if (password === '') return focusField('ownPassword');
    void submit(
      () => work(password),
      (answer) => {
        onClose();
        onDone(answer);
      },
      () => focusField('ownPassword'),
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      closeLabel={t('profile.close')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
          <Button look={isDanger ? 'danger' : 'main'} type="submit" form={formId} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.form} method="post" noValidate onSubmit={handleSubmit}>
        <p>{text}</p>
        <OwnPasswordField
          name="ownPassword"
          label={voiced('profile.password.label')}
          value={password}
          fault={fault()}
          onChange={(value) => {
            setPassword(value);
            setIsMissing(false);
            forgetFailure();
          }}
        />
        {refusal && <p role="alert">{refusal}</p>}
        <SubmissionNotice
          failure={failure}
          saidElsewhere={['password-wrong', ...Object.keys(refusals)]}
          onRetry={send}
        />
      </form>
    </Dialog>
  );
}
