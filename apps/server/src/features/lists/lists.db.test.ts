import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildTestApp,
  openTestDatabase,
  openTestSearch,
  testNow,
  testWorld,
  visit,
  visitAs,
} from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import type { SearchIndex } from '../../search-index/search-index';
import { listRepository } from './repository';

let database: Database;
let search: SearchIndex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  search = await openTestSearch(database);
  app = await buildTestApp(database, { search });
});
afterAll(async () => {
  await app.close();
  await search.stop();
  await search.engine.close();
  await database.close();
});

const { lists, users, classes, shares } = testWorld;
const volcanoes = demoId('list', 'liste-vulkanismus');

/** What the rule says somebody may open: own, shared unless private, the school's for staff, on a board now. */
function readableBy(login: string): string[] {
  const person = users.find(({ id }) => id === login);
  const schoolOf = (id: string) => users.find((user) => user.id === id)?.schoolId;
  const isOnBoard = (listId: string) =>
    shares.some((share) => {
      const on = classes.find(({ id }) => id === share.classId);
      const isNow = share.from <= '2026-11-15' && share.until >= '2026-11-15';
      return share.listId === listId && (on?.teacherIds.includes(login) || (isNow && on?.pupilIds.includes(login)));
    });
  return lists
    .filter(
      ({ id, ownerId, visibility, sharedWithIds }) =>
        ownerId === login ||
        (visibility === 'school' && person?.role === 'L' && schoolOf(ownerId) === person.schoolId) ||
        (visibility !== 'private' && sharedWithIds.includes(login)) ||
        isOnBoard(id),
    )
    .map(({ id }) => demoId('list', id))
    .sort();
}

test.each(users.map(({ id }) => id))('%s may open own, shared, school and class lists, and no other', async (login) => {
  const person = users.find(({ id }) => id === login);
  const found = await listRepository(database.queries).listReadable(
    { userId: demoId('user', login), schoolId: person?.schoolId ?? '', isStaff: person?.role === 'L', now: testNow },
    { offset: 0, limit: 200 },
  );
  expect(found.map(({ id }) => id).sort()).toEqual(readableBy(login));
});

test('what somebody does not see answers like what does not exist', async () => {
  const stranger = await visitAs(app, 'teacher3');
  for (const url of [volcanoes, '00000000-0000-4000-8000-000000000000']) {
    expect((await stranger.send({ method: 'GET', url: `/api/v1/lists/${url}` })).json()).toMatchObject({ status: 404 });
    const change = { method: 'PATCH' as const, url: `/api/v1/lists/${url}`, payload: { title: 'x' } };
    expect((await stranger.send(change)).statusCode).toBe(404);
  }
  expect((await visit(app).send({ method: 'GET', url: `/api/v1/lists/${volcanoes}` })).statusCode).toBe(401);
});

test('a pupil reads the list on the board with its notes, changes nothing, and sees nobody it is shared with', async () => {
  const pupil = await visitAs(app, 'student');
  const list = await pupil.call('GET /api/v1/lists/{id}', { params: { id: volcanoes } });
  expect(list).toMatchObject({ origin: 'class', sharedWith: [], invitations: [], feed: null });
  expect(list.rights).toEqual({ edit: false, share: false, remove: false, exportCartridge: false });
  expect(list.items.map(({ medium }) => medium?.identifier)).toEqual(lists[0]?.items.map(({ mediumId }) => mediumId));
  expect(list.items[0]?.note).toContain('Einstieg');
  const add = {
    method: 'POST' as const,
    url: `/api/v1/lists/${volcanoes}/items`,
    payload: { identifiers: ['MZH-4910001'] },
  };
  expect((await pupil.send(add)).statusCode).toBe(403);
});

