import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../lib/ensure-built.mjs';
import { Failure, keepLog, runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';
import { countSignalsOnce } from '../lib/signals-under-npm.mjs';

await runCommand('start', async () => {
  // Relative settings such as the data folder mean the same wherever the command was called from.
  process.chdir(root);
  countSignalsOnce();
  const leaveSignalsToServer = stopCleanly();
  await ensureInstalled();
  await ensureBuilt();
  leaveSignalsToServer();
  // React's server code is several times slower outside production.
  process.env.NODE_ENV ??= 'production';
  // In this very process, so that Ctrl-C and a request to stop reach the server directly.
  await import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'main.js')).href).catch((error) => {
    const log = keepLog('server', error instanceof Error ? (error.stack ?? error.message) : String(error));
    throw new Failure(`The server could not be started; details: ${log}`);
  });
});
