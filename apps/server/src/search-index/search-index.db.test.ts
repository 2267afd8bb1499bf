import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEngine } from '@mediathek/search';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp, openTestDatabase, openTestSearch, testWorld, visit } from '../../test/harness';
import type { Database, Queries } from '../adapters/database/database';
import { changeRepository, parseMark } from './change-repository';
import { openSearchIndex, type SearchIndex } from './search-index';

let database: Database;
let folder: string;
const indexes: SearchIndex[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'mediathek-search-'));
});
afterAll(async () => {
  for (const index of indexes) {
    await index.stop();
    await index.engine.close();
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(engine = new EmbeddedEngine()): Promise<SearchIndex> {
  const index = await openTestSearch(database, engine);
  indexes.push(index);
  return index;
}

async function close(index: SearchIndex): Promise<void> {
  indexes.splice(indexes.indexOf(index), 1);
  await index.stop();
  await index.engine.close();
}

const scope = { kind: 'stock', today: '2026-11-15' } as const;
const find = async ({ engine }: SearchIndex, q: string): Promise<string[]> =>
  (await engine.search({ q, scope })).items.map(({ identifier }) => identifier);

const addMedium = async (db: Queries, identifier: string, title: string, more: object = {}) => {
  const medium = { identifier, fn_nr: '', fn_kurztext: '', fn_text: '', fn_sprache: 'de', fn_typ: '49' };
  const rest = {
    fn_schlag: '',
    fn_prodname: '',
    is_mediathek: false,
    media_type: 'media',
    added_on: '2026-01-01',
  } as const;
  const lists = { fn_geb: [], fn_adressat: [] };
  const values = { ...medium, ...rest, ...lists, fn_titel: title, ...more };
  return db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow();
};

describe('what changes in the database is found within a second', () => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await open();
  });
  const becomes = (q: string, expected: string[]) =>
    vi.waitFor(async () => expect(await find(index, q)).toEqual(expected), { timeout: 10_000, interval: 20 });

  test('a medium that is added, changed and removed, without anybody telling the portal', async () => {
    await addMedium(database.queries, 'NEW-1', 'Quastenflosser');
    await becomes('Quastenflosser', ['NEW-1']);
    await database.queries
      .updateTable('media')
      .set({ fn_titel: 'Ameisenbär' })
      .where('identifier', '=', 'NEW-1')
      .execute();
    await becomes('Ameisenbär', ['NEW-1']);
    expect(await find(index, 'Quastenflosser')).toEqual([]);
    await database.queries.deleteFrom('media').where('identifier', '=', 'NEW-1').execute();
    await becomes('Ameisenbär', []);
  });

  test('a licence that is given and taken away', async () => {
    const { id } = await addMedium(database.queries, 'NEW-2', 'Seegurke');
    await becomes('Seegurke', ['NEW-2']);
    const open = async () => (await index.engine.search({ q: 'Seegurke', scope: { ...scope, kind: 'open' } })).total;
    expect(await open()).toBe(1);
    const districtId = testWorld.districts[0]?.id ?? null;
    const licence = { code_id: 'new-2', media_id: id, district_id: districtId, unlimited: true };
    await database.queries.insertInto('licences').values(licence).execute();
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000, interval: 20 });
    await database.queries.deleteFrom('licences').where('code_id', '=', 'new-2').execute();
    await vi.waitFor(async () => expect(await open()).toBe(1), { timeout: 10_000, interval: 20 });
  });

  test('subtitles that are added', async () => {
    const { id } = await addMedium(database.queries, 'NEW-3', 'Nashornkäfer');
    const file = {
      role: 'subtitle',
      lang: 'de',
      location: 'demo:film/vulkane.de.vtt',
      content_type: 'text/vtt',
    } as const;
    await database.queries
      .insertInto('media_files')
      .values({ ...file, media_id: id, position: 0 })
      .execute();
    await vi.waitFor(
      async () => {
        const { items } = await index.engine.search({ q: 'Nashornkäfer Magma', scope });
        expect(items[0]?.spoken?.text).toContain('Magma');
      },
      { timeout: 10_000, interval: 20 },
    );
  });

  test('many media at once, however many', async () => {
    await database.queries.transaction().execute(async (db) => {
      for (let at = 0; at < 1200; at += 1) await addMedium(db, `MANY-${at}`, `Wimmelbild ${at}`);
    });
    const total = async () => (await index.engine.search({ q: 'Wimmelbild', scope, limit: 1 })).total;
    await vi.waitFor(async () => expect(await total()).toBe(1200), { timeout: 30_000, interval: 50 });
    await database.queries.deleteFrom('media').where('identifier', 'like', 'MANY-%').execute();
    await vi.waitFor(async () => expect(await total()).toBe(0), { timeout: 30_000, interval: 50 });
  });

  test('but no clip, which is found by its film', async () => {
    const film = await addMedium(database.queries, 'NEW-4', 'Schnabeltier');
    const { id: owner } = await database.queries.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const clip = { clip_of: film.id, clip_start: 1, clip_end: 5, clip_owner: owner };
    await addMedium(database.queries, 'NEW-4-CLIP', 'Schnabeltier taucht', clip);
    await index.catchUp();
    await becomes('Schnabeltier', ['NEW-4']);
  });
});

