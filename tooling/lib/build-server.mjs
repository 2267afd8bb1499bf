import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './places.mjs';

export const serverSource = join(root, 'apps', 'server', 'src');
export const serverOutput = join(root, 'apps', 'server', 'dist');

/** The files that are started on their own: the server, every worker thread, every command line tool. */
export function findServerEntries() {
  /** @type {Record<string, string>} */
  const entries = { main: join(serverSource, 'main.ts') };
  for (const file of findFiles(serverSource, /-worker\.ts$/u)) entries[basename(file, '.ts')] = file;
  for (const file of findFiles(join(root, 'packages'), /-worker\.ts$/u)) entries[basename(file, '.ts')] = file;
  for (const file of findFiles(join(serverSource, 'cli'), /(?<!\.test)\.ts$/u, false)) {
    entries[`cli/${basename(file, '.ts')}`] = file;
  }
  return entries;
}

/**
 * How the server is bundled, for a single build and for watching alike: our packages inside, those of npm outside,
 * because some of them carry binaries or look for files beside themselves.
 * @param {Record<string, string>} entries
 * @param {string} folder
 * @returns {import('rolldown').RolldownOptions & { output: import('rolldown').OutputOptions }}
 */
export function bundleOptions(entries, folder) {
  return {
    input: entries,
    platform: 'node',
    external: (id) => !/^[./]|^@mediathek\/|^[A-Za-z]:[\\/]|^\0/u.test(id),
    tsconfig: join(root, 'tsconfig.base.json'),
    output: {
      dir: folder,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    },
  };
}

/** Bundles the server and lays the files it reads beside it. */
export async function buildServer() {
  const { rolldown } = await import('rolldown');
  rmSync(serverOutput, { recursive: true, force: true });
  const options = bundleOptions(findServerEntries(), serverOutput);
  const bundle = await rolldown(options);
  const { output } = await bundle.write(options.output);
  await bundle.close();
  copyBesideBundle();
  return `${output.filter(({ type }) => type === 'chunk').length} files`;
}

/** What the server reads lies beside its own bundle, so that the bundle can be moved as a whole. */
export function copyBesideBundle() {
  for (const folder of ['migrations', 'h5p']) {
    const source = join(root, 'apps', 'server', folder);
    if (existsSync(source)) cpSync(source, join(serverOutput, folder), { recursive: true });
  }
  const model = join(root, 'packages', 'search', 'model');
  // The vectors that prove the arithmetic are for tests.
  cpSync(model, join(serverOutput, 'model'), { recursive: true, filter: (file) => basename(file) !== 'golden.json' });
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 * @param {boolean} [deep]
 * @returns {string[]}
 */
function findFiles(folder, pattern, deep = true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return deep && entry.name !== 'node_modules' ? findFiles(path, pattern) : [];
    return pattern.test(entry.name) ? [path] : [];
  });
}
