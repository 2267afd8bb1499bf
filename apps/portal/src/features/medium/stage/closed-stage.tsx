import type { MediaDetail } from '@mediathek/contract';
import { formatDayMonth, formOf, isStudent, labelIn, linkTo, type UseReason } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { usePortal, useVisitor } from '../../../shared/portal';
import { useTexts } from '../../../shared/use-texts';
import { searchLink } from '../medium-context';
import { useSignIn } from '../use-sign-in';
import { CoverStage } from './cover-stage';

type ClosedReason = Exclude<UseReason, 'open' | 'licensed' | 'shared'>;

const isClosed = (reason: UseReason): reason is ClosedReason =>
  reason !== 'open' && reason !== 'licensed' && reason !== 'shared';

/** Why the medium cannot be opened, in words for this person, and what to do next. */
export function ClosedStage({ medium }: { readonly medium: MediaDetail }) {
  const { t, voice } = useTexts();
  const { reason } = medium.use;
  const title = useClosedTitle(medium);
  if (!isClosed(reason)) return null;
  const subject = t(`medium.subjects.${formOf(medium)}`);
  // The other two reasons are never a pupil's.
  const text =
    reason === 'expired' || reason === 'not-shared'
      ? t(`medium.closed.${reason}.text`, { subject, context: voice })
      : t(`medium.closed.${reason}.text`, { subject });
  return (
    <CoverStage
      medium={medium}
      icon={reason === 'expired' ? 'circle-x' : 'lock'}
      title={title}
      actions={<Ways medium={medium} reason={reason} />}
    >
      <p>{text}</p>
    </CoverStage>
  );
}

function useClosedTitle({ use }: MediaDetail): string {
  const { t, lang, voice, voiced } = useTexts();
  const { today } = usePortal();
  if (!isClosed(use.reason)) return '';
  if (use.reason === 'expired' && use.until && voice === 'adult') {
    const withYear = use.until.slice(0, 4) !== today.slice(0, 4);
    return t('medium.closed.expired.titleOn', { date: formatDayMonth(use.until, lang, { withYear }) });
  }
  return voiced(`medium.closed.${use.reason}.title`);
}

function Ways({ medium, reason }: { readonly medium: MediaDetail; readonly reason: ClosedReason }) {
  const { t, lang } = useTexts();
  const visitor = useVisitor();
  const signIn = useSignIn();
  const [top] = medium.subjectPaths[0] ?? [];
  const subjectHref = top && searchLink(visitor, { geb: top.code });
  const asksCentre = (reason === 'not-licensed' || reason === 'expired') && !isStudent(visitor.user);
  return (
    <>
      {reason === 'sign-in' && (
        <Button icon="log-in" onClick={signIn}>
          {t('medium.closed.sign-in.action')}
        </Button>
      )}
      {top && subjectHref && (
        <Button look={reason === 'sign-in' ? 'plain' : 'main'} href={subjectHref}>
          {t('medium.closed.subject', { subject: labelIn(top.labels, lang) })}
        </Button>
      )}
      {asksCentre && (
        <Button look="plain" href={linkTo('contact')}>
          {t(`medium.closed.${reason}.action`)}
        </Button>
      )}
    </>
  );
}
