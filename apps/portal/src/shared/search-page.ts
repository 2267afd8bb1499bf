import { decideRouteAccess, getRoute, linkTo, type MediaCategory, type Visitor } from '@mediathek/domain';

/** The search a person is led to: their own, or the catalogue where only that is open to them; none where both are off. */
export function findSearchPage(visitor: Visitor): 'search' | 'csearch' | undefined {
  const decisions = (['search', 'csearch'] as const).map((name) => ({
    name,
    decision: decideRouteAccess(getRoute(name), visitor),
  }));
  const open = decisions.find(({ decision }) => decision === 'allow');
  return (open ?? decisions.find(({ decision }) => decision === 'login'))?.name;
}

/** The address of a search's results; `st` is left out for all media. */
export function searchHref(page: 'search' | 'csearch', text: string, category: MediaCategory = 'all'): string {
  return linkTo(page, {}, { q: text || undefined, st: category === 'all' ? undefined : category });
}
