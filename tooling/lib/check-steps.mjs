import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkLockFile } from './install.mjs';
import { inRepository, root } from './places.mjs';
import { capture } from './processes.mjs';
import { checkSources } from './source-rules.mjs';

/** @typedef {{ name: string, run: () => Promise<{ passed: boolean, output: string }> }} CheckStep */

/** Everything that must hold before a change is taken; each step counts as a test of its own. @type {CheckStep[]} */
export const checkSteps = [
  { name: 'types', run: checkTypes },
  {
    name: 'format and lint',
    run: () =>
      runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50']),
  },
  {
    name: 'import directions',
    run: () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '--no-progress'],
        ...['packages', 'apps', 'e2e', 'bench', 'tooling'],
      ]),
  },
  { name: 'unused code', run: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
  { name: 'places of things', run: async () => report(checkSources(root)) },
  { name: 'lock file', run: checkLockFile },
];

/** @param {string[]} complaints */
function report(complaints) {
  return { passed: complaints.length === 0, output: complaints.join('\n') };
}

/** @param {string} script below node_modules @param {string[]} args */
async function runTool(script, args) {
  const { code, output } = await capture(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { passed: code === 0, output: output.trim() };
}

/** Each workspace is compiled by its own settings: the portal knows a document, the rules know nothing. */
async function checkTypes() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  const withSources = [root, join(root, 'e2e'), join(root, 'bench'), ...folders].filter(hasTypeScript);
  const complaints = withSources
    .filter((folder) => !existsSync(join(folder, 'tsconfig.json')))
    .map((folder) => `${inRepository(folder)} has TypeScript but no tsconfig.json`);
  const queue = withSources.filter((folder) => existsSync(join(folder, 'tsconfig.json')));
  // The largest first, so that the last one running is a short one.
  queue.sort((a, b) => weight(b) - weight(a));
  const workers = Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, async () => {
    for (let folder = queue.shift(); folder; folder = queue.shift()) {
      const { passed, output } = await compile(folder);
      if (!passed) complaints.push(output);
    }
  });
  await Promise.all(workers);
  return report(complaints);
}

/** @param {string} folder */
function hasTypeScript(folder) {
  if (folder === root) return true;
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
      (name) => /\.tsx?$/u.test(name) && !name.includes('node_modules'),
    )
  );
}

/** @param {string} folder */
function weight(folder) {
  return folder.includes('apps') ? 1 : 0;
}

/** @param {string} folder */
function compile(folder) {
  const memory = join(root, 'node_modules', '.cache', 'types');
  mkdirSync(memory, { recursive: true });
  const name = inRepository(folder).replaceAll('/', '-') || 'root';
  return runTool('typescript-native/bin/tsc', [
    ...['--project', folder, '--noEmit', '--pretty', 'false'],
    // What has not changed since the last check is not checked again.
    ...['--incremental', '--tsBuildInfoFile', join(memory, `${name}.json`)],
  ]);
}