test('a transaction that is taken back changes nothing', async () => {
  const changes = changeRepository(database.queries);
  const begin = await changes.takeMark();
  const failing = database.queries.transaction().execute(async (db) => {
    await addMedium(db, 'BACK-1', 'Zurück');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await changes.read(begin)).toMatchObject({ isComplete: true, identifiers: [] });
});

test('who has not read up to what was removed is told to begin anew', async () => {
  const own = await openTestDatabase();
  const changes = changeRepository(own.queries);
  const old = await changes.takeMark();
  await addMedium(own.queries, 'OLD-1', 'Alt');
  await own.runScript("update media_changes set changed_at = now() - interval '61 days'");
  const fresh = await changes.takeMark();
  await changes.removeOld();
  expect(await changes.read(old)).toEqual({ isComplete: false });
  expect(await changes.read(fresh)).toMatchObject({ isComplete: true, identifiers: [] });
  expect(await changes.read({ ...fresh, database: '1/1' })).toEqual({ isComplete: false });
  await own.close();
});

test('what a copy brings along from another database is no news', async () => {
  const own = await openTestDatabase();
  await own.runScript(
    "update media_changes set changed_in = '900000000'; update media_changes_removed set up_to = '900000000'",
  );
  const index = await openTestSearch(own);
  const changes = changeRepository(own.queries);
  expect(await changes.read(await changes.takeMark())).toMatchObject({ isComplete: true, identifiers: [] });
  await index.stop();
  await index.engine.close();
  await own.close();
});

describe('the file of the search', () => {
  test('is gone on with after a restart, with what happened meanwhile', async () => {
    const file = join(folder, 'again.bin');
    const first = await open(new EmbeddedEngine({ file }));
    await close(first);
    await addMedium(database.queries, 'MEANWHILE-1', 'Tapir');
    const engine = new EmbeddedEngine({ file });
    expect(engine.start.state).toBe('loaded');
    expect(parseMark(engine.state().mark)).toBeDefined();
    const indexing = vi.spyOn(engine, 'index');
    const second = await open(engine);
    expect(await find(second, 'Tapir')).toEqual(['MEANWHILE-1']);
    expect(indexing).not.toHaveBeenCalled();
    await database.queries.deleteFrom('media').where('identifier', '=', 'MEANWHILE-1').execute();
  });

  test('is written anew when it is damaged', async () => {
    const file = join(folder, 'damaged.bin');
    await close(await open(new EmbeddedEngine({ file })));
    const bytes = readFileSync(file);
    bytes.fill(0x55, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 64);
    writeFileSync(file, bytes);
    const engine = new EmbeddedEngine({ file });
    expect(engine.start.state).toBe('damaged');
    const index = await open(engine);
    expect((await find(index, 'Vulkane')).length).toBeGreaterThan(0);
    await close(index);
    expect(new EmbeddedEngine({ file }).start.state).toBe('loaded');
  });

  test('of another database is replaced', async () => {
    const file = join(folder, 'other.bin');
    await close(await open(new EmbeddedEngine({ file })));
    const other = await openTestDatabase('migrated');
    await addMedium(other.queries, 'OTHER-1', 'Okapi');
    const index = await openTestSearch(other, new EmbeddedEngine({ file }));
    // Two embedded databases made from one have one name; there the counts of transactions tell them apart, or nothing does.
    if (database.kind === 'postgres') expect(await find(index, '')).toEqual(['OTHER-1']);
    await index.stop();
    await index.engine.close();
    await other.close();
  });
});

test('the portal comes up and goes on trying while the database is away', async () => {
  const own = await openTestDatabase();
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
  await own.close();
  const index = openSearchIndex({
    db: own.queries,
    engine: new EmbeddedEngine(),
    readText: async () => undefined,
    log,
  });
  const app = await buildTestApp(database, { search: index });
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0));
  const response = await visit(app).send({ method: 'GET', url: '/api/v1/media/search' });
  expect(response.statusCode).toBe(503);
  await app.close();
  await index.stop();
  await index.engine.close();
});

