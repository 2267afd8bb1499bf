import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testKeys, testWorld } from '../../../test/harness';
import { addressOf, onServer } from '../../../test/postgres-copies';
import { fillDemo } from '../../demo/fill-demo';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { portalRole, systemRole, withinWall } from './wall';

const migrations = join(import.meta.dirname, '../../../migrations');
const given = inject('testDatabase');
const serverUrl = given.kind === 'postgres' ? given.url : '';
const owner = `owner_${process.pid}_${Date.now().toString(36)}`;
let database: Database;

/** A server's usual user: owns its database and nothing else. */
beforeAll(async () => {
  await onServer(serverUrl, `create role ${owner} login password 'secret'`);
  await onServer(serverUrl, `create database ${owner} owner ${owner}`);
  const address = new URL(addressOf(serverUrl, owner));
  address.username = owner;
  address.password = 'secret';
  database = await openPostgres({ connectionString: address.href, connections: 3, onIdleError: () => {} });
});
afterAll(async () => {
  await database.close();
  await onServer(serverUrl, `drop database if exists ${owner} with (force)`);
  await onServer(serverUrl, `drop role ${owner}`);
});

test('a user who may not make roles is told what an administrator of the server has to do', async () => {
  await expect(migrate(database, migrations)).rejects.toThrow(
    `its user ${owner} may not make the roles that keep schools apart; let an administrator of the server run once: ` +
      `create role ${portalRole} nologin; create role ${systemRole} nologin; grant ${portalRole}, ${systemRole} to ${owner}`,
  );
});

test('once the user is a member of the roles, the portal itself sees everything, and people what is theirs', async () => {
  await onServer(serverUrl, `grant ${portalRole}, ${systemRole} to ${owner}`);
  await migrate(database, migrations);
  await fillDemo(database, () => testWorld, testKeys);
  const all = await database.queries.selectFrom('users').selectAll().execute();
  const teacher = all.find(({ login }) => login === 'teacher');
  const wall = { district: teacher?.district_id, school: teacher?.school_id ?? '', user: teacher?.id };
  const seen = await withinWall({ ...wall, isDistrictWide: false }, () =>
    database.queries.selectFrom('users').selectAll().execute(),
  );
  expect(seen).toEqual(all.filter(({ school_id }) => school_id === teacher?.school_id));
  expect(seen.length).toBeLessThan(all.length);
});
