import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePortal } from '../shared/portal';
import { useTexts } from '../shared/use-texts';
import { documentTitle, pageTitle } from './document-title';
import type { PageView } from './page-view';
import { pathOf } from './resolve-page';
import { useShell } from './shell-context';

const isThere = (element: HTMLElement): boolean => element.isConnected && (element.checkVisibility?.() ?? true);

/** A heading that takes the focus is no control, so it stays out of the tab order. */
function focusHeading(main: HTMLElement) {
  const headings = [...main.querySelectorAll('h1')];
  const heading = headings.find(isThere) ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * When another page has opened, reading starts at its heading, its title stands in the tab, and the returned words are
 * said aloud. A change of filters or language on the same page moves nothing.
 */
export function useArrival(view: PageView, main: RefObject<HTMLElement | null>): string {
  const portal = usePortal();
  const { overlays } = useShell();
  const { t } = useTexts();
  const title = pageTitle(view, portal, t);
  const tabTitle = documentTitle(view, portal, t);
  const place = `${view.key} ${pathOf(view.href)}`;
  // The first page leaves the focus where the browser has it; one that was drawn anew has lost it.
  const lastPlace = useRef(portal.state.get().version === 0 ? place : undefined);
  const left = useRef(new Map<string, { readonly href: string; readonly element: HTMLElement }>());
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    // An open menu or dialog holds the focus until it closes.
    if (main.current && overlays.get().open === undefined) {
      const known = left.current.get(view.key);
      // Whoever comes back to a kept view goes on at what they opened.
      if (known?.href === view.href && isThere(known.element)) known.element.focus({ preventScroll: true });
      else focusHeading(main.current);
    }
    setAnnouncement(title);
  }, [place, title, main, overlays, view]);

  const isKept = view.route?.meta?.keepAlive === true;
  useEffect(() => {
    const around = main.current;
    if (!around || !isKept) return;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) left.current.set(view.key, { href: view.href, element: target });
    };
    around.addEventListener('focusin', note);
    return () => around.removeEventListener('focusin', note);
  }, [main, isKept, view.key, view.href]);

  return announcement;
}
