import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/u, '');

/** Ignored by git like every `dist`: the build's stamp, the lock and the logs. It survives a fresh `node_modules`. */
export const stateFolder = join(root, 'dist');

/**
 * A path as it is written in the repository, whatever the system's separator.
 * @param {string} path
 * @param {string} [from]
 */
export function inRepository(path, from = root) {
  return relative(from, path).split(sep).join('/');
}
