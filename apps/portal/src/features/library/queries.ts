import type { LibraryTab } from '@mediathek/contract';
import { type CurrentUser, isStaff } from '@mediathek/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../shared/page';
import { type Portal, usePortal } from '../../shared/portal';

const allTabs: readonly LibraryTab[] = ['media', 'apps', 'books', 'bookmarks', 'lists', 'history', 'loans', 'pool'];

/** The pool is what teachers give to each other; pupils get theirs over their classes. */
export const tabsFor = (user: CurrentUser): readonly LibraryTab[] =>
  allTabs.filter((tab) => isStaff(user) || (tab !== 'pool' && tab !== 'lists'));

type TabProps = Pick<PageProps<'library'>, 'params'>;

export const isUnknownTab = ({ params: { tab } }: TabProps): boolean =>
  tab !== undefined && !allTabs.some((one) => one === tab);

/** The address says which part is looked at; without one it is what was given. */
export const tabOf = ({ tab }: TabProps['params']): LibraryTab => allTabs.find((one) => one === tab) ?? 'media';

const libraryQuery = ({ call }: Pick<Portal, 'call'>, tab: LibraryTab) =>
  queryOptions({
    queryKey: ['library', tab],
    queryFn: () => call('GET /api/v1/library/{tab}', { params: { tab } }),
    // Things are given and used elsewhere meanwhile.
    staleTime: 0,
  });

export const prefetchLibrary = async (portal: Portal, { params }: TabProps) => {
  if (portal.state.get().user !== false) await portal.queries.prefetchQuery(libraryQuery(portal, tabOf(params)));
};

export const useLibrary = (tab: LibraryTab) => useQuery(libraryQuery(usePortal(), tab));
