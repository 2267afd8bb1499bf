import { type RefObject, useEffect, useState } from 'react';

/** Keeps the current line in view until the person scrolls by themselves; searching shows the first place found. */
export function useFollow(list: RefObject<HTMLElement | null>, current: number, found: number | undefined) {
  const [isFollowing, setIsFollowing] = useState(true);

  function show(index: number) {
    const box = list.current;
    const line = box?.children[index];
    if (!box || !(line instanceof HTMLElement)) return;
    const top = line.offsetTop - box.offsetTop - (box.clientHeight - line.offsetHeight) / 3;
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    box.scrollTo?.({ top, behavior: isCalm ? 'auto' : 'smooth' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads the list when it runs
  useEffect(() => {
    if (isFollowing && found === undefined) show(current);
  }, [current, isFollowing, found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads the list when it runs
  useEffect(() => {
    if (found !== undefined) show(found);
  }, [found]);

  const leave = () => setIsFollowing(false);
  return {
    isFollowing,
    resume: () => setIsFollowing(true),
    handlers: { onWheel: leave, onTouchMove: leave },
  };
}
