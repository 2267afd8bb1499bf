import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { OwnPasswordField } from './own-password-field';

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
  const { voiced } = useTexts();
  const submission = useSubmission();
  const { failure, submit, forgetFailure } = submission;
  const { form, focusField } = useFieldFocus('ownPassword');
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

  return (
    <FormDialog
      title={title}
      submitLabel={action}
      submitLook={isDanger ? 'danger' : 'main'}
      submission={submission}
      saidElsewhere={['password-wrong', ...Object.keys(refusals)]}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
