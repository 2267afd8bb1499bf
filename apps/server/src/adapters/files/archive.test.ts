import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openArchive } from './archive';
import { type FileStore, fileStore } from './file-store';

interface Given {
  name: string;
  content: string;
  isPacked?: boolean;
  /** What the archive claims, where it lies. */
  claimedSize?: number;
  flags?: number;
}

/** An archive as anybody could have made it, with the lies it is asked to tell. */
function zip(files: readonly Given[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isPacked = true, claimedSize, flags = 0 } of files) {
    const raw = Buffer.from(content);
    const packed = isPacked ? deflateRawSync(raw) : raw;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(isPacked ? 8 : 0, 10);
    entry.writeUInt32LE(crc32(raw), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimedSize ?? raw.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    bodies.push(head, Buffer.from(name), packed);
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediathek-archive-'));
  store = fileStore({ demo: folder, imported: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const opened = async (bytes: Buffer) => {
  await writeFile(join(folder, 'a.zip'), bytes);
  return openArchive(store, 'demo:a.zip');
};
const read = async (
  archive: Awaited<ReturnType<typeof opened>>,
  name: string,
  range?: { start: number; end: number },
) => {
  const entry = archive.find(name);
  return entry && text(await archive.open(entry, range));
};

describe('an archive', () => {
  test('gives its files, packed or not, whole or in part', async () => {
    const archive = await opened(
      zip([
        { name: 'content/ä.txt', content: 'Magma und Lava' },
        { name: 'plain.txt', content: 'nicht gepackt', isPacked: false },
        { name: 'empty.txt', content: '' },
      ]),
    );
    expect(await read(archive, 'content/ä.txt')).toBe('Magma und Lava');
    expect(await read(archive, 'content/ä.txt', { start: 6, end: 8 })).toBe('und');
    expect(await read(archive, 'plain.txt')).toBe('nicht gepackt');
    expect(await read(archive, 'plain.txt', { start: 6, end: 9 })).toBe('gepa');
    expect(await read(archive, 'empty.txt')).toBe('');
    expect(await read(archive, 'none.txt')).toBeUndefined();
  });

  test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a\\..\\b', 'C:/x', 'a//b', './a', 'folder/'])(
    'does not know a file called %s',
    async (name) => {
      const archive = await opened(zip([{ name, content: 'x' }]));
      expect(archive.find(name)).toBeUndefined();
    },
  );

  test('leaves out what would grow beyond measure, and what is locked', async () => {
    const archive = await opened(
      zip([
        { name: 'bomb', content: '0'.repeat(3_000_000) },
        { name: 'locked', content: 'x', flags: 1 },
        { name: 'huge', content: 'x', claimedSize: 4_000_000_000 },
      ]),
    );
    expect(['bomb', 'locked', 'huge'].map((name) => archive.find(name))).toEqual([undefined, undefined, undefined]);
  });

  test('breaks off when a file is larger than it says', async () => {
    const archive = await opened(zip([{ name: 'liar', content: 'x'.repeat(500), claimedSize: 10 }]));
    await expect(read(archive, 'liar')).rejects.toThrow('larger than it says');
  });

  test.each([
    ['no archive at all', Buffer.from('just a text')],
    ['nothing', Buffer.alloc(0)],
    ['an end without a beginning', zip([{ name: 'a', content: 'b' }]).subarray(-22)],
    ['a directory full of zeros', Buffer.concat([Buffer.alloc(200), zip([{ name: 'a', content: 'b' }]).subarray(-22)])],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(opened(bytes)).rejects.toThrow();
  });
});
