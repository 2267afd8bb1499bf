import type { OwnSession } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import { Badge, Button, Notice, Skeleton, SkeletonGroup } from '@mediathek/ui';
import type { TFunction } from 'i18next';
import { usePortal } from '../../shared/portal';
import { SubmissionNotice } from '../../shared/submission/submission-notice';
import { useSubmission } from '../../shared/submission/use-submission';
import { useTexts } from '../../shared/use-texts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section';
import { useSessions } from './queries';

/** A device in words: browser and system as far as they are known, otherwise its kind. */
function deviceName(t: TFunction, { kind, browser, system }: OwnSession['device']): string {
  if (browser && system) return t('profile.sessions.device', { browser, system });
  return browser || system || t(`profile.sessions.kinds.${kind}`);
}

/** Where one is signed in, and how to end that. */
export function SessionsSection() {
  const { t, voiced } = useTexts();
  return (
    <ProfileSection title={t('profile.sessions.title')} lead={voiced('profile.sessions.lead')}>
      <Sessions />
    </ProfileSection>
  );
}

function Sessions() {
  const { t } = useTexts();
  const { call, events } = usePortal();
  const { data, isError, isFetching, refetch } = useSessions();
  const { isBusy, failure, submit } = useSubmission();

  function end(work: () => Promise<unknown>, message: string) {
    void submit(work, () => {
      events.emit('snackbar', { type: 'success', message });
      void refetch();
    });
  }

  if (!data && isError) {
    return (
      <Notice
        kind="critical"
        live
        title={t('profile.sessions.failed')}
        actions={
          <Button look="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('forms.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('profile.sessions.loading')}>
        <Skeleton shape="text" />
        <Skeleton shape="short" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul className={styles.sessions}>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() =>
              end(
                () => call('DELETE /api/v1/profile/sessions/{id}', { params: { id: session.id } }),
                t('profile.sessions.ended'),
              )
            }
          />
        ))}
      </ul>
      <SubmissionNotice failure={failure} />
      {data.sessions.length > 1 && (
        <Button
          look="plain"
          icon="log-out"
          busy={isBusy}
          onClick={() => end(() => call('DELETE /api/v1/profile/sessions'), t('profile.sessions.othersEnded'))}
        >
          {t('profile.sessions.endOthers')}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t, lang } = useTexts();
  const device = deviceName(t, session.device);
  const dayOf = (moment: string) => formatDate(new Date(moment), lang, 'short');
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.lead}>
          {t('profile.sessions.seen', { day: dayOf(session.lastSeenAt), until: dayOf(session.expiresAt) })}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge kind="open">{t('profile.sessions.current')}</Badge>
      ) : (
        <Button look="quiet" aria-label={t('profile.sessions.endNamed', { device })} onClick={onEnd}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
