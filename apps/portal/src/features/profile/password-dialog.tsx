import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../shared/form-dialog/form-dialog';
import { useFieldFocus } from '../../shared/submission/use-field-focus';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import { OwnPasswordField } from './own-password-field';
import { SignInAgain } from './sign-in-again';

export interface PasswordDialogProps<Answer> {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  /** Whoever has no password must have signed in just now, and otherwise does so again for this part of the profile. */
  readonly signedInFor?: string | undefined;
  /** It takes something away. */
  readonly isDanger?: boolean;
  /** Words for refusals that only this question can get. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly work: (password: string) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks for one's own password before something that matters, or just whether it is meant where there is none. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { title, text, action, isDanger = false, refusals = {}, signedInFor, work, onDone, onClose } = props;
  const { voiced } = useTexts();
  const submission = useSubmission();
  const { failure, submit, forgetFailure } = submission;
  const { form, focusField } = useFieldFocus('ownPassword');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const problem = failure?.kind === 'refused' ? failure.problem : undefined;
  const refusal = problem && refusals[problem];

  const hasPassword = signedInFor === undefined;
  const isStale = problem === 'sign-in-again';

  function fault() {
    if (isMissing) return 'missing';
    return problem === 'password-wrong' ? 'wrong' : undefined;
  }
  function send() {
    const isEmpty = hasPassword && password === '';
    setIsMissing(isEmpty);
    if (isEmpty) return focusField('ownPassword');
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
      insteadOfSubmit={isStale ? null : undefined}
      saidElsewhere={['password-wrong', 'sign-in-again', ...Object.keys(refusals)]}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text}</p>
      {hasPassword && (
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
      )}
      {isStale && signedInFor !== undefined && <SignInAgain section={signedInFor} />}
      {refusal && <p role="alert">{refusal}</p>}
    </FormDialog>
  );
}
