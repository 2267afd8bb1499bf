import { basename, extname } from 'node:path';
import type { MediaFile } from '@mediathek/contract';
import { type MediaUse, mayTakeFile } from '@mediathek/domain';
import { addressOutside, type FileStore } from '../../adapters/files/file-store';
import type { FileLinks } from '../../file-links';
import type { Visitor } from '../../http/visitor';
import type { FileRow } from './file-repository';

type Opening = ReturnType<FileLinks['begin']>;

const longestName = 120;

/** Signs that no file system takes, and dots that would hide a file, are left out of names. */
const asFileName = (text: string): string =>
  text
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, longestName)
    .trim();

/** A file is saved under its medium's title; beside it, what it is to the medium and its language tell files apart. */
export function fileName({ role, lang, location }: Pick<FileRow, 'role' | 'lang' | 'location'>, title: string): string {
  const ending = extname(location.split(/[?#]/)[0] ?? '').toLowerCase();
  const own = basename(location, ending);
  const isNamedByContent = location.startsWith('file:');
  const stem = role === 'worksheet' && !isNamedByContent ? own : asFileName(title) || 'Medium';
  const mark =
    role === 'main' || (role === 'worksheet' && !isNamedByContent) ? '' : ` ${[role, lang].filter(Boolean).join(' ')}`;
  return `${stem}${mark}${ending}`;
}

/** A package of exercises that runs in a frame of its own. */
const isRunnable = (location: string): boolean => /\.h5p$/i.test(location);

interface Surroundings {
  files: FileStore;
  opening: Opening;
  title: string;
  use: MediaUse;
  visitor: Visitor;
}

/** A file in the words of the contract, with links for this viewer. */
export async function presentFile(
  row: FileRow,
  { files, opening, title, use, visitor }: Surroundings,
): Promise<MediaFile> {
  const outside = addressOutside(row.location);
  const mayTake = !outside && mayTakeFile(row.role, use, visitor);
  return {
    id: row.id,
    role: row.role,
    lang: row.lang,
    contentType: row.content_type,
    name: fileName(row, title),
    size: outside ? null : ((await files.stat(row.location))?.size ?? null),
    href: isRunnable(row.location) && !outside ? opening.run(row.id) : opening.show(row.id),
    downloadHref: mayTake ? opening.save(row.id) : null,
    host: outside?.hostname ?? null,
  };
}