test('a search in the very first moment waits until there is something to find', async () => {
  const index = openSearchIndex({
    db: database.queries,
    engine: new EmbeddedEngine(),
    readText: async () => undefined,
    log: pino({ level: 'silent' }),
  });
  indexes.push(index);
  const app = await buildTestApp(database, { search: index });
  const { total } = await visit(app).call('GET /api/v1/media/catalogue/search', { query: { q: 'Vulkan' } });
  expect(total).toBeGreaterThan(0);
  await app.close();
});

test('a card shows a change of its medium and of its licence within a moment', async () => {
  const index = await open();
  const app = await buildTestApp(database, { search: index });
  const { id } = await addMedium(database.queries, 'CARD-1', 'Wasserfloh');
  const shown = async () =>
    (await visit(app).call('GET /api/v1/media/catalogue/search', { query: { q: 'Wasserfloh' } })).items[0];
  const waitFor = (check: (card: Awaited<ReturnType<typeof shown>>) => void) =>
    vi.waitFor(async () => check(await shown()), { timeout: 10_000, interval: 20 });
  await waitFor((card) => expect([card?.fn_prodname, card?.isOpen]).toEqual(['', true]));
  await database.queries.updateTable('media').set({ fn_prodname: 'Teichfilm' }).where('id', '=', id).execute();
  await waitFor((card) => expect(card?.fn_prodname).toBe('Teichfilm'));
  const licence = { code_id: 'card-1', media_id: id, district_id: testWorld.districts[0]?.id ?? null, unlimited: true };
  await database.queries.insertInto('licences').values(licence).execute();
  await waitFor((card) => expect([card?.isOpen, card?.use.reason]).toEqual([false, 'sign-in']));
  await database.queries.deleteFrom('media').where('id', '=', id).execute();
  await waitFor((card) => expect(card).toBeUndefined());
  await app.close();
});

test('pages of one search fit together while media come and go', async () => {
  const index = await open();
  const app = await buildTestApp(database, { search: index });
  const page = (offset: number, view?: string) =>
    visit(app).call('GET /api/v1/media/catalogue/search', { query: { offset, limit: 30, ...(view ? { view } : {}) } });
  const first = await page(0);
  await addMedium(database.queries, 'PAGE-1', 'Aal', { added_on: '2026-11-15' });
  await index.catchUp();
  const seen = first.items.map(({ identifier }) => identifier);
  for (let offset = 30; offset < first.total; offset += 30) {
    const next = await page(offset, first.view);
    expect([next.view, next.total]).toEqual([first.view, first.total]);
    seen.push(...next.items.map(({ identifier }) => identifier));
  }
  expect(new Set(seen).size).toBe(first.total);
  expect(seen).not.toContain('PAGE-1');
  const fresh = await page(0);
  expect([fresh.total, fresh.view === first.view]).toEqual([first.total + 1, false]);
  await database.queries.deleteFrom('media').where('identifier', '=', 'PAGE-1').execute();
  await app.close();
});
