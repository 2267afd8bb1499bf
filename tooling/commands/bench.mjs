import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOptions } from '../lib/build-server.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { ensureBuilt } from '../lib/ensure-built.mjs';
import { Failure, runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';
import { step } from '../lib/progress.mjs';

await runCommand('bench', async () => {
  process.chdir(root);
  const leaveSignals = stopCleanly();
  await ensureInstalled();
  await ensureBuilt();
  const entry = join(root, 'bench', 'src', 'main.ts');
  if (!existsSync(entry)) throw new Failure('There is nothing to measure yet: bench/src/main.ts is missing.');
  const folder = join(root, 'bench', 'dist');
  await step('Bundling the measurements', async () => {
    const { rolldown } = await import('rolldown');
    mkdirSync(folder, { recursive: true });
    const options = bundleOptions({ main: entry }, folder);
    const bundle = await rolldown(options);
    await bundle.write(options.output);
    await bundle.close();
  });
  const browser = await findChromium({ mayInstall: true });
  if (browser) process.env.CHROMIUM_PATH = browser;
  leaveSignals();
  await import(pathToFileURL(join(folder, 'main.js')).href);
});
