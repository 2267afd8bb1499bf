import { checkSteps } from '../lib/check-steps.mjs';
import { runCommand } from '../lib/failure.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { root } from '../lib/places.mjs';
import { stopCleanly } from '../lib/processes.mjs';
import { runChecks } from '../lib/run-checks.mjs';

await runCommand('check', async () => {
  process.chdir(root);
  stopCleanly();
  await ensureInstalled();
  const results = await runChecks(checkSteps);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
});
