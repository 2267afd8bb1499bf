import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';

let database: Database;
let app: FastifyInstance;
let people: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
  // A class of two hundred, all of whom want the last place.
  const { rows } = await sql<{ user_id: string }>`
    with pupils as (
      insert into users (role, district_id, school_id)
      select 'S', 'hohenfeld', 'realschule-hohenfeld' from generate_series(1, 200)
      returning id
    )
    insert into class_pupils (class_id, user_id) select ${demoId('class', 'rs-7b')}::uuid, id from pupils
    returning user_id`.execute(database.queries);
  people = rows.map(({ user_id }) => user_id);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const runs = process.env.TEST_LONG ? 500 : 5;

const code = 'RS-1014';
const url = `/api/v1/school/licences/${code}/places`;

/** Nobody holds a place, and so many are left. */
async function leave(remaining: number): Promise<void> {
  await sql`delete from licence_places where licence_id = (select id from licences where code_id = ${code})`.execute(
    database.queries,
  );
  await database.queries.updateTable('licences').set({ remaining, returns: 0 }).where('code_id', '=', code).execute();
}

test(
  'two hundred at once for the last place give it once, and never less than nothing is left',
  async () => {
    const teacher = await visitAs(app, 'teacher');
    for (let run = 0; run < runs; run++) {
      await leave(1);
      const answers = await Promise.all(
        people.map((id) => teacher.send({ method: 'POST', url, payload: { userIds: [id] } })),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(199);
      const { holders, remaining } = await teacher.call('GET /api/v1/school/licences/{codeId}', {
        params: { codeId: code },
      });
      expect([holders.length, remaining]).toEqual([1, 0]);
    }
  },
  20 * 60_000,
);

test(
  'a request that is sent fifty times at once under one key takes its place once, and is answered alike',
  async () => {
    const teacher = await visitAs(app, 'teacher');
    for (let run = 0; run < runs; run++) {
      await leave(3);
      const request = {
        method: 'POST' as const,
        url,
        payload: { userIds: people.slice(0, 2) },
        headers: { 'idempotency-key': randomUUID() },
      };
      const answers = await Promise.all(Array.from({ length: 50 }, () => teacher.send(request)));
      const told = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
      expect(told.size).toBe(1);
      expect(answers[0]?.json()).toEqual({ given: 2, alreadyHad: 0, remaining: 1 });
    }
  },
  20 * 60_000,
);
