import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testWorld, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const media = testWorld.media.slice(0, 40).map(({ identifier }) => identifier);

test('two people who add, move, remove and write at the same time lose nothing', async () => {
  const [teacher, colleague] = [await visitAs(app, 'teacher'), await visitAs(app, 'schooladmin')];
  const made = await teacher.call('POST /api/v1/lists', {
    body: { title: 'Zu zweit', identifiers: media.slice(0, 10) },
  });
  const params = { id: made.id };
  const user = demoId('user', 'schooladmin');
  await teacher.call('PUT /api/v1/lists/{id}/shares/{user}', { params: { ...params, user }, body: { mayEdit: true } });
  const { version } = await teacher.call('GET /api/v1/lists/{id}/version', { params });
  const [first = '', second = '', third = '', fourth = ''] = made.items.map(({ id }) => id);
  const add = (who: typeof teacher, identifier: string) =>
    who.call('POST /api/v1/lists/{id}/items', { params, body: { identifiers: [identifier] } });
  const acts = [
    ...media.slice(10, 20).map((identifier) => add(teacher, identifier)),
    ...media.slice(15, 30).map((identifier) => add(colleague, identifier)),
    colleague.call('PUT /api/v1/lists/{id}/items/{item}/position', {
      params: { ...params, item: first },
      body: { after: fourth },
    }),
    teacher.call('PUT /api/v1/lists/{id}/items/{item}/position', {
      params: { ...params, item: fourth },
      body: { after: null },
    }),
    teacher.call('DELETE /api/v1/lists/{id}/items/{item}', { params: { ...params, item: third } }),
    colleague.call('DELETE /api/v1/lists/{id}/items/{item}', { params: { ...params, item: third } }),
    teacher.call('PATCH /api/v1/lists/{id}', { params, body: { title: 'Zu zweit, neu' } }),
    colleague.call('PATCH /api/v1/lists/{id}', { params, body: { description: 'Beschrieben' } }),
    teacher.call('PATCH /api/v1/lists/{id}/items/{item}', {
      params: { ...params, item: first },
      body: { note: 'eins', version: 1 },
    }),
    colleague.call('PATCH /api/v1/lists/{id}/items/{item}', {
      params: { ...params, item: second },
      body: { note: 'zwei', version: 1 },
    }),
  ];
  await Promise.all(acts);
  const list = await colleague.call('GET /api/v1/lists/{id}', { params });
  expect(list).toMatchObject({ title: 'Zu zweit, neu', description: 'Beschrieben', version: version + acts.length });
  const identifiers = list.items.map(({ medium }) => medium?.identifier ?? '');
  expect([...identifiers].sort()).toEqual(
    media
      .slice(0, 30)
      .filter((one) => one !== media[2])
      .sort(),
  );
  expect(list.items.find(({ id }) => id === first)?.note).toBe('eins');
  expect(list.items.find(({ id }) => id === second)?.note).toBe('zwei');
  const stored = await database.queries
    .selectFrom('list_items')
    .select('position')
    .where('list_id', '=', made.id)
    .execute();
  expect(new Set(stored.map(({ position }) => position)).size).toBe(29);
});

test('of twenty who write one note at once exactly one succeeds, and all others are told what stands there', async () => {
  const teacher = await visitAs(app, 'teacher');
  const made = await teacher.call('POST /api/v1/lists', {
    body: { title: 'Eine Notiz', identifiers: media.slice(0, 1) },
  });
  const url = `/api/v1/lists/${made.id}/items/${made.items[0]?.id}`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      teacher.send({ method: 'PATCH', url, payload: { note: `Fassung ${index}`, version: 1 } }),
    ),
  );
  const written = answers.filter(({ statusCode }) => statusCode === 200);
  expect(written).toHaveLength(1);
  const { note } = written[0]?.json() ?? {};
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(answer.json()).toMatchObject({ status: 409, current: { note, version: 2 } });
});

test('the last place of an invitation is given once', async () => {
  const owner = await visitAs(app, 'teacher');
  const { id: listId } = await owner.call('POST /api/v1/lists', {
    body: { title: 'Ein Platz', identifiers: media.slice(0, 2) },
  });
  const { id } = await owner.call('POST /api/v1/invitations', { body: { listId, most: 1 } });
  const people = await Promise.all(
    (['schooladmin', 'teacher2', 'teacher3', 'districtadmin'] as const).map((login) => visitAs(app, login)),
  );
  const answers = await Promise.all(
    people.map((person) =>
      person.send({ method: 'POST', url: `/api/v1/invitations/${id}/accept`, payload: { as: 'copy' } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const copies = await database.queries.selectFrom('lists').select('id').where('title', '=', 'Ein Platz').execute();
  expect(copies).toHaveLength(2);
});
