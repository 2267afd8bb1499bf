import type { MediaDetail } from '@mediathek/contract';
import { isPublisher, isTeacher } from '@mediathek/domain';
import { SplitLayout } from '@mediathek/ui';
import { useState } from 'react';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { Chapters } from './chapters';
import { ClipSection } from './clips/clip-section';
import { ClipSource } from './clips/clip-source';
import { Facts } from './facts';
import { LicenceBox } from './licence-box';
import { MediumActions } from './medium-actions';
import { MediumHead } from './medium-head';
import styles from './medium-page.module.css';
import { MediumTexts } from './medium-texts';
import { PartsSection } from './parts-section';
import { createPlayer } from './player/create-player';
import { useTimedText } from './player/use-captions';
import { useRenewedFiles } from './queries';
import { SimilarSection } from './similar-section';
import { mediumStage } from './stage/medium-stage';
import { Stage } from './stage/stage';
import { useRememberedUse } from './use-remembered-use';
import { Worksheets } from './worksheets';

export interface MediumViewProps {
  readonly medium: MediaDetail;
  readonly startAt: number | undefined;
  /** The page of an offer: its description, nothing to play or to take. */
  readonly isOffer: boolean;
}

/** Everything about a medium that is there. */
export function MediumView({ medium, startAt, isOffer }: MediumViewProps) {
  const visitor = useVisitor();
  const { lang } = useTexts();
  const { clip } = medium;
  const [player] = useState(() => createPlayer(clip ? { start: clip.start, end: clip.end } : undefined));
  const renew = useRenewedFiles(medium.identifier);
  const chapterFiles = clip ? [] : medium.files.filter(({ role }) => role === 'chapters');
  const chapterFile = chapterFiles.find((file) => file.lang === lang) ?? chapterFiles[0];
  const chapterText = useTimedText(chapterFile, () => renew('chapters'));
  const chapters = chapterText.kind === 'ready' ? chapterText.cues : [];
  const stage = mediumStage(medium, isOffer);
  const isPlayable = stage === 'film' || stage === 'audio';
  useRememberedUse({ medium, player, isPlayable, isOffer });
  const hasVariants = !isPublisher(visitor.config) && !isOffer;
  const mayCut = hasVariants && stage === 'film' && !clip && isTeacher(visitor.user);

  return (
    <>
      <Stage kind={stage} medium={medium} player={player} chapters={chapters} startAt={startAt} renew={renew} />
      <div className={styles.split}>
        <SplitLayout
          aside={
            <aside className={styles.aside}>
              {medium.use.mayUse && <LicenceBox medium={medium} />}
              <Facts medium={medium} />
            </aside>
          }
        >
          <div className={styles.main}>
            <MediumHead medium={medium} />
            {!isOffer && <MediumActions medium={medium} />}
            {clip && <ClipSource clip={clip} />}
            <MediumTexts medium={medium} />
            {isPlayable && chapters.length > 0 && <Chapters player={player} chapters={chapters} />}
            {mayCut && <ClipSection medium={medium} player={player} />}
            <Worksheets files={medium.files} />
            <PartsSection medium={medium} />
          </div>
        </SplitLayout>
      </div>
      <SimilarSection medium={medium} isWanted={hasVariants} />
    </>
  );
}
