import { Icon, SectionHead, VisuallyHidden } from '@mediathek/ui';
import { useId } from 'react';
import { formatTime } from '../../shared/media/format-time';
import { useStore } from '../../shared/store';
import { useTexts } from '../../shared/use-texts';
import styles from './chapters.module.css';
import type { Player } from './player/create-player';
import { type Cue, lineAt } from './player/vtt';

/** The parts of a film; each one leads to its beginning. */
export function Chapters({ player, chapters }: { readonly player: Player; readonly chapters: readonly Cue[] }) {
  const { t } = useTexts();
  const titleId = useId();
  const current = useStore(player.state, ({ time, hasStarted }) => (hasStarted ? lineAt(chapters, time) : -1));
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('medium.chapters.title')} />
      <ol className={styles.list}>
        {chapters.map(({ start, end, lines }, index) => (
          <li key={start}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current || undefined}
              onClick={() => {
                player.seekTo(start);
                player.play();
              }}
            >
              <span className={styles.time}>
                <Icon name="play" filled className={styles.play} />
                {formatTime(start, { padded: true })}
              </span>
              <span className={styles.name}>
                {lines.join(' ')}
                {index === current && <VisuallyHidden>{` (${t('medium.chapters.playing')})`}</VisuallyHidden>}
              </span>
              <span className={styles.length}>{t('medium.chapters.length', { time: formatTime(end - start) })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
