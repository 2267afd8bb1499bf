import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, testToday } from '../../test/harness';
import type { Database } from '../adapters/database/database';
import { type FileStore, fileStore } from '../adapters/files/file-store';
import { controlAddress } from './control-address';
import { reachPortal } from './control-client';
import { openControl } from './control-server';
import { importMemory } from './import-memory';
import { type BadLine, type ImportTarget, importPortions } from './import-portion';
import { filePlacer } from './place-files';
import { freshState, type ImportState, runImport } from './run-import';

let database: Database;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'mediathek-import-'));
  files = fileStore({ demo: '', imported: join(folder, 'data/files') });
  await writeFile(join(folder, 'film.vtt'), 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nMagma');
  await writeFile(join(folder, 'sheet.pdf'), '%PDF-1.7');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

interface Options {
  from?: ImportState;
  target?: Pick<ImportTarget, 'save' | 'finish'>;
  stop?: AbortSignal;
  onSaved?(state: ImportState): void;
  isAnywhere?: boolean;
}

/** Imports lines as the command does; objects are written as JSON, texts go as they are. */
async function importLines(lines: readonly (object | string)[], options: Options = {}) {
  const bad: BadLine[] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const state = await runImport({
    input: Readable.from([Buffer.from(text)]),
    target: options.target ?? (await importPortions(database, () => testToday)),
    placeFiles: filePlacer({
      ...{ files, base: folder, dataDir: join(folder, 'data') },
      isAnywhere: options.isAnywhere ?? false,
    }),
    from: options.from ?? freshState(),
    onBad: (one) => void bad.push(one),
    onSaved: options.onSaved ?? (() => {}),
    stop: options.stop ?? new AbortController().signal,
  });
  const { line: _line, waiting: _waiting, ...counts } = state;
  return { ...counts, badLines: bad };
}

const find = (identifier: string) =>
  database.queries.selectFrom('media').selectAll().where('identifier', '=', identifier).executeTakeFirstOrThrow();
const licencesOf = (identifier: string) =>
  database.queries
    .selectFrom('licences')
    .innerJoin('media', 'media.id', 'licences.media_id')
    .selectAll('licences')
    .where('identifier', '=', identifier)
    .orderBy('code_id')
    .execute();
const filesOf = (identifier: string) =>
  database.queries
    .selectFrom('media_files')
    .innerJoin('media', 'media.id', 'media_files.media_id')
    .selectAll('media_files')
    .where('identifier', '=', identifier)
    .orderBy('position')
    .execute();
const partsOf = async (identifier: string) => {
  const rows = await database.queries
    .selectFrom('media_parts')
    .innerJoin('media as package', 'package.id', 'package_id')
    .innerJoin('media as part', 'part.id', 'part_id')
    .select('part.identifier')
    .where('package.identifier', '=', identifier)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.identifier);
};

