import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalFolder } from './build-portal.mjs';

/**
 * Pages in development: the state comes from the running server, the markup from the sources as they are now. So the
 * page is the one people get, while every saved file shows at once.
 * @param {string} server
 * @returns {import('vite').Plugin}
 */
export function devPages(server) {
  return {
    name: 'dev-pages',
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        sendPage(vite, server, request, response).catch(next);
      });
    },
  };
}

/**
 * @param {import('vite').ViteDevServer} vite
 * @param {string} server
 * @param {import('vite').Connect.IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendPage(vite, server, request, response) {
  const url = request.originalUrl ?? '/';
  const headers = pick(request.headers, ['cookie', 'accept-language', 'user-agent']);
  const answer = await fetch(server + url, { headers, redirect: 'manual' });
  const page = await renderFresh(vite, server, url, headers, await answer.text());
  const location = answer.headers.get('location');
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'set-cookie': answer.headers.getSetCookie(),
    ...(location && { location }),
  });
  response.end(page);
}

/**
 * @param {import('vite').ViteDevServer} vite
 * @param {string} server
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {string} built the page as the server sends it
 */
async function renderFresh(vite, server, url, headers, built) {
  const block = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/su.exec(built);
  if (!block?.[1]) return built;
  const template = await vite.transformIndexHtml(url, await readFile(join(portalFolder, 'index.html'), 'utf8'));
  const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
  const fetchPath = (/** @type {string} */ path, /** @type {RequestInit} */ init) =>
    fetch(server + path, { ...init, headers: { ...headers, accept: 'application/json' } });
  const page = await render({ url, bootstrap: JSON.parse(block[1]), fetchPath });
  // Title, icon and theme come from the server; what follows them belongs to the built files.
  const head = /<title>.*?<\/style>/su.exec(built)?.[0] ?? '';
  const root = /<html[^>]*>/u.exec(built)?.[0] ?? '<html>';
  return template
    .replace(/<html[^>]*>/u, () => root)
    .replace('<!--head-->', () => head + (page.head ?? ''))
    .replace('<!--app-->', () => page.html)
    .replace('<!--state-->', () => block[0]);
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string[]} names @returns {Record<string, string>} */
function pick(headers, names) {
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
