import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showView } from './kept-views';
import type { PageView } from './page-view';
import type { ScrollRule } from './scroll-rule';
import { useShell } from './shell-context';

/** Draws the current page, and keeps the ones that stay alive hidden beside it. */
export function PageStack({ view, scroll }: { readonly view: PageView; readonly scroll: ScrollRule }) {
  const [kept, setKept] = useState(() => showView([], view));
  const isShown = kept.some((one) => one.view === view);
  const views = isShown ? kept : showView(kept, view);
  if (!isShown) setKept(views);
  useKeptScroll(view, scroll);

  return views.map((one) => (
    <Activity key={one.view.key} mode={one.view.key === view.key ? 'visible' : 'hidden'}>
      <one.view.module.Page {...one.view.props} />
      <Awake />
    </Activity>
  ));
}

/** React takes over the frame first, and what stands in an Activity after it. */
function Awake() {
  const { onAwake } = useShell();
  useEffect(() => onAwake('page'), [onAwake]);
  return null;
}

interface Position {
  readonly href: string;
  readonly top: number;
}

// Effects run in the browser only; on the server React warns about layout effects it cannot run.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Whoever returns to a kept view at the address they left finds it scrolled as it was. */
function useKeptScroll({ key, href, route }: PageView, scroll: ScrollRule) {
  const positions = useRef(new Map<string, Position>());
  const isKept = route?.meta?.keepAlive === true;

  useBrowserLayoutEffect(() => {
    if (!isKept) return;
    const saved = positions.current.get(key);
    if (saved?.href === href) {
      scroll.keepNext();
      window.scrollTo(0, saved.top);
    }
    const remember = () => positions.current.set(key, { href, top: window.scrollY });
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, href, isKept, scroll]);
}
