import { type RefObject, useEffect, useState } from 'react';

/** Phones that know full screen for films only. */
interface FilmWithOwnScreen extends HTMLMediaElement {
  webkitEnterFullscreen?: () => void;
}

/** Lets a part of the page fill the screen. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, film?: RefObject<HTMLMediaElement | null>) {
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const update = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [frame]);

  function toggle() {
    if (document.fullscreenElement) return void document.exitFullscreen();
    const ignore = () => {};
    if (frame.current?.requestFullscreen) frame.current.requestFullscreen().catch(ignore);
    else (film?.current as FilmWithOwnScreen | null | undefined)?.webkitEnterFullscreen?.();
  }
  return { isFull, toggle };
}