describe('a teacher with a list of their own', () => {
  test('makes, fills, renames, orders, copies, merges, removes and restores it', async () => {
    const teacher = await visitAs(app, 'teacher');
    const made = await teacher.call('POST /api/v1/lists', {
      body: { title: ' Wetter ', identifiers: ['MZH-4910001', 'MZH-7910002', 'MZH-4910001'] },
    });
    const params = { id: made.id };
    const now = () => teacher.call('GET /api/v1/lists/{id}', { params });
    const order = async () => (await now()).items.map(({ medium }) => medium?.identifier);
    expect(made).toMatchObject({ title: 'Wetter', visibility: 'private', origin: 'own', version: 1, itemCount: 2 });

    const added = await teacher.call('POST /api/v1/lists/{id}/items', {
      params,
      body: { identifiers: ['MZH-7910002', 'MZH-2910008'], note: 'Zum Schluss' },
    });
    expect(added).toEqual({ added: 1, already: 1 });
    const [first, second, third] = (await now()).items.map(({ id }) => id);
    const move = (item = '', after: string | null = null) =>
      teacher.call('PUT /api/v1/lists/{id}/items/{item}/position', { params: { ...params, item }, body: { after } });
    await move(third, null);
    expect(await order()).toEqual(['MZH-2910008', 'MZH-4910001', 'MZH-7910002']);
    await move(third, second);
    expect(await order()).toEqual(['MZH-4910001', 'MZH-7910002', 'MZH-2910008']);

    const item = { ...params, item: second ?? '' };
    await teacher.call('DELETE /api/v1/lists/{id}/items/{item}', { params: item });
    await teacher.call('DELETE /api/v1/lists/{id}/items/{item}', { params: item });
    expect(await order()).toEqual(['MZH-4910001', 'MZH-2910008']);
    await move(first, second);
    await teacher.call('POST /api/v1/lists/{id}/items/{item}/restore', { params: item });
    expect((await order()).slice().sort()).toEqual(['MZH-2910008', 'MZH-4910001', 'MZH-7910002']);

    const changed = await teacher.call('PATCH /api/v1/lists/{id}', {
      params,
      body: { title: 'Wetter und Klima', coverOf: 'MZH-7910002' },
    });
    expect(changed).toMatchObject({ title: 'Wetter und Klima', coverOf: 'MZH-7910002' });
    expect(changed.covers[0]).toContain('7910002');

    const copy = await teacher.call('POST /api/v1/lists/{id}/duplicate', { params, body: { title: 'Kopie' } });
    expect(copy.items.map(({ note }) => note)).toContain('Zum Schluss');
    const merged = await teacher.call('POST /api/v1/lists/{id}/merge', {
      params: { id: copy.id },
      body: { from: demoId('list', 'liste-vertretung') },
    });
    expect(merged).toEqual({ added: 4, already: 0 });

    await teacher.call('DELETE /api/v1/lists/{id}', { params });
    expect((await teacher.send({ method: 'GET', url: `/api/v1/lists/${made.id}` })).statusCode).toBe(404);
    const back = await teacher.call('POST /api/v1/lists/{id}/restore', { params });
    expect(back.items).toHaveLength(3);
    await teacher.call('DELETE /api/v1/lists/{id}', { params: { id: copy.id } });
  });

  test('is told when somebody wrote the same note or title meanwhile, and loses neither', async () => {
    const teacher = await visitAs(app, 'teacher');
    const made = await teacher.call('POST /api/v1/lists', { body: { title: 'Notizen', identifiers: ['MZH-4910001'] } });
    const url = `/api/v1/lists/${made.id}/items/${made.items[0]?.id}`;
    const write = (note: string, version: number) => teacher.send({ method: 'PATCH', url, payload: { note, version } });
    expect((await write('Zuerst', 1)).json()).toMatchObject({ note: 'Zuerst', version: 2 });
    const late = await write('Danach', 1);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ type: '/problems/conflict', current: { note: 'Zuerst', version: 2 } });
    expect((await write('Zuerst', 1)).statusCode).toBe(200);
    const rename = { method: 'PATCH' as const, url: `/api/v1/lists/${made.id}` };
    expect((await teacher.send({ ...rename, payload: { title: 'Neu', was: { title: 'Notizen' } } })).statusCode).toBe(
      200,
    );
    const other = await teacher.send({ ...rename, payload: { title: 'Anders', was: { title: 'Notizen' } } });
    expect(other.json()).toMatchObject({ status: 409, current: { title: 'Neu' } });
  });

  test('may keep it private only where the operator allows private lists', async () => {
    const open = await buildTestApp(database, { config: { PrivateMedialists: false } });
    const teacher = await visitAs(open, 'teacher');
    const refused = await teacher.send({
      method: 'POST',
      url: '/api/v1/lists',
      payload: { title: 'x', visibility: 'private' },
    });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ parameter: 'visibility' }] });
    expect(await teacher.call('POST /api/v1/lists', { body: { title: 'Offen' } })).toMatchObject({
      visibility: 'shared',
    });
    await open.close();
  });
});

