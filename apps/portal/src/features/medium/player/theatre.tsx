import type { MediaDetail, MediaFile } from '@mediathek/contract';
import { classNames } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';
import type { Player } from './create-player';
import { PlayerView } from './player-view';
import styles from './theatre.module.css';
import { Transcript } from './transcript';
import { useCaptionChoice, useTimedText } from './use-captions';
import type { Cue } from './vtt';

export interface TheatreProps {
  readonly medium: MediaDetail;
  readonly kind: 'film' | 'audio';
  readonly player: Player;
  readonly chapters: readonly Cue[];
  readonly startAt: number | undefined;
  readonly renew: (role: MediaFile['role']) => Promise<readonly MediaFile[]>;
}

/** A film or a recording with what is said beside it. */
export function Theatre({ medium, kind, player, chapters, startAt, renew }: TheatreProps) {
  const { lang } = useTexts();
  const ofRole = (role: MediaFile['role']) => medium.files.filter((file) => file.role === role);
  const subtitles = ofRole('subtitle');
  const captions = useCaptionChoice(subtitles, lang);
  const renewText = () => renew('subtitle');
  const text = useTimedText(captions.textFile, renewText);
  const captionText = useTimedText(
    subtitles.find(({ id }) => id === captions.shown),
    renewText,
  );
  const [poster] = ofRole('poster');
  return (
    <div className={classNames(styles.theatre, subtitles.length > 0 && styles.withText)}>
      <PlayerView
        medium={medium}
        kind={kind}
        player={player}
        sources={ofRole('main')}
        subtitles={subtitles}
        poster={poster?.href ?? medium.cover}
        chapters={chapters}
        captions={captions}
        captionText={captionText}
        startAt={startAt}
        renew={renew}
      />
      {subtitles.length > 0 && <Transcript player={player} files={subtitles} captions={captions} text={text} />}
    </div>
  );
}
