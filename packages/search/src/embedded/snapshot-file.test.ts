import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { found, medium } from '../conformance/case';
import { EmbeddedEngine } from './embedded-engine';
import { formatVersion } from './section-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = () => join(folder, 'index', 'search.bin');

async function writeIndex() {
  const engine = new EmbeddedEngine({ file: pathOf() });
  await engine.index([medium('a', { fn_titel: 'Vulkan' }), medium('b', { fn_titel: 'Wald' })], { mark: '41' });
  await engine.close();
}

describe('an index in a file', () => {
  it('is missing at first', () => {
    expect(new EmbeddedEngine({ file: pathOf() }).start.state).toBe('missing');
  });

  it('answers after a restart, and says how far it followed the changes', async () => {
    await writeIndex();
    const engine = new EmbeddedEngine({ file: pathOf() });
    expect(engine.start.state).toBe('loaded');
    expect(engine.state()).toEqual({ documents: 2, mark: '41', isMerging: false });
    expect(await found(engine, { q: 'Vulkane' })).toEqual(['a']);
    await engine.update([medium('c', { fn_titel: 'Vulkaninsel' })]);
    expect((await found(engine, { q: 'Vulkan' })).sort()).toEqual(['a', 'c']);
  });

  it('takes in later changes when all is merged', async () => {
    await writeIndex();
    const engine = new EmbeddedEngine({ file: pathOf() });
    await engine.update([medium('c', { fn_titel: 'Vulkaninsel' })], { mark: '42' });
    await engine.remove(['b'], { mark: '43' });
    await engine.compact();
    const again = new EmbeddedEngine({ file: pathOf() });
    expect(again.state()).toEqual({ documents: 2, mark: '43', isMerging: false });
    expect((await found(again, {})).sort()).toEqual(['a', 'c']);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9), 'damaged'],
    ['empty', () => Buffer.alloc(0), 'damaged'],
    ['something else', () => Buffer.from('{"hello": "world, this is no index at all"}'), 'damaged'],
    [
      'changed in the middle',
      (bytes: Buffer) => {
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
        return bytes;
      },
      'damaged',
    ],
    [
      'of another version',
      (bytes: Buffer) => {
        bytes.writeUInt32BE(formatVersion + 1, 4);
        return bytes;
      },
      'old',
    ],
  ])('that is %s is not used', async (_what, harm, state) => {
    await writeIndex();
    writeFileSync(pathOf(), harm(readFileSync(pathOf())));
    const engine = new EmbeddedEngine({ file: pathOf() });
    expect(engine.start.state).toBe(state);
    expect(engine.start.message).toBeTruthy();
    expect(await found(engine, {})).toEqual([]);
    await engine.index([medium('z')]);
    expect(new EmbeddedEngine({ file: pathOf() }).start.state).toBe('loaded');
  });

  it('leaves no draft behind', async () => {
    await writeIndex();
    expect(readdirSync(join(folder, 'index'))).toEqual(['search.bin']);
  });

  it('that cannot be written is reported, and the engine answers all the same', async () => {
    const errors: unknown[] = [];
    writeFileSync(join(folder, 'index'), 'a file where a folder should be');
    const engine = new EmbeddedEngine({ file: pathOf(), onError: (error) => errors.push(error) });
    await engine.index([medium('a')]);
    expect(errors).toHaveLength(1);
    expect(await found(engine, {})).toEqual(['a']);
  });
});
