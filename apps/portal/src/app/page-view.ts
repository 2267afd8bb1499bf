import { isEmbedded, type Route, type RouteName } from '@mediathek/domain';
import { logProblem } from '../shared/log';
import type { PageModule, PageProps } from '../shared/page';
import type { Portal } from '../shared/portal';
import { BrokenPage } from './broken-page';
import { completeTexts } from './page-texts';
import { pages } from './pages';
import type { Resolution } from './resolve-page';

/** A page ready to be drawn. */
export interface PageView {
  /** The same key means the same view: it stays mounted while its address changes. */
  readonly key: string;
  readonly href: string;
  readonly props: PageProps;
  readonly module: PageModule;
  /** The route of the address; its flags decide about navigation, layout and keeping alive. */
  readonly route: Route | undefined;
  readonly status: number;
  readonly isEmbedded: boolean;
}

/** A page that an address leads to. */
export type Shown = Extract<Resolution, { kind: 'show' }>;

// Lists and classes are one view each; library tabs and searches are one view that changes with its address.
function keyOf({ page, route, params }: Shown, href: string): string {
  if (route?.name === page && route.meta?.keepAlive) return [page, params.id].filter(Boolean).join(' ');
  return `${page} ${href.replace(/[?#].*$/s, '')}`;
}

function viewOf(shown: Shown, href: string, module: PageModule): PageView {
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1] ?? '');
  return {
    key: keyOf(shown, href),
    href,
    // The table gives each name its own type of page; the pair is put together here once.
    props: { name: shown.page as RouteName, params: shown.params, query } as PageProps,
    module,
    route: shown.route,
    status: shown.status,
    isEmbedded: isEmbedded(shown.route, query),
  };
}

/** Fetches the page's code, its texts and the data of its first view. */
export async function loadPageView(shown: Shown, href: string, portal: Portal): Promise<PageView> {
  const entry = pages[shown.page] as { load: () => Promise<PageModule> };
  const [module] = await Promise.all([entry.load(), completeTexts(shown.page, portal)]);
  const view = viewOf(shown, href, module);
  try {
    await view.module.prefetch?.(portal, view.props);
  } catch (cause) {
    // The page itself says what it could not load.
    logProblem(`Failed to load the data of ${shown.page}`, cause);
  }
  return { ...view, status: view.module.status?.(portal, view.props) ?? view.status };
}

/** Shown in the page's place when its code cannot be fetched: says so and offers to try again. */
export const brokenView = (shown: Shown, href: string): PageView => viewOf(shown, href, { Page: BrokenPage });