describe('an import', () => {
  test('adds media, brings them up to date by identifier, and leaves alone what is as it was', async () => {
    const lines = [
      { identifier: 'I-1', fn_titel: 'Eins', fn_geb: '220;380', fn_typ: '69', licence: 'CC BY' },
      { identifier: 'I-2', fn_titel: 'Zwei', fn_text: 'Ein "Text" \\ mit {allem}, ä und 漢字' },
    ];
    expect(await importLines(lines)).toMatchObject({ added: 2, updated: 0, unchanged: 0, bad: 0 });
    expect(await find('I-1')).toMatchObject({
      fn_titel: 'Eins',
      fn_geb: ['220', '380'],
      media_type: 'app',
      licence_label: 'CC BY',
      added_on: testToday,
    });
    expect((await find('I-2')).fn_text).toBe('Ein "Text" \\ mit {allem}, ä und 漢字');
    const { id } = await find('I-2');

    const again = [lines[0] ?? {}, { identifier: 'I-2', fn_titel: 'Zwei, neu' }];
    expect(await importLines(again)).toMatchObject({ added: 0, updated: 1, unchanged: 1, bad: 0 });
    expect(await find('I-2')).toMatchObject({ id, fn_titel: 'Zwei, neu', fn_text: '' });
  });

  test('goes on after bad lines and names each with its number', async () => {
    const { badLines, ...counts } = await importLines([
      { identifier: 'B-1', fn_titel: 'Gut' },
      '{broken',
      '',
      { identifier: 'B-2' },
      { identifier: 'B-3', fn_titel: 'Fremd', licences: [{ district: 'nirgendwo' }] },
      { identifier: 'B-4', fn_titel: 'Fremd', licences: [{ school: '00000000' }] },
      { identifier: 'B-5', fn_titel: 'Ohne Datei', files: [{ path: 'none.mp4' }] },
      { identifier: 'B-6', fn_titel: 'Selbst', parts: ['B-6'] },
      { identifier: 'B-7', fn_titel: 'Auch gut' },
    ]);
    expect(counts).toEqual({ added: 2, updated: 0, unchanged: 0, bad: 6 });
    expect(badLines.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: it is no JSON',
      '4: fn_titel is missing',
      '5: the district “nirgendwo” of its licence is not known',
      '6: the school “00000000” of its licence is not known',
      '7: there is no file none.mp4',
      '8: it names itself as its part',
    ]);
  });

  test('gives licences to districts and schools by id, name or number, and makes a medium open again without them', async () => {
    const medium = { identifier: 'L-1', fn_titel: 'Lizenziert' };
    await importLines([
      {
        ...medium,
        licences: [
          { district: 'Medienzentrum Hohenfeld' },
          { school: '99000102', valid_to: '2027-07-31', remaining: 12, returns: 2 },
          { school: 'gemeinschaftsschule-seetal', valid_to: '2026-11-15' },
        ],
      },
    ]);
    expect(
      (await licencesOf('L-1')).map((one) => [
        one.district_id ?? one.school_id,
        one.unlimited,
        one.valid_to,
        one.remaining,
      ]),
    ).toEqual([
      ['hohenfeld', true, null, 0],
      ['gemeinschaftsschule-seetal', false, '2026-11-15', 0],
      ['gymnasium-lindach', false, '2027-07-31', 12],
    ]);

    const [first] = await licencesOf('L-1');
    await importLines([{ ...medium, licences: [{ district: 'hohenfeld', valid_to: '2028-01-01' }] }]);
    expect(await licencesOf('L-1')).toMatchObject([{ id: first?.id, unlimited: false, valid_to: '2028-01-01' }]);
    const licensed = await find('L-1');
    await importLines([medium]);
    expect(await licencesOf('L-1')).toEqual([]);
    // Libraries that harvest what is open ask for what has changed.
    expect((await find('L-1')).updated_at.getTime()).toBeGreaterThan(licensed.updated_at.getTime());
  });

  test('leaves codes that a school bought alone', async () => {
    const before = await licencesOf('FELD-4910301');
    await importLines([{ identifier: 'FELD-4910301', fn_titel: 'Neu beschrieben', fn_typ: '49' }]);
    expect(await licencesOf('FELD-4910301')).toEqual(before);
  });

  test('copies files in, notes addresses outside, and keeps a file that stays', async () => {
    const medium = { identifier: 'F-1', fn_titel: 'Mit Dateien' };
    const given = [
      { url: 'https://example.org/film.mp4' },
      { path: 'film.vtt', role: 'subtitle', lang: 'de' },
      { path: join(folder, 'sheet.pdf'), role: 'worksheet' },
    ];
    await importLines([{ ...medium, files: given }]);
    const first = await filesOf('F-1');
    expect(first.map(({ role, lang, content_type }) => [role, lang, content_type])).toEqual([
      ['main', '', 'video/mp4'],
      ['subtitle', 'de', 'text/vtt'],
      ['worksheet', '', 'application/pdf'],
    ]);
    expect(await files.readText(first[1]?.location ?? '')).toContain('Magma');

    await importLines([{ ...medium, fn_nr: '1' }]);
    expect(await filesOf('F-1')).toEqual(first);
    await importLines([{ ...medium, files: given.slice(0, 2) }]);
    expect(await filesOf('F-1')).toEqual(first.slice(0, 2));
  });

  test('takes files from the folder of the list only, unless whoever imports allows others', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'mediathek-elsewhere-'));
    await writeFile(join(outside, 'other.pdf'), '%PDF-1.7');
    await symlink(join(outside, 'other.pdf'), join(folder, 'linked.pdf'));
    const up = relative(folder, join(outside, 'other.pdf'));
    for (const path of [up, join(outside, 'other.pdf'), 'linked.pdf']) {
      const lines = [{ identifier: 'O-1', fn_titel: 'x', files: [{ path }] }];
      expect((await importLines(lines)).badLines[0]?.reason).toContain('lies outside the folder of the list');
      expect((await importLines(lines, { isAnywhere: true })).badLines).toEqual([]);
    }
    await rm(outside, { recursive: true });
  });

  test('never takes the portal’s own secrets for media', async () => {
    await files.add(join(folder, 'sheet.pdf'));
    await writeFile(join(folder, 'data/secret.key'), 'secret');
    for (const path of ['data/secret.key', './data/../data/secret.key', join(folder, 'data/secret.key')]) {
      const { badLines } = await importLines([{ identifier: 'S-1', fn_titel: 'x', files: [{ path }] }]);
      expect(badLines[0]?.reason).toContain("lies in the portal's own data folder");
    }
  });

  test('joins packages with parts that come later, and says which never came', async () => {
    const { badLines } = await importLines([
      { identifier: 'P-1', fn_titel: 'Paket', fn_typ: '55', parts: ['P-3', 'P-2', 'MZH-4910001'] },
      { identifier: 'P-2', fn_titel: 'Teil' },
      { identifier: 'P-3', fn_titel: 'Teil' },
      { identifier: 'P-4', fn_titel: 'Lücke', parts: ['P-2', 'NOBODY'] },
    ]);
    expect(await partsOf('P-1')).toEqual(['P-3', 'P-2', 'MZH-4910001']);
    expect(badLines).toEqual([{ line: 4, reason: 'its parts are not known: NOBODY' }]);
    expect(await partsOf('P-4')).toEqual(['P-2']);
  });

  test('takes the later of two lines with the same identifier', async () => {
    await importLines([
      { identifier: 'D-1', fn_titel: 'Früher' },
      { identifier: 'D-1', fn_titel: 'Später' },
    ]);
    expect((await find('D-1')).fn_titel).toBe('Später');
  });

  test('changes no teacher’s clip', async () => {
    const { queries } = database;
    const { id } = await find('MZH-4910001');
    const owner = await queries
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'teacher')
      .executeTakeFirstOrThrow();
    const row = {
      identifier: 'UC_CLIP-x',
      fn_titel: 'Clip',
      fn_typ: 'UC_CLIP',
      media_type: 'media',
      added_on: testToday,
    } as const;
    const empty = {
      fn_nr: '',
      fn_kurztext: '',
      fn_text: '',
      fn_geb: [],
      fn_sprache: '',
      fn_adressat: [],
      fn_schlag: '',
    };
    await queries
      .insertInto('media')
      .values({
        ...row,
        ...empty,
        fn_prodname: '',
        is_mediathek: false,
        clip_of: id,
        clip_start: 1,
        clip_end: 2,
        clip_owner: owner.id,
      })
      .execute();
    const { badLines } = await importLines([{ identifier: 'UC_CLIP-x', fn_titel: 'Meins' }]);
    expect(badLines).toEqual([{ line: 1, reason: 'its identifier belongs to a clip' }]);
    expect((await find('UC_CLIP-x')).fn_titel).toBe('Clip');
  });

  test('notes what has changed for those who follow', async () => {
    const changes = () =>
      database.queries.selectFrom('media_changes').select('identifier').where('identifier', 'like', 'N-%').execute();
    await importLines([{ identifier: 'N-1', fn_titel: 'Neu' }]);
    const after = await changes();
    expect(after.length).toBeGreaterThan(0);
    await importLines([{ identifier: 'N-1', fn_titel: 'Neu' }]);
    expect(await changes()).toEqual(after);
  });
});

