import type { PageModule } from '../../shared/page';
import { ListPage } from './list-page';
import { ListsPage } from './lists-page';
import { isGone, knownList, prefetchList, prefetchLists } from './queries';

export const listsPage: PageModule<'medialists'> = { Page: ListsPage, prefetch: prefetchLists };

export const listPage: PageModule<'medialist'> = {
  Page: ListPage,
  prefetch: prefetchList,
  status: (portal, props) => (isGone(portal, props.params.id) ? 404 : undefined),
  title: (portal, props) => knownList(portal, props.params.id)?.title,
};
