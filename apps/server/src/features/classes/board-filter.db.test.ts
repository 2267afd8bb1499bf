import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';

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

async function signInWith(code = '') {
  const pupil = visit(app);
  await pupil.call('GET /api/v1/config/frontend');
  await pupil.call('POST /api/v1/auth/access-code', { body: { code } });
  return pupil;
}

test('a board leaves out what is used up, except for whoever holds a place', async () => {
  const teacher = await visitAs(app, 'teacher');
  const { id } = await teacher.call('POST /api/v1/classes', { body: { name: '7i', grade: 7, subject: '220' } });
  const { items } = await teacher.call('POST /api/v1/classes/{id}/pupils', {
    params: { id },
    body: { nicknames: ['Ada', 'Ben'] },
  });
  const [ada, ben] = [await signInWith(items[0]?.code), await signInWith(items[1]?.code)];
  const share = (identifier: string) =>
    teacher.call('POST /api/v1/classes/{id}/shares', { params: { id }, body: { identifier, note: '', until: null } });
  await share('KOMPASS-6910203');
  await share('SPIEL-4910914');
  const seenBy = async (who: typeof teacher) =>
    (await who.call('GET /api/v1/classes/{id}', { params: { id } })).board.map((entry) => [
      entry.medium?.identifier,
      entry.isInactive,
    ]);
  expect(await seenBy(ben)).toEqual([['SPIEL-4910914', false]]);
  const [pupil] = (await teacher.call('GET /api/v1/classes/{id}', { params: { id } })).pupils.filter(
    ({ nickname }) => nickname === 'Ada',
  );
  await teacher.call('POST /api/v1/school/licences/{codeId}/places', {
    params: { codeId: 'RS-1015' },
    body: { userIds: [pupil?.id ?? ''] },
  });
  expect(await seenBy(ada)).toEqual([['SPIEL-4910914', false]]);
  expect(await seenBy(ben)).toEqual([]);
  expect(await seenBy(teacher)).toEqual([
    ['SPIEL-4910914', false],
    ['KOMPASS-6910203', true],
  ]);
  const used = (await teacher.call('GET /api/v1/classes/{id}', { params: { id } })).board.find(
    ({ isInactive }) => isInactive,
  );
  expect(used?.warnings).toContain('used-up');
  const { warnings } = await teacher.call('GET /api/v1/classes/{id}/share-check', {
    params: { id },
    query: { identifier: 'KOMPASS-6910203' },
  });
  expect(warnings).toContain('used-up');
});