test('a colleague reads, then edits, then is out again; another school’s teacher is nobody’s colleague', async () => {
  const [teacher, colleague] = [await visitAs(app, 'teacher'), await visitAs(app, 'schooladmin')];
  const made = await teacher.call('POST /api/v1/lists', { body: { title: 'Gemeinsam', identifiers: ['MZH-4910001'] } });
  const params = { id: made.id, user: demoId('user', 'schooladmin') };
  const get = () => colleague.send({ method: 'GET', url: `/api/v1/lists/${made.id}` });
  const add = () =>
    colleague.send({
      method: 'POST',
      url: `/api/v1/lists/${made.id}/items`,
      payload: { identifiers: ['MZH-7910002'] },
    });
  expect((await get()).statusCode).toBe(404);
  const { items } = await teacher.call('GET /api/v1/colleagues', { query: { q: 'oelschl' } });
  expect(items).toEqual([{ id: params.user, name: 'Bernd Oelschläger' }]);

  await teacher.call('PUT /api/v1/lists/{id}/shares/{user}', { params, body: { mayEdit: false } });
  expect((await get()).json()).toMatchObject({ origin: 'shared', visibility: 'shared', rights: { edit: false } });
  expect((await add()).statusCode).toBe(403);
  await teacher.call('PUT /api/v1/lists/{id}/shares/{user}', { params, body: { mayEdit: true } });
  expect((await add()).statusCode).toBe(200);
  expect((await colleague.send({ method: 'DELETE', url: `/api/v1/lists/${made.id}` })).statusCode).toBe(403);
  const elsewhere = { method: 'PUT' as const, url: `/api/v1/lists/${made.id}/shares/${demoId('user', 'teacher2')}` };
  expect((await teacher.send({ ...elsewhere, payload: { mayEdit: false } })).statusCode).toBe(404);
  await colleague.call('DELETE /api/v1/lists/{id}/shares/{user}', { params });
  expect((await get()).statusCode).toBe(404);
});

test('a clip is a thing of a list like its film: in its place, with a note, and the class may watch it', async () => {
  const teacher = await visitAs(app, 'teacher');
  const clip = await teacher.call('POST /api/v1/media/{id}/clips', {
    params: { id: 'MZH-4910001' },
    body: { title: 'Der Ausbruch', start: 5, end: 20 },
  });
  const { id } = await teacher.call('POST /api/v1/lists', {
    body: { title: 'Mit Ausschnitt', identifiers: [clip.identifier, 'MZH-4910001'] },
  });
  const { items } = await teacher.call('GET /api/v1/lists/{id}', { params: { id } });
  expect(items.map(({ medium }) => [medium?.identifier, medium?.fn_typ])).toEqual([
    [clip.identifier, 'UC_CLIP'],
    ['MZH-4910001', '49'],
  ]);
  const board = { id: demoId('class', 'rs-7b') };
  const { id: share } = await teacher.call('POST /api/v1/classes/{id}/shares', { params: board, body: { listId: id } });
  const pupil = await visitAs(app, 'student');
  const { use, fn_titel } = await pupil.call('GET /api/v1/media/{id}', { params: { id: clip.identifier } });
  expect([fn_titel, use.mayUse]).toEqual(['Der Ausbruch', true]);
  await teacher.call('DELETE /api/v1/classes/{id}/shares/{share}', { params: { ...board, share } });
  await teacher.call('DELETE /api/v1/lists/{id}', { params: { id } });
});

