import type { MediaFile } from '@mediathek/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { logProblem } from '../../../shared/log';
import type { Player } from './create-player';

/** Why nothing plays. */
export type PlayProblem = 'failed' | 'offline' | 'unsupported';

interface Source {
  readonly file: MediaFile;
  /** Files that could not be played; another one of the same medium may be. */
  readonly refused: readonly string[];
}

export interface SourceOptions {
  readonly element: RefObject<HTMLMediaElement | null>;
  readonly player: Player;
  readonly files: readonly MediaFile[];
  /** Asks for fresh links; the old ones end after a while. */
  readonly renew: () => Promise<readonly MediaFile[]>;
}

const canPlay = (element: HTMLMediaElement, { contentType }: MediaFile) => element.canPlayType(contentType) !== '';

/**
 * Chooses the file to play and keeps it: a link that is still good is not changed under a running film. When it has ended
 * the same file is asked for anew and goes on at the same second; a file that cannot be played gives way to the next one.
 */
export function useMediaSource({ element, player, files, renew }: SourceOptions) {
  const [source, setSource] = useState<Source | undefined>(() => files[0] && { file: files[0], refused: [] });
  const [problem, setProblem] = useState<PlayProblem>();
  /** Where to go on after the link has changed. */
  const resume = useRef<number>(undefined);
  /** The place of the last failure: failing there again means that a fresh link does not help. */
  const failedAt = useRef<number>(undefined);

  async function load(refused: readonly string[], isFresh: boolean) {
    resume.current ??= player.state.get().time;
    try {
      const fresh = isFresh ? await renew() : files;
      const media = element.current;
      const next = fresh.find((file) => !refused.includes(file.id) && (!media || canPlay(media, file)));
      setProblem(next ? undefined : 'unsupported');
      if (next) setSource({ file: next, refused });
    } catch (cause) {
      logProblem('Failed to get fresh links', cause);
      setProblem(navigator.onLine ? 'failed' : 'offline');
    }
  }

  function handleError() {
    if (!source) return;
    if (!navigator.onLine) return setProblem('offline');
    const { time } = player.state.get();
    const isFirst = failedAt.current === undefined || Math.abs(failedAt.current - time) > 1;
    failedAt.current = time;
    if (isFirst) return void load(source.refused, true);
    const refused = [...source.refused, source.file.id];
    const isLast = files.every(({ id }) => refused.includes(id));
    if (isLast) setProblem('failed');
    else void load(refused, true);
  }

  function retry() {
    failedAt.current = undefined;
    void load([], true);
  }

  // A file the browser does not know is not even tried; an error that came before the scripts is met here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the element is there
  useEffect(() => {
    const media = element.current;
    if (!media || !source) return;
    if (!canPlay(media, source.file)) void load([source.file.id], false);
    else if (media.error) handleError();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` reads what is current when it runs
  useEffect(() => {
    if (problem !== 'offline') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [problem]);

  /** To be called when the length is known: goes on where the last link ended. */
  function takeResume() {
    const place = resume.current;
    resume.current = undefined;
    return place;
  }

  return { href: source?.file.href, problem, handleError, retry, takeResume };
}
