import { CallError } from '@mediathek/contract/client';
import { berlinDay } from '@mediathek/domain';
import { dehydrate, type Query } from '@tanstack/react-query';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import type { Bootstrap, PageState } from './app/bootstrap';
import { createPortal } from './app/create-portal';
import { documentAttributes } from './app/document-attributes';
import { documentTitle } from './app/document-title';
import { type AssetManifest, type PageLinks, pageLinks } from './app/page-links';
import { textsOfPage } from './app/page-texts';
import { pages } from './app/pages';
import { pathOf, redirectFor, resolvePage } from './app/resolve-page';
import type { PortalRouter } from './app/router';
import { textsFor } from './shared/texts-for';

export type { Bootstrap, PageState } from './app/bootstrap';

/** What the client build wrote down about its files, put in here by the build; nothing while developing. */
declare const __CLIENT_MANIFEST__: AssetManifest | undefined;
const clientFiles: AssetManifest = typeof __CLIENT_MANIFEST__ === 'undefined' ? {} : __CLIENT_MANIFEST__;

export interface RenderInput {
  /** Path and query of the request. */
  readonly url: string;
  readonly bootstrap: Bootstrap;
  /** Asks the server itself, as the visitor. */
  readonly fetchPath: (path: string, init: RequestInit) => Promise<Response>;
  readonly now?: Date;
}

export interface RenderedPage extends PageLinks {
  readonly status: number;
  /** Where the browser has to go instead. */
  readonly redirect?: string;
  readonly title: string;
  /** For `<html>`: language, colour scheme and variant. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
  readonly state: PageState;
}

/**
 * The router writes some letters of an address in its own way, and would send the browser there instead of drawing. Both
 * ways mean the same page, so it is given its own; for what no way of writing can mend, an address that nobody has.
 */
function waysToWrite(url: string): readonly string[] {
  const path = pathOf(url);
  try {
    return [url, decodeURI(path) + url.slice(path.length), '/not-found'];
  } catch {
    return ['/not-found'];
  }
}

async function loadView({ router, history, url }: { router: PortalRouter; history: RouterHistory; url: string }) {
  let cause: unknown;
  for (const href of waysToWrite(url)) {
    history.replace(href);
    await router.load();
    const match = router.state.matches.at(-1);
    if (match?.loaderData) return match.loaderData;
    cause ??= match?.error;
  }
  throw new Error(`No page could be made ready for ${url}`, { cause });
}

/** A refusal is the same in the browser; what failed otherwise may be there when the browser asks again. */
const mayStillCome = ({ state }: Query): boolean =>
  state.status === 'error' && !(state.error instanceof CallError && state.error.status < 500);

/** Draws the first view of a page, with its data loaded, for the server to send. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { url, bootstrap, fetchPath, now = new Date() } = input;
  const today = berlinDay(now);
  const history = createMemoryHistory({ initialEntries: [url] });
  const parts = createPortal({ bootstrap, today, history, fetchPath, origin: '' });
  const { portal, router, match } = parts;
  const { t } = textsFor(bootstrap.lang, bootstrap.texts);
  const attributes = documentAttributes(portal.state.get());
  const nothing = {
    title: t('shell.name'),
    attributes,
    head: '',
    scripts: '',
    html: '',
    state: { ...bootstrap, queries: {}, today },
  };

  const resolution = resolvePage(url, { ...portal.state.get(), ...match });
  if (resolution.kind !== 'show') return { ...nothing, status: 302, redirect: redirectFor(resolution) };

  const view = await loadView({ router, history, url });
  const html = renderToString(<App parts={parts} />);
  const { name } = view.props;
  const texts = textsOfPage(bootstrap.texts, name);
  const isIncomplete = portal.queries.getQueryCache().getAll().some(mayStillCome);
  const state: PageState = {
    ...bootstrap,
    ...{ texts, queries: dehydrate(portal.queries), today },
    ...(isIncomplete && { isIncomplete }),
  };
  portal.queries.clear();
  return {
    status: view.status,
    title: documentTitle(view, portal, t),
    attributes,
    ...pageLinks(clientFiles, pages[name].feature),
    html,
    state,
  };
}