describe('an import that was broken off', () => {
  const lines = Array.from({ length: 2500 }, (_, index) => ({ identifier: `R-${index}`, fn_titel: `Medium ${index}` }));

  test('goes on after the last line that was saved', async () => {
    const file = join(folder, 'big.jsonl');
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const memory = importMemory(join(folder, 'data'), file);
    const stopping = new AbortController();
    const onSaved = (state: ImportState) => {
      memory.keep(state);
      stopping.abort();
    };
    await importLines(lines, { stop: stopping.signal, onSaved });
    const kept = memory.recall();
    expect(kept).toMatchObject({ line: 1000, added: 1000 });
    expect(await importLines(lines, { from: kept })).toMatchObject({ added: 2500, updated: 0, unchanged: 0 });
    memory.forget();
    expect(memory.recall()).toEqual(freshState());
  });

  test('begins anew when the file has changed meanwhile', async () => {
    const file = join(folder, 'changed.jsonl');
    await writeFile(file, 'a');
    importMemory(join(folder, 'data'), file).keep({ ...freshState(), line: 7 });
    await writeFile(file, 'other');
    expect(importMemory(join(folder, 'data'), file).recall().line).toBe(0);
  });
});

describe('a running portal', () => {
  test('takes the lines through a door that is open to its own user only', async () => {
    const address = controlAddress(join(folder, 'data'));
    let isFound = false;
    let isClosed = false;
    const close = await openControl({
      address,
      log: pino({ level: 'silent' }),
      openTarget: async () => ({
        ...(await importPortions(database, () => testToday)),
        close: () => {
          isClosed = true;
        },
      }),
      whenFound: async () => {
        isFound = true;
      },
    });
    expect((await stat(address)).mode & 0o777).toBe(0o600);
    const target = await reachPortal(address);
    const result = await importLines(
      [
        { identifier: 'C-1', fn_titel: 'Über den Draht', licences: [{ district: 'hohenfeld' }], parts: ['C-2'] },
        { identifier: 'C-2', fn_titel: 'Teil', files: [{ path: 'film.vtt', role: 'subtitle' }] },
        { identifier: 'C-3', fn_titel: 'Fremd', licences: [{ district: 'nirgendwo' }] },
      ],
      { target },
    );
    expect(result).toMatchObject({ added: 2, bad: 1, badLines: [{ line: 3 }] });
    expect(await partsOf('C-1')).toEqual(['C-2']);
    expect(isFound).toBe(true);
    target.close();
    await expect.poll(() => isClosed).toBe(true);
    await close();
  });
});