test('what vanished stays in the list by its title, and what ends is named with licensed substitutes', async () => {
  const teacher = await visitAs(app, 'teacher');
  const limited = await database.queries
    .selectFrom('media')
    .innerJoin('licences', 'licences.media_id', 'media.id')
    .select('media.identifier')
    .where('licences.district_id', '=', 'hohenfeld')
    .where('licences.valid_to', '>', '2026-11-15')
    .orderBy('media.identifier')
    .limit(5)
    .execute();
  const made = await teacher.call('POST /api/v1/lists', {
    body: { title: 'Läuft ab', identifiers: ['MZH-4910001', ...limited.map(({ identifier }) => identifier)] },
  });
  const { queries } = database;
  const film = await queries
    .selectFrom('media')
    .selectAll()
    .where('identifier', '=', 'MZH-4910001')
    .executeTakeFirstOrThrow();
  const { id: _id, ...fields } = film;
  const gone = { ...fields, identifier: 'GONE-1', fn_titel: 'Verschwindet bald' };
  await queries.insertInto('media').values(gone).execute();
  await teacher.call('POST /api/v1/lists/{id}/items', { params: { id: made.id }, body: { identifiers: ['GONE-1'] } });
  await queries.deleteFrom('media').where('identifier', '=', 'GONE-1').execute();
  const { items } = await teacher.call('GET /api/v1/lists/{id}', { params: { id: made.id } });
  expect(items.at(-1)).toMatchObject({ title: 'Verschwindet bald', medium: null });

  const before = '2100-01-01';
  const expiring = await teacher.call('GET /api/v1/lists/{id}/expiring', {
    params: { id: made.id },
    query: { before },
  });
  const ending = items.filter(({ medium }) => !medium?.use.mayUse || (medium.use.until ?? '9') < before);
  expect(expiring.items.map(({ itemId }) => itemId)).toEqual(ending.map(({ id }) => id));
  expect(ending.length).toBeGreaterThan(1);
  const substitutes = expiring.items.flatMap((item) => item.substitutes);
  expect(substitutes.length).toBeGreaterThan(0);
  for (const { use } of substitutes)
    expect([use.mayUse, use.until === null || use.until >= before]).toEqual([true, true]);
});

