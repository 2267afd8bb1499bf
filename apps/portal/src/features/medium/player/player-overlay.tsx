import { Button, Icon, Spinner } from '@mediathek/ui';
import type { MouseEvent } from 'react';
import { formatTime } from '../../../shared/media/format-time';
import { useStore } from '../../../shared/store';
import { useTexts } from '../../../shared/use-texts';
import type { Player } from './create-player';
import styles from './player-overlay.module.css';
import type { PlayProblem } from './use-media-source';
import type { Place } from './use-place';

export interface PlayerOverlayProps {
  readonly player: Player;
  readonly place: Place;
  readonly problem: PlayProblem | undefined;
  readonly onRetry: () => void;
  /** It is about to go. */
  readonly onLeave: () => void;
}

/** What lies over the picture: the way to begin, waiting, and what is wrong. */
export function PlayerOverlay({ player, place, problem, onRetry, onLeave }: PlayerOverlayProps) {
  const { t } = useTexts();
  const hasStarted = useStore(player.state, (state) => state.hasStarted);
  const hasEnded = useStore(player.state, (state) => state.hasEnded);
  const isWaiting = useStore(player.state, (state) => state.isWaiting);
  // A click here is meant for the button, not for the picture below it.
  const alone = (act: () => void) => (event: MouseEvent) => {
    event.stopPropagation();
    act();
    onLeave();
  };

  if (problem) return <Problem problem={problem} onRetry={alone(onRetry)} />;
  if (hasStarted && !hasEnded) {
    return isWaiting ? (
      <div className={styles.middle}>
        <Spinner label={t('medium.player.waiting')} />
      </div>
    ) : null;
  }
  const { remembered } = place;
  if (remembered !== undefined && !hasStarted) {
    return (
      <div className={styles.resume}>
        <Button icon="play" size="large" onClick={alone(player.play)}>
          {t('medium.player.resume', { time: formatTime(remembered, { padded: true }) })}
        </Button>
        <button
          type="button"
          className={styles.quiet}
          onClick={alone(() => {
            place.forget();
            player.seekTo(0);
            player.play();
          })}
        >
          {t('medium.player.fromStart')}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.middle}>
      <button
        type="button"
        className={styles.big}
        aria-label={hasEnded ? t('medium.player.again') : t('medium.player.play')}
        onClick={alone(player.toggle)}
      >
        <Icon name={hasEnded ? 'rotate-ccw' : 'play'} filled={!hasEnded} />
      </button>
    </div>
  );
}

function Problem({ problem, onRetry }: { problem: PlayProblem; onRetry: (event: MouseEvent) => void }) {
  const { t, voiced } = useTexts();
  return (
    <div className={styles.problem} role="alert">
      <strong className={styles.title}>{t(`medium.player.${problem}`)}</strong>
      <p>{voiced(`medium.player.${problem}Text`)}</p>
      {problem !== 'unsupported' && (
        <Button look="plain" icon="rotate-ccw" onClick={onRetry}>
          {t('medium.player.retry')}
        </Button>
      )}
    </div>
  );
}
