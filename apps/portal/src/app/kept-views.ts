import type { PageView } from './page-view';

export interface KeptView {
  readonly view: PageView;
  /** When it was last on top; the one longest ago goes first. */
  readonly shownAt: number;
}

/** So many views stay alive beside the current one; each costs memory. */
export const mostKept = 6;

function isKept({ route, props }: PageView): boolean {
  return route?.name === props.name && route.meta?.keepAlive === true;
}

/**
 * Search, lists, classes and library stay alive while the person is elsewhere; all other views end when they are left.
 * The order of the views never changes, because moving a view in the page would lose what it was scrolled to inside.
 */
export function showView(kept: readonly KeptView[], view: PageView): readonly KeptView[] {
  const shownAt = Math.max(0, ...kept.map((one) => one.shownAt)) + 1;
  const others = kept.filter((one) => one.view.key !== view.key && isKept(one.view));
  const oldest = others.length > mostKept ? Math.min(...others.map((one) => one.shownAt)) : undefined;
  const isNew = !kept.some((one) => one.view.key === view.key);
  const rest = kept.flatMap((one) => {
    if (one.view.key === view.key) return [{ view, shownAt }];
    return isKept(one.view) && one.shownAt !== oldest ? [one] : [];
  });
  return isNew ? [...rest, { view, shownAt }] : rest;
}
