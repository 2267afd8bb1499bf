import { type CallKey, methodOf, pathOf } from '@mediathek/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, visit, visitAs } from '../../../test/harness';
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

const own = demoId('class', 'rs-7b');
const nobody = '00000000-0000-4000-8000-000000000000';
const bodies: Partial<Record<CallKey, object>> = {
  'PATCH /api/v1/classes/{id}': { name: '7b' },
  'POST /api/v1/classes/{id}/pupils': { nicknames: ['Ada'] },
  'POST /api/v1/classes/{id}/accounts': { login: 'student' },
  'PATCH /api/v1/classes/{id}/pupils/{pupil}': { nickname: 'Ada' },
  'POST /api/v1/classes/{id}/shares': { identifier: 'MZH-4910001' },
  'PATCH /api/v1/classes/{id}/shares/{share}': { note: 'Bitte ansehen' },
  'PUT /api/v1/classes/{id}/shares/{share}/position': { after: null },
};

/** What the class itself allows, before its pupils, entries and teachers are looked for. */
type Need = 'see' | 'edit' | 'share' | 'codes' | 'archive';
const needs = {
  'GET /api/v1/classes/{id}': 'see',
  'PATCH /api/v1/classes/{id}': 'edit',
  'POST /api/v1/classes/{id}/archive': 'archive',
  'POST /api/v1/classes/{id}/restore': 'archive',
  'POST /api/v1/classes/{id}/carry-over': 'codes',
  'PUT /api/v1/classes/{id}/teachers/{user}': 'edit',
  'DELETE /api/v1/classes/{id}/teachers/{user}': 'edit',
  'POST /api/v1/classes/{id}/pupils': 'codes',
  'POST /api/v1/classes/{id}/accounts': 'codes',
  'PATCH /api/v1/classes/{id}/pupils/{pupil}': 'codes',
  'DELETE /api/v1/classes/{id}/pupils/{pupil}': 'codes',
  'GET /api/v1/classes/{id}/codes': 'codes',
  'POST /api/v1/classes/{id}/pupils/{pupil}/renew-code': 'codes',
  'POST /api/v1/classes/{id}/pupils/{pupil}/revoke-code': 'codes',
  'GET /api/v1/classes/{id}/cards.pdf': 'codes',
  'GET /api/v1/classes/{id}/share-check': 'share',
  'POST /api/v1/classes/{id}/shares': 'share',
  'PATCH /api/v1/classes/{id}/shares/{share}': 'share',
  'DELETE /api/v1/classes/{id}/shares/{share}': 'share',
  'PUT /api/v1/classes/{id}/shares/{share}/position': 'share',
  'GET /api/v1/classes/{id}/as-pupil': 'codes',
} as const satisfies Partial<Record<CallKey, Need>>;
const keys = Object.keys(needs) as (keyof typeof needs)[];

const urlOf = (key: CallKey, id: string) => {
  const url = pathOf(key)
    .replace('{id}', id)
    .replaceAll(/\{\w+\}/g, nobody);
  return key.endsWith('share-check') ? `${url}?identifier=MZH-4910001` : url;
};

const signedIn = new Map<string, Promise<ReturnType<typeof visit>>>();

/** Everybody signs in once. */
function visitorFor(who: DemoLogin | 'guest'): Promise<ReturnType<typeof visit>> {
  const known = signedIn.get(who) ?? (who === 'guest' ? Promise.resolve(visit(app)) : visitAs(app, who));
  signedIn.set(who, known);
  return known;
}

async function statusFor(who: DemoLogin | 'guest', key: CallKey, id: string): Promise<number> {
  const visitor = await visitorFor(who);
  await visitor.call('GET /api/v1/config/frontend');
  const payload = bodies[key];
  const response = await visitor.send({ method: methodOf(key), url: urlOf(key, id), ...(payload ? { payload } : {}) });
  return response.statusCode;
}

/** Runs before the table of those who may, because archiving and the like would change what it finds. */
describe.each(keys)('%s', (key) => {
  const isForAll = key === 'GET /api/v1/classes/{id}';

  test('asks guests to sign in', async () => {
    expect(await statusFor('guest', key, own)).toBe(401);
  });

  test('is not there for the staff of another school and of another district, nor for anybody in no class at all', async () => {
    for (const who of ['teacher2', 'schooladmin2', 'teacher3', 'districtadmin2'] as const)
      expect([who, await statusFor(who, key, own)]).toEqual([who, 404]);
    for (const who of ['teacher', 'schooladmin', 'districtadmin'] as const)
      expect([who, await statusFor(who, key, nobody)]).toEqual([who, 404]);
  });

  test('gives pupils their own board and nothing else', async () => {
    expect(await statusFor('student', key, own)).toBe(isForAll ? 200 : 403);
    expect(await statusFor('student', key, demoId('class', 'rs-9a'))).toBe(isForAll ? 404 : 403);
  });

  test('gives administrators what runs a class, never codes or what only its teachers share', async () => {
    const isRunning = ['see', 'edit', 'archive'].includes(needs[key]);
    for (const who of ['schooladmin', 'districtadmin'] as const) {
      const status = await statusFor(who, key, demoId('class', 'rs-9a'));
      if (isRunning) expect([who, status]).not.toEqual([who, 403]);
      else expect([who, status]).toEqual([who, 403]);
      expect(status).toBeLessThan(500);
    }
    await database.queries.updateTable('classes').set({ archived_at: null }).where('name', '=', '9a').execute();
  });

  test('answers the class’s teachers', async () => {
    const status = await statusFor('teacher', key, own);
    expect([200, 204, 404, 409]).toContain(status);
    expect(status === 404).toBe(/\{(user|pupil|share)\}/.test(key));
    await database.queries.updateTable('classes').set({ archived_at: null }).where('name', '=', '7b').execute();
  });
});
