import { realpath, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { typeOfAddress } from '../adapters/files/content-types';
import type { FileStore } from '../adapters/files/file-store';
import type { NamedFile } from './import-record';
import type { PlacedFile } from './repository';

interface Places {
  files: FileStore;
  /** Where paths in the import begin, and where they end: a list from somebody else must not fetch what lies elsewhere. */
  base: string;
  /** Files may lie anywhere, because the person who imports said so. */
  isAnywhere?: boolean;
  /** The portal's own folder: its secrets are no media. */
  dataDir: string;
}

/** Why a file cannot be taken, in the words of a bad line. */
class UnusableFile extends Error {}

const isBelow = (folder: string, path: string): boolean => {
  const inside = relative(folder, path);
  return inside === '' || !(inside === '..' || inside.startsWith(`..${sep}`));
};

async function findSource(
  path: string,
  { base, dataDir, isAnywhere }: Places,
): Promise<{ path: string; state: string }> {
  const full = await realpath(resolve(base, path)).catch(() => undefined);
  const found = full === undefined ? undefined : await stat(full);
  if (!full || !found?.isFile()) throw new UnusableFile(`there is no file ${path}`);
  const own = await realpath(dataDir).catch(() => dataDir);
  if (isBelow(own, full)) throw new UnusableFile(`${path} lies in the portal's own data folder`);
  if (!isAnywhere && !isBelow(await realpath(base), full))
    throw new UnusableFile(`${path} lies outside the folder of the list; --files-anywhere would allow it`);
  return { path: full, state: `${full} ${found.size} ${found.mtimeMs}` };
}

/** Brings the files of a line to where the portal finds them: copies what lies here, notes what lies outside. */
export function filePlacer(places: Places) {
  // A worksheet often belongs to many films; it is copied once.
  const placed = new Map<string, ReturnType<FileStore['add']>>();

  const place = async ({ path, url, role, lang }: NamedFile): Promise<PlacedFile> => {
    if (url !== undefined) return { role, lang, location: url, content_type: typeOfAddress(new URL(url)) };
    const source = await findSource(path ?? '', places);
    const adding = placed.get(source.state) ?? places.files.add(source.path);
    placed.set(source.state, adding);
    const { location, contentType } = await adding;
    return { role, lang, location, content_type: contentType };
  };

  return async (files: readonly NamedFile[]): Promise<PlacedFile[] | { reason: string }> => {
    try {
      const result: PlacedFile[] = [];
      for (const file of files) result.push(await place(file));
      return result;
    } catch (error) {
      if (error instanceof UnusableFile) return { reason: error.message };
      return { reason: `a file cannot be copied: ${(error as Error).message}` };
    }
  };
}
