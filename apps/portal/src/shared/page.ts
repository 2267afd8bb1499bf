import type { RouteName, RouteParams } from '@mediathek/domain';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Portal } from './portal';

/** What a page learns from its address. */
export interface PageProps<Name extends RouteName = RouteName> {
  readonly name: Name;
  readonly params: RouteParams<Name>;
  readonly query: URLSearchParams;
}

/** A page as a feature offers it. */
export interface PageModule<Name extends RouteName = RouteName> {
  readonly Page: (props: PageProps<Name>) => ReactNode;
  /** Loads what the first view needs into `portal.queries`, on the server and before the page opens in the browser. */
  readonly prefetch?: (portal: Portal, props: PageProps<Name>) => Promise<unknown>;
  /** What the server answers with where the page's data decide: 404 for something that is not there. */
  readonly status?: (portal: Portal, props: PageProps<Name>) => number | undefined;
  /** A title from the page's own data; otherwise the page's name from the texts is taken. */
  readonly title?: (portal: Portal, props: PageProps<Name>, t: TFunction) => string | undefined;
}
