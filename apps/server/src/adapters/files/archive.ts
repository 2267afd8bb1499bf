import { PassThrough, type Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { FileStore } from './file-store';

/** A file inside an archive. */
export interface ArchiveEntry {
  name: string;
  /** How large it says it is; more never comes out of it. */
  size: number;
  packedSize: number;
  isPacked: boolean;
  /** Where its head lies. */
  position: number;
  /** Its checksum, which changes with its content. */
  checksum: string;
}

/** An archive that is broken, too large or of a kind that is not read here. */
class ArchiveError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArchiveError';
  }
}

const mostEntries = 20_000;
const largestDirectory = 16 * 1024 * 1024;
const largestEntry = 1024 * 1024 * 1024;
/** A packed file that grows this much has nothing in it but an attack; texts shrink to a tenth. */
const mostGrowth = 250;
const endSize = 22;
const longestNote = 65_535;

/** A name that stays inside the archive, whoever unpacks it. */
function isSafeName(name: string): boolean {
  const parts = name.split('/');
  return !/[\\\0:]/.test(name) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

async function readDirectory(files: FileStore, location: string): Promise<{ bytes: Buffer; count: number }> {
  const found = await files.stat(location);
  if (!found) throw new ArchiveError('The archive is gone');
  const tailStart = Math.max(0, found.size - endSize - longestNote);
  const tail = await files.read(location, tailStart, found.size);
  const at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (at < 0 || at + endSize > tail.length) throw new ArchiveError('This is no archive');
  const count = tail.readUInt16LE(at + 10);
  const size = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (count > mostEntries || size > largestDirectory || start + size > found.size) {
    throw new ArchiveError('The archive is damaged or too large');
  }
  return { bytes: await files.read(location, start, start + size), count };
}

function readEntry(bytes: Buffer, at: number): { entry: ArchiveEntry | undefined; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new ArchiveError('The archive is damaged');
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  const name = bytes.toString('utf8', at + 46, nameEnd);
  const [packedSize, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
  const isReadable = (flags & 1) === 0 && (method === 0 || method === 8);
  const isHarmless = size <= largestEntry && size <= Math.max(1, packedSize) * mostGrowth + 1024;
  if (!isReadable || !isHarmless || !isSafeName(name)) return { entry: undefined, next };
  const checksum = bytes.readUInt32LE(at + 16).toString(36);
  return {
    entry: { name, size, packedSize, isPacked: method === 8, position: bytes.readUInt32LE(at + 42), checksum },
    next,
  };
}

/** Lets a stretch of bytes through, and breaks off when more comes than was promised. */
function cut(start: number, end: number, promised: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const from = Math.max(0, start - passed);
      const to = Math.min(chunk.length, end + 1 - passed);
      passed += chunk.length;
      if (passed > promised) done(new ArchiveError('A file in the archive is larger than it says'));
      else done(null, from < to ? chunk.subarray(from, to) : undefined);
    },
  });
}

/** The files in a ZIP archive by name, without those that could do harm; nothing is unpacked to the disk. */
export async function openArchive(files: FileStore, location: string) {
  const { bytes, count } = await readDirectory(files, location);
  const entries = new Map<string, ArchiveEntry>();
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    const { entry, next } = readEntry(bytes, at);
    if (entry) entries.set(entry.name, entry);
    at = next;
  }

  async function open(entry: ArchiveEntry, range = { start: 0, end: entry.size - 1 }): Promise<Readable> {
    const head = await files.read(location, entry.position, entry.position + 30);
    if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw new ArchiveError('The archive is damaged');
    const start = entry.position + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    if (entry.size === 0) return new PassThrough().end();
    if (!entry.isPacked) return files.open(location, { start: start + range.start, end: start + range.end });
    const packed = files.open(location, { start, end: start + entry.packedSize - 1 });
    const inflated = packed.pipe(createInflateRaw());
    const part = cut(range.start, range.end, entry.size);
    packed.on('error', (error) => inflated.destroy(error));
    inflated.on('error', (error) => part.destroy(error));
    part.on('close', () => packed.destroy());
    return inflated.pipe(part);
  }

  return {
    find: (name: string): ArchiveEntry | undefined => entries.get(name),
    open,
  };
}

export type Archive = Awaited<ReturnType<typeof openArchive>>;
