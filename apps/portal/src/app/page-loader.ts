import { type CurrentUser, linkTo, type MatchOptions } from '@mediathek/domain';
import { logProblem } from '../shared/log';
import type { Portal } from '../shared/portal';
import { brokenView, loadPageView, type PageView, type Shown } from './page-view';
import { resolvePage } from './resolve-page';

export interface PageLoader {
  readonly loadPage: (href: string) => Promise<PageView | { readonly redirect: string }>;
  /** Fetches what a page needs for somebody who is about to open it; what fails is tried again when they do. */
  prepare(href: string, user: CurrentUser): Promise<void>;
  /** A page is being shown; from now on one that cannot be loaded is asked from the server instead. */
  start(): void;
}

/** Makes pages ready for the router. */
export function createPageLoader(
  portal: Portal,
  match: MatchOptions,
  openFromServer: (href: string) => void = () => {},
): PageLoader {
  let isStarted = false;

  // After an update of the portal the old files are gone; the server sends the page with the new ones. Without a
  // connection it cannot, and the browser would throw the person out of the portal.
  async function loadAnew(shown: Shown, href: string, cause: unknown): Promise<PageView> {
    if (!isStarted) throw cause;
    logProblem(`Failed to load the page ${href}`, cause);
    try {
      await portal.call('GET /healthz');
    } catch {
      return brokenView(shown, href);
    }
    openFromServer(href);
    return new Promise(() => {});
  }

  return {
    async loadPage(href) {
      const resolution = resolvePage(href, { ...portal.state.get(), ...match });
      if (resolution.kind === 'login') {
        portal.redirectUrl.store(resolution.target);
        return { redirect: linkTo('login') };
      }
      if (resolution.kind === 'home') return { redirect: linkTo('homepage') };
      const view = await loadPageView(resolution, href, portal).catch((cause: unknown) =>
        loadAnew(resolution, href, cause),
      );
      // The bar shows what is being searched for, also when the address came from elsewhere. The catalogue has its own.
      if (view.route?.meta?.searchView) {
        const isCatalogue = view.props.name === 'csearch';
        portal.searchBar.set({ text: isCatalogue ? '' : (view.props.query.get('q') ?? '') });
      }
      return view;
    },
    async prepare(href, user) {
      const resolution = resolvePage(href, { ...portal.state.get(), user, ...match });
      if (resolution.kind !== 'show') return;
      await loadPageView(resolution, href, portal).catch((cause: unknown) => {
        logProblem(`Failed to prepare the page ${href}`, cause);
      });
    },
    start() {
      isStarted = true;
    },
  };
}
