import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, telltaleBytes } from './content-types';

/** What is known of a file without reading it. */
export interface StoredFile {
  size: number;
  /** Changes whenever the file does. */
  etag: string;
}

/** The files port. A location is `demo:<path>`, `file:<path>` for what was imported, or a web address outside. */
export interface FileStore {
  /** Absent when the file is gone, or lies outside. */
  stat(location: string): Promise<StoredFile | undefined>;
  open(location: string, range?: { start: number; end: number }): Readable;
  /** The bytes from one place up to but without another. */
  read(location: string, start: number, end: number): Promise<Buffer>;
  /** A text such as subtitles; absent when the file is gone, lies outside or is too large to be one. */
  readText(location: string): Promise<string | undefined>;
  /** Copies a file in and says where it lies and what it is. The same content is kept once. */
  add(path: string): Promise<{ location: string; contentType: string }>;
}

/** Where the files lie on this machine. */
export interface FileFolders {
  /** The files of the demo, part of the program. */
  demo: string;
  /** What was imported. */
  imported: string;
}

const largestText = 4 * 1024 * 1024;

/** The address of a file that lies outside the portal. */
export function addressOutside(location: string): URL | undefined {
  return /^https?:\/\//i.test(location) && URL.canParse(location) ? new URL(location) : undefined;
}

/** A path below a folder; nothing that climbs out of it. */
function below(folder: string, path: string): string | undefined {
  const full = resolve(folder, path);
  const inside = relative(folder, full);
  const isInside = inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
  return isInside && !path.includes('\0') ? full : undefined;
}

const etagOf = ({ size, mtimeMs }: Stats): string => `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;

async function readBytes(path: string, start: number, end: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(Math.max(0, end - start));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Files on the disk of this machine: those of the demo, and those that were imported, named by their content. */
export function fileStore(folders: FileFolders): FileStore {
  const pathOf = (location: string): string | undefined => {
    if (location.startsWith('demo:')) return below(folders.demo, location.slice('demo:'.length));
    if (location.startsWith('file:')) return below(folders.imported, location.slice('file:'.length));
    return undefined;
  };
  const requirePath = (location: string): string => {
    const path = pathOf(location);
    if (!path) throw new Error(`There is no file at ${location}`);
    return path;
  };

  const find = async (location: string): Promise<StoredFile | undefined> => {
    const path = pathOf(location);
    const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
    return found?.isFile() ? { size: found.size, etag: etagOf(found) } : undefined;
  };

  return {
    stat: find,

    open: (location, range) => createReadStream(requirePath(location), range),

    read: (location, start, end) => readBytes(requirePath(location), start, end),

    async readText(location) {
      const found = await find(location);
      if (!found || found.size > largestText) return undefined;
      return (await readBytes(requirePath(location), 0, found.size)).toString('utf8').replace(/^\ufeff/, '');
    },

    async add(source) {
      const digest = createHash('sha256');
      const arriving = join(folders.imported, `arriving-${randomUUID()}`);
      await mkdir(folders.imported, { recursive: true });
      try {
        const watched = new Transform({
          transform(chunk: Buffer, _, done) {
            digest.update(chunk);
            done(null, chunk);
          },
        });
        await pipeline(createReadStream(source), watched, createWriteStream(arriving, { flags: 'wx' }));
        const contentType = contentTypeOf(source, await readBytes(arriving, 0, telltaleBytes));
        const name =
          digest.digest('hex') +
          extname(source)
            .toLowerCase()
            .replace(/[^.\w]/g, '');
        const path = `${name.slice(0, 2)}/${name.slice(2)}`;
        await mkdir(join(folders.imported, name.slice(0, 2)), { recursive: true });
        await rename(arriving, join(folders.imported, path));
        return { location: `file:${path}`, contentType };
      } finally {
        await rm(arriving, { force: true });
      }
    },
  };
}
