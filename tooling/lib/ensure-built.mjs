import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listSources, readStamp, whyBuild } from './freshness.mjs';
import { root, stateFolder } from './places.mjs';
import { show } from './processes.mjs';
import { skipped } from './progress.mjs';

export const stampFile = join(stateFolder, 'build.json');

/** Says why a build is needed now, or nothing. */
export function whyBuildNow() {
  return whyBuild(listSources(root), readStamp(stampFile), (output) => existsSync(join(root, output)));
}

/**
 * Builds when sources are newer than the build. In a process of its own: the bundlers would otherwise stay in the
 * server's memory.
 */
export async function ensureBuilt() {
  if (!whyBuildNow()) {
    skipped('Build', 'up to date, nothing to build');
    return;
  }
  const code = await show(process.execPath, [join(root, 'tooling', 'build.mjs'), '--if-needed'], { cwd: root });
  // The build has said its sentence already.
  if (code !== 0) process.exit(code);
}
