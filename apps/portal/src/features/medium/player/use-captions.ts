import type { MediaFile } from '@mediathek/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Cue } from './vtt';
import { parseVtt } from './vtt';

export type LoadedText =
  | { readonly kind: 'none' | 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly cues: readonly Cue[] };

/** A link that has ended is asked for once more; the text is the same, so it is read only once for each file. */
async function loadText(file: MediaFile, renew: () => Promise<readonly MediaFile[]>): Promise<string> {
  const answer = await fetch(file.href);
  if (answer.ok) return answer.text();
  const fresh = (await renew()).find(({ id }) => id === file.id);
  const again = fresh && (await fetch(fresh.href));
  if (!again?.ok) throw new Error(`The text ${file.id} was refused: ${answer.status}`);
  return again.text();
}

/** Reads a file with times and words, when there is one. */
export function useTimedText(file: MediaFile | undefined, renew: () => Promise<readonly MediaFile[]>): LoadedText {
  const { data, isError, refetch } = useQuery({
    queryKey: ['timed-text', file?.id],
    queryFn: file ? () => loadText(file, renew) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const cues = useMemo(() => (data === undefined ? undefined : parseVtt(data)), [data]);
  if (!file) return { kind: 'none' };
  if (cues) return { kind: 'ready', cues };
  return isError ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}

const off = 'off';

/** Which subtitles are shown, and which language is read along; the text follows the subtitles. */
export function useCaptionChoice(files: readonly MediaFile[], lang: string) {
  const preferred = files.find((file) => file.lang === lang) ?? files[0];
  const [shown, setShown] = useState<string>(off);
  const [read, setRead] = useState<string>();
  const textFile = files.find(({ id }) => id === read) ?? preferred;
  const shownFile = files.find(({ id }) => id === shown);

  function show(id: string) {
    setShown(id);
    if (id !== off) setRead(id);
  }
  return {
    shown: shownFile ? shown : off,
    isShown: shownFile !== undefined,
    textFile,
    show,
    read: setRead,
    toggle: () => show(shownFile ? off : (textFile?.id ?? off)),
  };
}

export type CaptionChoice = ReturnType<typeof useCaptionChoice>;
export const captionsOff = off;
