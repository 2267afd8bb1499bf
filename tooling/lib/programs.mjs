import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The full path of a program, as the shell would find it.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = isAbsolute(name) ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => (folder ? join(folder, name) : name)).find(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
