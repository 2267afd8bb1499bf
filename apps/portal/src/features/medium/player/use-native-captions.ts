import type { MediaFile } from '@mediathek/contract';
import { type RefObject, useEffect } from 'react';
import type { CaptionChoice } from './use-captions';

/**
 * Our own subtitles lie over the picture. In the small window and on phones' own full screen only the browser's are seen,
 * so there the chosen track is switched on.
 */
export function useNativeCaptions(
  element: RefObject<HTMLMediaElement | null>,
  { shown }: CaptionChoice,
  subtitles: readonly MediaFile[],
) {
  useEffect(() => {
    const media = element.current;
    if (!media) return;
    let isElsewhere = false;
    function apply() {
      for (const [index, file] of subtitles.entries()) {
        const track = media?.textTracks[index];
        if (track) track.mode = isElsewhere && file.id === shown ? 'showing' : 'disabled';
      }
    }
    const leave = () => {
      isElsewhere = true;
      apply();
    };
    const enter = () => {
      isElsewhere = false;
      apply();
    };
    apply();
    const pairs = [
      ['enterpictureinpicture', leave],
      ['webkitbeginfullscreen', leave],
      ['leavepictureinpicture', enter],
      ['webkitendfullscreen', enter],
    ] as const;
    for (const [name, handler] of pairs) media.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of pairs) media.removeEventListener(name, handler);
    };
  }, [element, shown, subtitles]);
}
