import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPortalClient, buildPortalServer, compressClient, portalFolder } from '../lib/build-portal.mjs';
import { buildServer, serverSource } from '../lib/build-server.mjs';
import { stampFile, whyBuildNow } from '../lib/ensure-built.mjs';
import { Failure, keepLog, runCommand } from '../lib/failure.mjs';
import { fingerprint, listSources } from '../lib/freshness.mjs';
import { ensureInstalled, lockFile, tellWaiting } from '../lib/install.mjs';
import { withLock } from '../lib/lock.mjs';
import { root, stateFolder } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';
import { done, seconds, skipped, step } from '../lib/progress.mjs';

const onlyIfNeeded = process.argv.includes('--if-needed');

await runCommand('build', async () => {
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  stopCleanly();
  if (!onlyIfNeeded) await ensureInstalled();
  await withLock(lockFile, build, { onWait: tellWaiting });
});

async function build() {
  const reason = whyBuildNow();
  // The process we waited for may have done it.
  if (onlyIfNeeded && !reason) return;
  const start = performance.now();
  console.log(`  Building${reason ? `, because ${reason}` : ' again'} …`);
  // Without a stamp an interrupted build counts as none.
  rmSync(stampFile, { force: true });
  const startedAt = Date.now();
  const sources = listSources(root);
  const outputs = (await Promise.all([buildServerPart(), buildPortalPart()])).flat();
  mkdirSync(stateFolder, { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ startedAt, files: fingerprint(sources), outputs }));
  done('Build', seconds(start));
}

async function buildServerPart() {
  if (!existsSync(join(serverSource, 'main.ts'))) {
    skipped('Server', 'there is no apps/server/src/main.ts yet');
    return [];
  }
  await part('Bundling the server', buildServer);
  return ['apps/server/dist/main.js'];
}

async function buildPortalPart() {
  if (!existsSync(join(portalFolder, 'index.html'))) {
    skipped('Portal', 'there is no apps/portal/index.html yet');
    return [];
  }
  await part('Bundling the portal for browsers', buildPortalClient);
  await Promise.all([
    part('Bundling the portal for the server', buildPortalServer),
    part('Compressing', compressClient),
  ]);
  return ['apps/portal/dist/client/index.html', 'apps/portal/dist/server/entry-server.js'];
}

/**
 * @param {string} title
 * @param {() => Promise<string>} work gives back what was made
 */
async function part(title, work) {
  try {
    return await step(title, work, { tell: (made) => made });
  } catch (error) {
    if (error instanceof Failure) throw error;
    const log = keepLog('build', error instanceof Error ? (error.stack ?? error.message) : String(error));
    throw new Failure(`The build failed while ${title.charAt(0).toLowerCase()}${title.slice(1)}; details: ${log}`);
  }
}
