import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../lib/ensure-built.mjs';
import { runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';
import { countSignalsOnce } from '../lib/signals-under-npm.mjs';

await runCommand('admin', async () => {
  process.chdir(root);
  countSignalsOnce();
  const leaveSignals = stopCleanly();
  await ensureInstalled();
  await ensureBuilt();
  leaveSignals();
  await import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'cli', 'admin.js')).href);
});
