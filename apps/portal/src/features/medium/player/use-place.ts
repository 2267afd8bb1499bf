import type { MediaDetail } from '@mediathek/contract';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { findStorage } from '../../../shared/browser-storage';
import { createPlayedPositions } from '../../../shared/played-positions';
import type { Player } from './create-player';

interface PlaceOptions {
  readonly element: RefObject<HTMLMediaElement | null>;
  readonly player: Player;
  readonly medium: Pick<MediaDetail, 'identifier'>;
  readonly startAt: number | undefined;
  readonly takeResume: () => number | undefined;
}

const saveEvery = 5;

/** Where a film begins: at the second of the address, where the person stopped last time, or at its start. */
export function usePlace({ element, player, medium: { identifier }, startAt, takeResume }: PlaceOptions) {
  const isClip = player.bounds !== undefined;
  const [remembered, setRemembered] = useState<number>();
  const hasBegun = useRef(false);
  const positions = useMemo(
    () => createPlayedPositions(typeof document === 'undefined' ? undefined : findStorage('localStorage'), Date.now),
    [],
  );

  function begin() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (isClip) return player.seekTo(player.bounds?.start ?? 0);
    if (startAt !== undefined) {
      player.seekTo(startAt);
      player.play();
      return;
    }
    const last = positions.find(identifier);
    if (last === undefined) return;
    setRemembered(last);
    player.seekTo(last);
  }
  function handleLoaded() {
    const resumeAt = takeResume();
    const { isWanted } = player.state.get();
    if (resumeAt === undefined) return begin();
    if (hasBegun.current) player.seekTo(resumeAt);
    else begin();
    if (isWanted) player.play();
  }

  // The length may have been known before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the element is there
  useEffect(() => {
    if ((element.current?.readyState ?? 0) >= 1) begin();
  }, []);

  // Another link to the same film: it goes on from there.
  const firstStart = useRef(startAt);
  useEffect(() => {
    if (startAt === undefined || startAt === firstStart.current) return;
    firstStart.current = startAt;
    player.seekTo(startAt);
    player.play();
  }, [startAt, player]);

  useEffect(() => {
    if (isClip) return;
    let savedAt = Number.NaN;
    function save() {
      const { time, duration, hasStarted, hasEnded } = player.state.get();
      if (hasStarted && duration > 0) positions.remember(identifier, hasEnded ? duration : time, duration);
      savedAt = time;
    }
    const stop = player.state.subscribe(() => {
      const { time, isPlaying } = player.state.get();
      if (!(Math.abs(time - savedAt) < saveEvery) || (!isPlaying && time !== savedAt)) save();
    });
    window.addEventListener('pagehide', save);
    return () => {
      stop();
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [player, identifier, isClip, positions]);

  return { remembered, forget: () => setRemembered(undefined), handleLoaded };
}

export type Place = ReturnType<typeof usePlace>;
