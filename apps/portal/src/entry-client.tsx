import { createClient } from '@mediathek/contract/client';
import { berlinDay, linkTo } from '@mediathek/domain';
import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { readBootstrap } from './app/bootstrap';
import { createPortal } from './app/create-portal';
import { applyAttributes, documentAttributes } from './app/document-attributes';
import { findStorage } from './shared/browser-storage';
import { logProblem } from './shared/log';
import { createRedirectUrl } from './shared/redirect-url';

const fetchPath = (path: string, init: RequestInit) => fetch(path, init);

/** The server can only write the wanted address into that of the login page; from there it moves to its place. */
function adoptRedirect(localStorage: Storage | undefined) {
  const { pathname, search, origin } = window.location;
  const target = pathname === linkTo('login') && new URLSearchParams(search).get('redirect');
  if (!target) return;
  createRedirectUrl(localStorage, origin).store(target);
  window.history.replaceState(window.history.state, '', linkTo('login'));
}

async function loadByCalls() {
  const { loadBootstrap } = await import('./app/load-bootstrap');
  const bootstrap = await loadBootstrap(createClient(fetchPath), {
    languages: navigator.languages,
    cookies: document.cookie,
  });
  return { ...bootstrap, queries: undefined, today: berlinDay(new Date()) };
}

async function start(root: HTMLElement) {
  const localStorage = findStorage('localStorage');
  adoptRedirect(localStorage);
  const sent = readBootstrap(document);
  const { queries, today, ...bootstrap } = sent ?? (await loadByCalls());
  const parts = createPortal({
    ...{ bootstrap, today, fetchPath, localStorage },
    queryState: queries,
    history: createBrowserHistory(),
    origin: window.location.origin,
    sessionStorage: findStorage('sessionStorage'),
  });
  const { state } = parts.portal;
  const showChoices = () => applyAttributes(document.documentElement, documentAttributes(state.get()));
  state.subscribe(showChoices);

  await parts.router.load();
  if (sent) {
    hydrateRoot(root, <App parts={parts} />);
  } else {
    showChoices();
    createRoot(root).render(<App parts={parts} />);
  }
  parts.startGuard();
}

const root = document.getElementById('root');
if (root) start(root).catch((cause: unknown) => logProblem('Failed to initialize', cause));
