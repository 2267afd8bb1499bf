import { useStore } from '../../../shared/store';
import styles from './caption-lines.module.css';
import type { Player } from './create-player';
import { type Cue, cueAt } from './vtt';

/** What is being said, over the picture. Readers of the screen have the transcript; hearing it twice helps nobody. */
export function CaptionLines({ player, cues }: { readonly player: Player; readonly cues: readonly Cue[] }) {
  const index = useStore(player.state, ({ time }) => cueAt(cues, time));
  const cue = cues[index];
  if (!cue) return null;
  return (
    <p className={styles.caption} aria-hidden="true">
      {cue.lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </p>
  );
}
