import type { MediaDetail } from '@mediathek/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWorthKeeping } from '../../shared/played-positions';
import { usePortal, useVisitor } from '../../shared/portal';
import type { Player } from './player/create-player';

/** Whoever leaves sooner has only looked at what it is. */
const lookMs = 3000;
/** While a film runs, its place is told so often, and when it stops or is left. */
const tellEverySeconds = 20;

interface RememberedUse {
  readonly medium: MediaDetail;
  readonly player: Player;
  readonly isPlayable: boolean;
  readonly isOffer: boolean;
}

/** Keeps for a signed-in person what they used and how far they came; nothing is kept for guests. */
export function useRememberedUse({ medium, player, isPlayable, isOffer }: RememberedUse): void {
  const { call } = usePortal();
  const { user } = useVisitor();
  const queries = useQueryClient();
  const { identifier, clip } = medium;
  const isKept = user !== false && medium.use.mayUse && !isOffer;

  useEffect(() => {
    if (!isKept) return;
    const tell = (position: number | null, duration: number | null, isLast = false) =>
      call('PUT /api/v1/media/{id}/position', { params: { id: identifier }, body: { position, duration } }, { isLast })
        // What is shown of it is asked for anew when somebody looks there.
        .then(() => queries.removeQueries({ queryKey: ['library', 'history'] }))
        // Nothing is lost that the person would miss now.
        .catch(() => undefined);
    if (!isPlayable || clip) {
      const timer = setTimeout(() => void tell(null, null), lookMs);
      return () => clearTimeout(timer);
    }

    let toldAt = Number.NaN;
    let wasPlaying = false;
    function save(isLast = false) {
      const { time, duration, hasStarted, hasEnded } = player.state.get();
      if (!hasStarted || !(duration > 0) || time === toldAt) return;
      toldAt = time;
      const isDone = hasEnded || !isWorthKeeping(time, duration);
      void tell(isDone ? null : Math.round(time * 10) / 10, Math.round(duration * 10) / 10, isLast);
    }
    const stop = player.state.subscribe(() => {
      const { time, isPlaying } = player.state.get();
      const hasStopped = wasPlaying && !isPlaying;
      wasPlaying = isPlaying;
      if (hasStopped || (isPlaying && !(Math.abs(time - toldAt) < tellEverySeconds))) save();
    });
    const leave = () => save(true);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      save(true);
    };
  }, [call, queries, player, identifier, clip, isKept, isPlayable]);
}
