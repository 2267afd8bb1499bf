import { VisuallyHidden } from '@mediathek/ui';
import { useTexts } from '../use-texts';
import { formatTime } from './format-time';
import styles from './played-bar.module.css';

interface PlayedBarProps {
  readonly position: number;
  readonly duration: number | null;
}

/** How far somebody came in a film: a line for the eye, and the time in words. */
export function PlayedBar({ position, duration }: PlayedBarProps) {
  const { t } = useTexts();
  const time = formatTime(position);
  if (!duration) return <span className={styles.words}>{t('media.played.open', { time })}</span>;
  const share = Math.min(100, (position / duration) * 100);
  return (
    <span className={styles.played}>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} width="100" height="1" />
        <rect className={styles.done} width={share} height="1" />
      </svg>
      <VisuallyHidden>{t('media.played.of', { time, duration: formatTime(duration) })}</VisuallyHidden>
    </span>
  );
}
