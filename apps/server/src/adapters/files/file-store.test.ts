import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypeOf, typeOfAddress } from './content-types';
import { addressOutside, type FileStore, fileStore } from './file-store';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mediathek-files-'));
  await mkdir(join(folder, 'demo/film'), { recursive: true });
  await writeFile(join(folder, 'demo/film/words.vtt'), '\ufeffWEBVTT\n\nMagma');
  await writeFile(join(folder, 'secret.key'), 'secret');
  await writeFile(join(folder, 'Arbeitsblatt.PDF'), '%PDF-1.7 …');
  store = fileStore({ demo: join(folder, 'demo'), imported: join(folder, 'imported') });
});
afterAll(() => rm(folder, { recursive: true }));

describe('the store', () => {
  test('finds, reads and streams a file of the demo, whole or in part', async () => {
    expect(await store.stat('demo:film/words.vtt')).toMatchObject({ size: 16 });
    expect(await store.readText('demo:film/words.vtt')).toBe('WEBVTT\n\nMagma');
    expect(await text(store.open('demo:film/words.vtt', { start: 11, end: 13 }))).toBe('Mag');
    expect((await store.read('demo:film/words.vtt', 3, 9)).toString()).toBe('WEBVTT');
  });

  test.each([
    'demo:../secret.key',
    'demo:film/../../secret.key',
    'file:../secret.key',
    'demo:',
    'demo:/etc/passwd',
    'demo:film',
    'demo:film/none.vtt',
    'demo:film/words.vtt\0.png',
    'other:film/words.vtt',
    'https://example.org/film.mp4',
  ])('has nothing at %s', async (location) => {
    expect(await store.stat(location)).toBeUndefined();
    expect(await store.readText(location)).toBeUndefined();
  });

  test('keeps the same content once, under a name that nobody chose', async () => {
    const first = await store.add(join(folder, 'Arbeitsblatt.PDF'));
    const second = await store.add(join(folder, 'Arbeitsblatt.PDF'));
    expect(first).toEqual(second);
    expect(first.contentType).toBe('application/pdf');
    expect(first.location).toMatch(/^file:[0-9a-f]{2}\/[0-9a-f]{62}\.pdf$/);
    expect(await text(store.open(first.location))).toBe('%PDF-1.7 …');
    expect((await readdir(join(folder, 'imported'))).filter((name) => name.startsWith('arriving'))).toEqual([]);
  });

  test('leaves nothing behind when a file cannot be read', async () => {
    await symlink(join(folder, 'nowhere'), join(folder, 'broken.mp4'));
    await expect(store.add(join(folder, 'broken.mp4'))).rejects.toThrow('ENOENT');
    expect((await readdir(join(folder, 'imported'))).filter((name) => name.startsWith('arriving'))).toEqual([]);
  });
});

describe('what a file is', () => {
  test.each([
    ['film.mp4', '\0\0\0\x20ftypisom', 'video/mp4'],
    ['sound.m4a', '\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['renamed.txt', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['page.html', '%PDF-1.4', 'application/pdf'],
    ['words.txt', 'WEBVTT', 'text/vtt'],
    ['sheet.docx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['quiz.h5p', 'PK\x03\x04', 'application/zip'],
    ['unknown.xyz', 'abc', 'application/octet-stream'],
    ['empty', '', 'application/octet-stream'],
  ])('%s that begins with %j', (name, beginning, expected) => {
    expect(contentTypeOf(name, Buffer.from(beginning, 'latin1'))).toBe(expected);
  });

  test.each([
    ['https://example.org/film.mp4?x=1', 'video/mp4'],
    ['https://example.org/a/page', 'text/html'],
  ])('outside, at %s', (address, expected) => {
    expect(typeOfAddress(new URL(address))).toBe(expected);
  });

  test.each([
    ['https://example.org/ä b', 'https://example.org/%C3%A4%20b'],
    ['javascript:alert(1)', undefined],
    ['file:ab/cd', undefined],
    ['https://', undefined],
  ])('%s as an address outside', (location, expected) => {
    expect(addressOutside(location)?.href).toBe(expected);
  });
});
