import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../lib/ensure-built.mjs';
import { runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';
import { countSignalsOnce } from '../lib/signals-under-npm.mjs';

await runCommand('import', async () => {
  // Files are named from where the person stands; the data folder means the same as for `npm start`.
  process.env.INIT_CWD ??= process.cwd();
  process.chdir(root);
  countSignalsOnce();
  const leaveSignals = stopCleanly();
  // The last line of the output belongs to the import, so that scripts can read it.
  console.log = console.error;
  await ensureInstalled();
  await ensureBuilt();
  leaveSignals();
  await import(pathToFileURL(join(root, 'apps', 'server', 'dist', 'cli', 'import.js')).href);
});
