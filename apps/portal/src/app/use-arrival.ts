import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePortal } from '../shared/portal';
import { useTexts } from '../shared/use-texts';
import { documentTitle, pageTitle } from './document-title';
import type { PageView } from './page-view';
import { pathOf } from './resolve-page';
import { useShell } from './shell-context';

/** A heading that takes the focus is no control, so it stays out of the tab order. */
function focusHeading(main: HTMLElement) {
  const headings = [...main.querySelectorAll('h1')];
  const heading = headings.find((one) => one.checkVisibility?.() ?? true) ?? main;
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
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    // An open menu or dialog holds the focus until it closes.
    if (main.current && overlays.get().open === undefined) focusHeading(main.current);
    setAnnouncement(title);
  }, [place, title, main, overlays]);

  return announcement;
}
