import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { toPlainText } from '@mediathek/domain';
import { Heading, SkeletonGroup, Wrap } from '@mediathek/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MediumMeta } from '../../../shared/media/medium-meta';
import { type Portal, usePortal } from '../../../shared/portal';
import { useTexts } from '../../../shared/use-texts';
import { Chapters } from '../chapters';
import styles from '../medium-page.module.css';
import { MediumSkeleton } from '../medium-skeleton';
import { MediumTexts } from '../medium-texts';
import { createPlayer } from '../player/create-player';
import { useTimedText } from '../player/use-captions';
import { mediumStage } from '../stage/medium-stage';
import { Stage } from '../stage/stage';
import { Worksheets } from '../worksheets';
import { Nothing } from './nothing';

/** Links to files end after half an hour; those of an open page are renewed before. */
const renewEvery = 20 * 60_000;

function launchedQuery({ call }: Pick<Portal, 'call'>, session: string) {
  return queryOptions({
    queryKey: ['learning-platform', session, 'medium'],
    queryFn: async () => {
      const medium = await call('POST /api/v1/lti/medium', { body: { session } });
      return { ...medium, fn_titel: toPlainText(medium.fn_titel) };
    },
    retry: false,
  });
}

/** The medium that a course opens, without anything that leads out of the frame. */
export function LaunchedMedium({ session }: { readonly session: string }) {
  const { t } = useTexts();
  const { data, isError } = useQuery({ ...launchedQuery(usePortal(), session), refetchInterval: renewEvery });
  if (isError && !data) return <Nothing />;
  return (
    <Wrap className={styles.page}>
      {data ? (
        <View medium={data} session={session} />
      ) : (
        <SkeletonGroup label={t('medium.loading')}>
          <MediumSkeleton />
        </SkeletonGroup>
      )}
    </Wrap>
  );
}

function View({ medium, session }: { readonly medium: MediaDetail; readonly session: string }) {
  const portal = usePortal();
  const queries = useQueryClient();
  const { lang } = useTexts();
  const { clip } = medium;
  const [player] = useState(() => createPlayer(clip ? { start: clip.start, end: clip.end } : undefined));
  const renew = async (role: MediaFile['role']) => {
    const fresh = await queries.fetchQuery({ ...launchedQuery(portal, session), staleTime: 0 });
    return fresh.files.filter((file) => file.role === role);
  };
  const chapterFiles = clip ? [] : medium.files.filter(({ role }) => role === 'chapters');
  const chapterFile = chapterFiles.find((file) => file.lang === lang) ?? chapterFiles[0];
  const chapterText = useTimedText(chapterFile, () => renew('chapters'));
  const chapters = chapterText.kind === 'ready' ? chapterText.cues : [];
  const stage = mediumStage(medium, false);
  const isPlayable = stage === 'film' || stage === 'audio';
  return (
    <>
      <Stage kind={stage} medium={medium} player={player} chapters={chapters} startAt={undefined} renew={renew} />
      <div className={styles.main}>
        <header className={styles.head}>
          <Heading level={1}>{medium.fn_titel}</Heading>
          <p className={styles.meta}>
            <MediumMeta medium={medium} end={medium.fn_prodname} />
          </p>
        </header>
        <MediumTexts medium={medium} />
        {isPlayable && chapters.length > 0 && <Chapters player={player} chapters={chapters} />}
        <Worksheets files={medium.files} />
      </div>
    </>
  );
}
