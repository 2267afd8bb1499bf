import { useQueries } from '@tanstack/react-query';
import { usePortal } from '../../shared/portal';
import type { ActiveFilter } from './active-filters';
import { totalQuery } from './queries';
import { type SearchName, type SearchState, withoutFilters } from './search-state';

/** The filter that keeps the most media away, or all of them together where none alone does. */
export interface Obstacle {
  readonly filter: ActiveFilter | undefined;
  readonly without: SearchState;
  readonly total: number;
}

interface Counted {
  readonly filter: ActiveFilter | undefined;
  readonly without: SearchState;
  readonly total: number | undefined;
}

/** One filter less is better than none at all; among single filters the one that gives the most. */
export function pickObstacle(counted: readonly Counted[]): Obstacle | undefined {
  const useful = counted.flatMap(({ total, ...rest }) => (total ? [{ ...rest, total }] : []));
  const single = useful.filter(({ filter }) => filter !== undefined).sort((one, other) => other.total - one.total);
  return single[0] ?? useful[0];
}

/** Finds out which filter is in the way of a search that found nothing; undefined while it is being counted. */
export function useObstacle(
  name: SearchName,
  state: SearchState,
  filters: readonly ActiveFilter[],
): { readonly isCounting: boolean; readonly obstacle: Obstacle | undefined } {
  const portal = usePortal();
  const whole = { filter: undefined, without: withoutFilters(state) };
  const candidates =
    filters.length > 1 ? [...filters.map((filter) => ({ filter, without: filter.without })), whole] : [];
  const tried = filters.length === 1 && filters[0] ? [{ filter: filters[0], without: filters[0].without }] : candidates;
  const totals = useQueries({ queries: tried.map(({ without }) => totalQuery(portal, name, without)) });
  return {
    isCounting: totals.some(({ isPending }) => isPending),
    obstacle: pickObstacle(tried.map((one, index) => ({ ...one, total: totals[index]?.data }))),
  };
}
