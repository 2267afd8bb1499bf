import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolder } from '../lib/build-portal.mjs';
import { bundleOptions, copyBesideBundle, findServerEntries, serverOutput } from '../lib/build-server.mjs';
import { devPages } from '../lib/dev-pages.mjs';
import { restartable } from '../lib/dev-server.mjs';
import { ensureBuilt, stampFile } from '../lib/ensure-built.mjs';
import { Failure, runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';

const portalPort = 5173;
const serverPort = Number(process.env.PORT ?? 3000);
const server = `http://127.0.0.1:${serverPort}`;
const fromServer = ['/api', '/healthz', '/covers', '/media-files', '/favicon.svg'];

await runCommand('dev', async () => {
  process.chdir(root);
  /** @type {(() => Promise<unknown>)[]} */
  const open = [];
  stopCleanly(() => Promise.all(open.map((close) => close())).then(() => {}));
  await ensureInstalled();
  // The server draws pages with the built portal; where none is there it could not start.
  await ensureBuilt();
  // What is written from now on is not a finished build any more.
  rmSync(stampFile, { force: true });
  const running = restartable(join(serverOutput, 'main.js'), {
    ...process.env,
    NODE_ENV: 'development',
    // People come through the port of the portal; the server compares the origin of their requests with this address.
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${portalPort}`,
  });
  open.push(running.stop, await watchServer(running.restart), await servePortal());
});

/** @param {() => void} restart */
async function watchServer(restart) {
  const { watch } = await import('rolldown');
  const watcher = watch(bundleOptions(findServerEntries(), serverOutput));
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(`✖ The server could not be bundled: ${event.error.message}`);
    if (event.code === 'BUNDLE_END') {
      event.result.close();
      copyBesideBundle();
      restart();
    }
  });
  return () => watcher.close();
}

async function servePortal() {
  const vite = await import('vite');
  const portal = await vite.createServer({
    root: portalFolder,
    configFile: join(portalFolder, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    plugins: [devPages(server)],
    server: {
      port: portalPort,
      strictPort: true,
      proxy: Object.fromEntries(fromServer.map((path) => [path, server])),
    },
  });
  await portal.listen().catch(() => {
    throw new Failure(`Port ${portalPort} is in use: is another \`npm run dev\` running?`);
  });
  console.log(`\n  The portal with hot reload: http://localhost:${portalPort}\n`);
  return () => portal.close();
}
