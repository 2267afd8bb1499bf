import { createClient } from '@mediathek/contract/client';
import { berlinDay, linkTo } from '@mediathek/domain';
import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { findStorage } from '../shared/browser-storage';
import { logProblem } from '../shared/log';
import { createRedirectUrl } from '../shared/redirect-url';
import { App } from './app';
import { readBootstrap } from './bootstrap';
import { createPortal, type PortalParts } from './create-portal';
import { applyAttributes, documentAttributes } from './document-attributes';
import { adoptEarlyInput } from './early-input';
import type { ShellParts } from './shell-context';

const fetchPath = (path: string, init: RequestInit) => fetch(path, init);

/** The server can only write the wanted address into that of the login page; from there it moves to its place. */
function adoptRedirect(localStorage: Storage | undefined) {
  const { pathname, search, hash, origin } = window.location;
  const query = new URLSearchParams(search);
  const target = pathname === linkTo('login') && query.get('redirect');
  if (!target) return;
  // What stood behind the # of the wanted address never reached the server; the browser has kept it.
  createRedirectUrl(localStorage, origin).store(target.includes('#') ? target : target + hash);
  // The way in stays: the server has drawn the page for it.
  const way = query.get('with') ?? undefined;
  window.history.replaceState(window.history.state, '', linkTo('login', {}, { with: way }));
}

/** An address that cannot be decoded names no page; the browser reads it as the server did, or both would draw different ones. */
function adoptReadableAddress() {
  const { pathname, search, hash } = window.location;
  try {
    // The result has to be looked at: the bundler leaves out a decoding that nobody uses, and with it the failure.
    if (decodeURIComponent(pathname) !== '') return;
  } catch {
    window.history.replaceState(window.history.state, '', pathname.replaceAll('%', '-') + search + hash);
  }
}

async function loadByCalls() {
  const [{ loadBootstrap }, { applyTheme }] = await Promise.all([import('./load-bootstrap'), import('./apply-theme')]);
  const device = { languages: navigator.languages, cookies: document.cookie };
  const bootstrap = await loadBootstrap(createClient(fetchPath), device);
  applyTheme(document.documentElement, bootstrap.theme);
  return { ...bootstrap, queries: undefined, today: berlinDay(new Date()), isIncomplete: false };
}

/** Notes on the root which part of the page answers by now. */
const awakener =
  (root: HTMLElement): ShellParts['onAwake'] =>
  (part) => {
    adoptEarlyInput(root);
    // Where both are taken over in one step, the page says so before the frame around it.
    if (root.dataset.awake !== 'page') root.dataset.awake = part;
  };

/** Takes over what the server has drawn, piece by piece: a slow phone stays able to scroll and to answer meanwhile. */
function takeOver(root: HTMLElement, parts: PortalParts): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(root, <App parts={parts} onAwake={awakener(root)} />)));
  });
}

async function start(root: HTMLElement, pause: () => Promise<void>): Promise<Root> {
  const localStorage = findStorage('localStorage');
  adoptReadableAddress();
  adoptRedirect(localStorage);
  const sent = readBootstrap(document);
  const { queries, today, isIncomplete, ...bootstrap } = sent ?? (await loadByCalls());
  const parts = createPortal({
    ...{ bootstrap, today, fetchPath, localStorage },
    queryState: queries,
    history: createBrowserHistory(),
    origin: window.location.origin,
    sessionStorage: findStorage('sessionStorage'),
    openFromServer: (href) => window.location.assign(href),
  });
  const { state } = parts.portal;
  const showChoices = () => applyAttributes(document.documentElement, documentAttributes(state.get()));
  state.subscribe(showChoices);

  // The page is made ready before React takes over, so that it finds what the server has drawn.
  await pause();
  await parts.router.load();
  parts.startGuard();
  await pause();
  if (sent && !isIncomplete) return takeOver(root, parts);
  showChoices();
  const made = createRoot(root);
  made.render(<App parts={parts} onAwake={awakener(root)} />);
  return made;
}

/**
 * Starts the portal in the browser; a start that fails is logged, and what the server has drawn stays readable. Between its
 * steps it pauses, so that a slow phone answers to touch meanwhile.
 */
export async function startPortal(root: HTMLElement, pause: () => Promise<void>): Promise<Root | undefined> {
  try {
    return await start(root, pause);
  } catch (cause) {
    logProblem('Failed to initialize', cause);
    return undefined;
  }
}