test('a list is a PDF with its media, a feed while it is shared, and a cartridge for the publisher', async () => {
  const publisher = await buildTestApp(database, { config: { Type: 'hueber' } });
  const teacher = await visitAs(publisher, 'teacher');
  const params = { id: volcanoes };
  const url = (path: string) => `/api/v1/lists/${volcanoes}/${path}`;
  const pdf = await teacher.send({ method: 'GET', url: url('export.pdf') });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const archive = unzipSync((await teacher.send({ method: 'GET', url: url('cartridge') })).rawPayload);
  const manifest = strFromU8(archive['imsmanifest.xml'] ?? new Uint8Array());
  const { items, feed } = await teacher.call('GET /api/v1/lists/{id}', { params });
  expect(manifest).toContain('<schemaversion>1.1.0</schemaversion>');
  for (const { id, title } of items) {
    expect(manifest).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`);
    expect(strFromU8(archive[`links/${id}.xml`] ?? new Uint8Array())).toContain(
      '<url href="http://localhost:3000/media/',
    );
  }
  expect(Object.keys(archive)).toHaveLength(items.length + 1);

  const address = (feed ?? '').replace('http://localhost:3000', '');
  const guest = visit(publisher);
  const rss = await guest.send({ method: 'GET', url: address });
  expect(rss.headers['content-type']).toContain('application/rss+xml');
  expect(rss.body.match(/<item>/g)).toHaveLength(items.length);
  expect(rss.body).not.toContain('vermuten lassen');
  expect((await guest.send({ method: 'GET', url: address.replace(/.$/, '~') })).statusCode).toBe(404);
  await teacher.call('PATCH /api/v1/lists/{id}', { params, body: { visibility: 'private' } });
  expect((await guest.send({ method: 'GET', url: address })).statusCode).toBe(404);
  await teacher.call('PATCH /api/v1/lists/{id}', { params, body: { visibility: 'shared' } });
  await publisher.close();
  const elsewhere = await visitAs(app, 'teacher');
  expect((await elsewhere.send({ method: 'GET', url: url('cartridge') })).statusCode).toBe(403);
});

describe('a link to something outside', () => {
  const link = {
    title: 'Vulkane <erklärt>',
    address: 'https://oer.example/vulkane?a=1&b=2',
    source: 'OER',
    licence: 'CC BY',
  };

  test('stands in a list like a medium: once, in its place, with a note, removed and restored, copied and merged', async () => {
    const teacher = await visitAs(app, 'teacher');
    const made = await teacher.call('POST /api/v1/lists', {
      body: { title: 'Mit Link', identifiers: ['MZH-4910001'], links: [link] },
    });
    const params = { id: made.id };
    const { title, ...kept } = link;
    expect(made.items.at(-1)).toMatchObject({ title, medium: null, link: kept });
    expect(made.items[0]).toMatchObject({ link: null });
    const again = { params, body: { links: [link, { ...link, address: 'https://oer.example/magma' }] } };
    expect(await teacher.call('POST /api/v1/lists/{id}/items', again)).toEqual({ added: 1, already: 1 });

    const item = made.items.at(-1)?.id ?? '';
    await teacher.call('DELETE /api/v1/lists/{id}/items/{item}', { params: { ...params, item } });
    await teacher.call('POST /api/v1/lists/{id}/items/{item}/restore', { params: { ...params, item } });
    const copy = await teacher.call('POST /api/v1/lists/{id}/duplicate', { params, body: { title: 'Kopie' } });
    expect(copy.items.map((one) => one.link?.address)).toEqual([undefined, link.address, 'https://oer.example/magma']);
    const other = await teacher.call('POST /api/v1/lists', { body: { title: 'Ziel' } });
    const merge = { params: { id: other.id }, body: { from: made.id } };
    expect(await teacher.call('POST /api/v1/lists/{id}/merge', merge)).toEqual({ added: 3, already: 0 });
    const expiring = { params, query: { before: '2100-01-01' } };
    const { items } = await teacher.call('GET /api/v1/lists/{id}/expiring', expiring);
    expect(items.map(({ itemId }) => itemId)).not.toContain(item);
  });

  test.each(['javascript:alert(1)', 'https://name:secret@oer.example', '/media/1'])(
    'does not lead to %s',
    async (address) => {
      const teacher = await visitAs(app, 'teacher');
      const payload = { links: [{ ...link, address }] };
      const answer = await teacher.send({ method: 'POST', url: `/api/v1/lists/${volcanoes}/items`, payload });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('is in the feed, the PDF and the cartridge by its own address', async () => {
    const publisher = await buildTestApp(database, { config: { Type: 'hueber', PrivateMedialists: true } });
    const teacher = await visitAs(publisher, 'teacher');
    const { id, items } = await teacher.call('POST /api/v1/lists', {
      body: { title: 'Nur ein Link', visibility: 'school', links: [link] },
    });
    const { feed } = await teacher.call('GET /api/v1/lists/{id}', { params: { id } });
    const rss = await visit(publisher).send({ method: 'GET', url: (feed ?? '').replace('http://localhost:3000', '') });
    expect(rss.body).toContain('<link>https://oer.example/vulkane?a=1&amp;b=2</link>');
    expect(rss.body).toContain('<title>Vulkane &lt;erklärt&gt;</title>');
    const cartridge = await teacher.send({ method: 'GET', url: `/api/v1/lists/${id}/cartridge` });
    const file = unzipSync(cartridge.rawPayload)[`links/${items[0]?.id}.xml`] ?? new Uint8Array();
    expect(strFromU8(file)).toContain('<url href="https://oer.example/vulkane?a=1&amp;b=2" target="_blank"/>');
    const pdf = await teacher.send({ method: 'GET', url: `/api/v1/lists/${id}/export.pdf` });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await publisher.close();
  });
});

test('what was removed can be brought back for thirty days and is then gone', async () => {
  const old = new Date(testNow.getTime() - 32 * 24 * 3_600_000);
  const { queries } = database;
  const id = demoId('list', 'liste-ideen');
  await queries.updateTable('lists').set({ deleted_at: old }).where('id', '=', id).execute();
  await listRepository(queries).removeOld(new Date(testNow.getTime() - 30 * 24 * 3_600_000));
  expect(await queries.selectFrom('lists').select('id').where('id', '=', id).execute()).toEqual([]);
});
