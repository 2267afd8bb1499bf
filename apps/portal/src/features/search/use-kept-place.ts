import { useEffect, useRef, useState } from 'react';
import { findStorage } from '../../shared/browser-storage';
import { historyStep, keepPlace, readPlace } from './kept-place';

interface Reading {
  /** Which search the pages belong to. */
  readonly searchKey: string;
  readonly pageCount: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly loadMore: () => void;
}

/** Signs that the person has taken over: from then on nothing moves by itself. */
const handGestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Whoever reloads the page or comes back to it in any way finds as many results as they had, at the place they were
 * reading. Says whether that is still under way.
 */
export function useKeptPlace({ searchKey, pageCount, hasMore, isLoading, loadMore }: Reading): boolean {
  const [wanted, setWanted] = useState<{ readonly key: string; readonly pages: number; readonly top: number }>();
  const isReturning = wanted !== undefined && wanted.key === searchKey;
  const isReady = useRef(false);

  // Only in the browser is it known where somebody was; the server has drawn the first page.
  useEffect(() => {
    const place = readPlace(findStorage('sessionStorage'), historyStep());
    const isFurther = place !== undefined && place.search === searchKey && place.pages > 1;
    setWanted(isFurther ? { ...place, key: searchKey } : undefined);
    isReady.current = !isFurther;
  }, [searchKey]);

  useEffect(() => {
    if (!isReturning || isLoading) return;
    if (pageCount < wanted.pages && hasMore) {
      loadMore();
      return;
    }
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, wanted.top);
      isReady.current = true;
      setWanted(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [isReturning, wanted, isLoading, pageCount, hasMore, loadMore]);

  useEffect(() => {
    if (!isReturning) return;
    const takeOver = () => {
      isReady.current = true;
      setWanted(undefined);
    };
    for (const gesture of handGestures) window.addEventListener(gesture, takeOver, { passive: true });
    return () => {
      for (const gesture of handGestures) window.removeEventListener(gesture, takeOver);
    };
  }, [isReturning]);

  useEffect(() => {
    // The step is the one these results were drawn for: a scroll event may still arrive after the address has changed.
    const step = historyStep();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      if (isReady.current && historyStep() === step) {
        keepPlace(findStorage('sessionStorage'), step, { search: searchKey, pages: pageCount, top: window.scrollY });
      }
    };
    const rememberSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, 100);
    };
    window.addEventListener('scroll', rememberSoon, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', rememberSoon);
      window.removeEventListener('pagehide', remember);
    };
  }, [pageCount, searchKey]);

  return isReturning;
}
