import type { MediaClip } from '@mediathek/contract';

interface ClipRow {
  identifier: string;
  fn_titel: string;
  clip_start: number | null;
  clip_end: number | null;
  clip_owner: string | null;
}

/** A clip in the words of the contract. */
export function presentClip(clip: ClipRow, viewerId: string | undefined): MediaClip {
  return {
    identifier: clip.identifier,
    title: clip.fn_titel,
    start: clip.clip_start ?? 0,
    end: clip.clip_end ?? 0,
    isOwn: clip.clip_owner === viewerId,
  };
}
