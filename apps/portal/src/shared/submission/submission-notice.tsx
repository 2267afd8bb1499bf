import { Button, Notice } from '@mediathek/ui';
import { speak, useTexts, type Voice } from '../use-texts';
import { type CallFailure, waitInWords } from './call-failure';

export interface SubmissionNoticeProps {
  readonly failure: CallFailure | undefined;
  /** Problems that are said elsewhere, at the field they concern. */
  readonly saidElsewhere?: readonly string[];
  /** Whom a form speaks to whose person is not known yet. */
  readonly speaksTo?: Voice;
  readonly onRetry?: (() => void) | undefined;
}

/** What stands in the way although nothing typed is wrong: waiting, no connection, a fault of ours. */
export function SubmissionNotice({ failure, saidElsewhere = [], speaksTo, onRetry }: SubmissionNoticeProps) {
  const texts = useTexts();
  const { t } = texts;
  const voice = speaksTo ?? texts.voice;
  if (!failure || (failure.kind === 'refused' && saidElsewhere.includes(failure.problem))) return null;
  if (failure.kind === 'wait') {
    const { seconds } = failure;
    return (
      <Notice kind="caution" live>
        {seconds === undefined
          ? speak(t, 'forms.waitUnknown', voice)
          : t('forms.wait', { context: voice, time: waitInWords(t, seconds) })}
      </Notice>
    );
  }
  const kind = failure.kind === 'offline' ? 'offline' : 'failed';
  return (
    <Notice
      kind="critical"
      live
      title={t(`forms.${kind}.title`)}
      actions={
        onRetry && (
          <Button look="plain" size="small" onClick={onRetry}>
            {t('forms.retry')}
          </Button>
        )
      }
    >
      {speak(t, `forms.${kind}.text`, voice)}
    </Notice>
  );
}
