import { berlinDay } from '@mediathek/domain';
import { dehydrate } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import type { Bootstrap, PageState } from './app/bootstrap';
import { createPortal } from './app/create-portal';
import { documentAttributes } from './app/document-attributes';
import { documentTitle } from './app/document-title';
import { type AssetManifest, headLinks } from './app/head-links';
import { pages } from './app/pages';
import { redirectFor, resolvePage } from './app/resolve-page';
import { textsFor } from './app/texts-for';

export type { Bootstrap, PageState } from './app/bootstrap';

export interface RenderInput {
  /** Path and query of the request. */
  readonly url: string;
  readonly bootstrap: Bootstrap;
  /** Asks the server itself, as the visitor. */
  readonly fetchPath: (path: string, init: RequestInit) => Promise<Response>;
  /** `dist/client/.vite/manifest.json`; without it the first view's style sheets are only found by the browser. */
  readonly manifest?: AssetManifest;
  readonly now?: Date;
}

export interface RenderedPage {
  readonly status: number;
  /** Where the browser has to go instead. */
  readonly redirect?: string;
  readonly title: string;
  /** For `<html>`: language, colour scheme and variant. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Links for `<head>`: style sheets, scripts and font of the first view. */
  readonly head: string;
  readonly html: string;
  readonly state: PageState;
}

/** Draws the first view of a page, with its data loaded, for the server to send. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { url, bootstrap, fetchPath, manifest, now = new Date() } = input;
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
    html: '',
    state: { ...bootstrap, queries: {}, today },
  };

  const resolution = resolvePage(url, { ...portal.state.get(), ...match });
  if (resolution.kind !== 'show') return { ...nothing, status: 302, redirect: redirectFor(resolution) };

  await router.load();
  const view = router.state.matches.at(-1)?.loaderData;
  // The router writes some addresses differently (a path with needless percent signs); the browser asks again.
  if (!view) return { ...nothing, status: 308, redirect: router.latestLocation.publicHref };

  const html = renderToString(<App parts={parts} />);
  const state: PageState = { ...bootstrap, queries: dehydrate(portal.queries), today };
  portal.queries.clear();
  return {
    status: view.status,
    title: documentTitle(view, portal, t),
    attributes,
    head: manifest ? headLinks(manifest, pages[view.props.name].feature) : '',
    html,
    state,
  };
}
