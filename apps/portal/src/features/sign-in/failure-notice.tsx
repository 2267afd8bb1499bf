import { Button, Notice } from '@mediathek/ui';
import { waitInWords } from '../../shared/submission/call-failure';
import { useTexts } from '../../shared/use-texts';
import type { SignInFailure } from './sign-in-failure';

export interface FailureNoticeProps {
  /** Which form's words to use: the adults' or the pupils'. */
  readonly form: 'password' | 'code';
  readonly failure: SignInFailure | undefined;
  readonly onRetry: () => void;
}

const saidAtTheField: readonly SignInFailure['kind'][] = ['refused', 'factor-needed', 'factor-refused'];

/** What stands in the way although nothing typed is wrong; a refusal is said at the field instead. */
export function FailureNotice({ form, failure, onRetry }: FailureNoticeProps) {
  const { t } = useTexts();
  if (!failure || saidAtTheField.includes(failure.kind)) return null;
  if (failure.kind === 'wait') {
    const { seconds } = failure;
    return (
      <Notice kind="caution" live>
        {seconds === undefined
          ? t(`signIn.${form}.waitUnknown`)
          : t(`signIn.${form}.wait`, { time: waitInWords(t, seconds) })}
      </Notice>
    );
  }
  const kind = failure.kind === 'offline' ? 'offline' : 'failed';
  return (
    <Notice
      kind="critical"
      live
      title={t(`signIn.${form}.${kind}.title`)}
      actions={
        <Button look="plain" size="small" onClick={onRetry}>
          {t(`signIn.${form}.retry`)}
        </Button>
      }
    >
      {t(`signIn.${form}.${kind}.text`)}
    </Notice>
  );
}
