import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccessCode, demoPassword } from '@mediathek/fixtures';
import { afterEach, describe, expect, it } from 'vitest';
import { newCaller, signedInCaller } from './support/caller';
import { copyDemoFolder, newFolder, removeFolder } from './support/data-folder';
import { eventually } from './support/eventually';
import { createDatabase, type OwnDatabase, postgresUrl } from './support/postgres';
import {
  type Environment,
  findFreePort,
  type ServerProcess,
  spawnServer,
  waitUntilHealthy,
} from './support/server-process';
import { beginSlowSignIn } from './support/slow-request';

const started: ServerProcess[] = [];
const cleanUps: (() => Promise<void> | void)[] = [];

async function start(env: Environment): Promise<ServerProcess & { url: string }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer({ PORT: String(port), PUBLIC_URL: url, ...env });
  started.push(server);
  await waitUntilHealthy(url, server);
  return { ...server, url };
}

async function stop(server: ServerProcess): Promise<void> {
  server.send('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
}

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.send('SIGKILL');
    await server.ended;
  }
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Where a portal keeps what it knows: on the embedded database or on a PostgreSQL server, with the demo in both. */
async function newPlace(kind: 'embedded' | 'PostgreSQL'): Promise<Environment> {
  const folder = kind === 'embedded' ? copyDemoFolder() : newFolder();
  cleanUps.push(() => removeFolder(folder));
  if (kind === 'embedded' || !postgresUrl) return { DATA_DIR: folder };
  const database: OwnDatabase = await createDatabase(postgresUrl);
  cleanUps.push(database.drop);
  return { DATA_DIR: folder, DATABASE_URL: database.url, DEMO: '1' };
}

const kinds = postgresUrl ? (['embedded', 'PostgreSQL'] as const) : (['embedded'] as const);

describe.each(kinds)('a portal on the %s database', (kind) => {
  it.each(['SIGINT', 'SIGTERM'] as const)('finishes a running request at %s and then ends cleanly', async (signal) => {
    const place = await newPlace(kind);
    const server = await start(place);
    const request = await beginSlowSignIn(server.url);
    server.send(signal);
    await eventually(server.stdout).toContain('Stopping');

    // Nobody new comes in while it closes.
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    const { status, body } = await request.finish();
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ role: 'L', vorname: 'Amira' });
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(existsSync(join(place.DATA_DIR ?? '', 'portal.lock'))).toBe(false);
    expect(server.stderr()).toBe('');
  });

  it('keeps people, sessions and choices from one start to the next', async () => {
    const place = await newPlace(kind);
    const first = await start(place);
    const person = await signedInCaller(first.url, 'schooladmin');
    await person.call('PUT /api/v1/user/view', { body: { school_admin: 2 } });
    await stop(first);

    const second = await start(place);
    person.moveTo(second.url);
    // Were the demo filled again, the choice would be gone.
    expect(await person.call('GET /api/v1/user/userinfo')).toMatchObject({ name: 'Oelschläger', school_admin: 2 });
    await stop(second);
  });

  it('loses nothing that it has acknowledged when it is killed, and starts again by itself', async () => {
    const place = await newPlace(kind);
    const first = await start(place);
    const logins = ['teacher', 'student', 'schooladmin', 'districtadmin', 'teacher2', 'schooladmin2', 'teacher3'];
    const signedIn = await Promise.all(logins.map((login) => signedInCaller(first.url, login)));
    const changing = signedIn[2];
    await changing?.call('PUT /api/v1/user/view', { body: { school_admin: 2 } });
    first.send('SIGKILL');
    expect(await first.ended).toEqual({ code: null, signal: 'SIGKILL' });

    const second = await start(place);
    for (const { call, moveTo } of signedIn) {
      moveTo(second.url);
      expect(await call('GET /api/v1/user/userinfo')).toHaveProperty('role');
    }
    expect(await changing?.call('GET /api/v1/user/userinfo')).toMatchObject({ school_admin: 2 });
    await stop(second);
  });
});

describe('a fresh start', () => {
  it('fills the demo, prints the address and the accounts, and a second one is done sooner', async () => {
    const folder = newFolder();
    cleanUps.push(() => removeFolder(folder));
    const first = await start({ DATA_DIR: folder });
    await eventually(first.stdout).toContain(first.url);
    for (const shown of ['teacher', 'student', 'schooladmin', 'districtadmin', demoPassword, demoAccessCode])
      expect(first.stdout()).toContain(shown);
    await stop(first);

    const secret = readFileSync(join(folder, 'secret.key'), 'utf8');
    const second = await start({ DATA_DIR: folder });
    expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(secret);
    await stop(second);
  });

  it('without the demo has no account that anybody could know', async () => {
    const folder = newFolder();
    cleanUps.push(() => removeFolder(folder));
    const server = await start({ DATA_DIR: folder, DEMO: '0' });
    const { call } = newCaller(server.url);
    await call('GET /api/v1/config/frontend');
    const body = { login: 'districtadmin', password: demoPassword };
    await expect(call('POST /api/v1/auth/login', { body })).rejects.toMatchObject({ status: 401 });
    expect(server.stdout()).not.toContain(demoPassword);
    await stop(server);
  });
});

it('writes neither names nor passwords nor codes nor tokens into the log', async () => {
  const folder = copyDemoFolder();
  cleanUps.push(() => removeFolder(folder));
  const server = await start({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
  const heard: string[] = [];
  const { call } = newCaller(server.url);
  await call('GET /api/v1/config/frontend');
  for (const password of ['a-wrong-secret', demoPassword])
    await call('POST /api/v1/auth/login', { body: { login: 'amira.sander@realschule.example', password } }).catch(
      () => {},
    );
  await call('POST /api/v1/auth/access-code', { body: { code: demoAccessCode } });
  await fetch(`${server.url}/invitation/SECRET-INVITATION?code=${demoAccessCode}`, {
    headers: { cookie: `session=g.${'x'.repeat(43)}` },
  }).then(async (answer) => heard.push(answer.headers.get('x-csrf-token') ?? 'no token'));
  await stop(server);

  const log = server.stderr();
  expect(log).not.toBe('');
  for (const secret of ['a-wrong-secret', demoPassword, 'amira', 'Sander', demoAccessCode, 'SECRET-INVITATION'])
    expect(log).not.toContain(secret);
  for (const token of [...heard, 'x'.repeat(43)]) expect(log).not.toContain(token);
});
