import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { copyDemoFolder, newFolder, removeFolder } from './support/data-folder';
import { eventually } from './support/eventually';
import { type Environment, findFreePort, type ServerProcess, spawnServer } from './support/server-process';

const folders: string[] = [];
const servers: ServerProcess[] = [];

function emptyFolder(): string {
  const folder = newFolder();
  folders.push(folder);
  return folder;
}

function demoFolder(): string {
  const folder = copyDemoFolder();
  folders.push(folder);
  return folder;
}

function start(env: Environment): ServerProcess {
  const server = spawnServer(env);
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.send('SIGKILL');
    await server.ended;
  }
  for (const folder of folders.splice(0)) removeFolder(folder);
});

/** A failed start says one sentence to the person at the terminal, without a trace of the code, and ends with 1. */
async function expectOneSentence(server: ServerProcess, ...parts: string[]): Promise<void> {
  const { code } = await server.ended;
  const said = server.stderr().trim();
  expect(said).toMatch(/^[A-Z][^\n]+\.$/);
  expect(said).not.toMatch(/\n|\bat .+:\d+:\d+|Error:/);
  for (const part of parts) expect(said).toContain(part);
  expect(code).toBe(1);
}

describe('a start that cannot succeed', () => {
  it('names the port that is in use and how to choose another', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '127.0.0.1');
    try {
      const dataDir = demoFolder();
      await expectOneSentence(start({ PORT: String(port), DATA_DIR: dataDir }), `Port ${port}`, 'PORT=');
      expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
    } finally {
      other.close();
    }
  });

  it('names the data folder that cannot be written', async () => {
    await expectOneSentence(start({ PORT: '0', DATA_DIR: '/dev/null/x' }), '/dev/null/x', 'DATA_DIR');
  });

  it('refuses a second process on the same folder and leaves the first one in peace', async () => {
    const dataDir = demoFolder();
    const port = await findFreePort();
    const first = start({ PORT: String(port), DATA_DIR: dataDir });
    await eventually(first.stdout).toContain('The portal is ready');
    await expectOneSentence(start({ PORT: '0', DATA_DIR: dataDir }), dataDir, String(first.pid));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(existsSync(join(dataDir, 'portal.lock'))).toBe(true);
  });

  it.each<[string, Environment]>([
    ['PORT', { PORT: 'three thousand' }],
    ['PORT', { PORT: '65536' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'medien.example.org' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/mediathek' }],
    ['DEMO', { DEMO: 'perhaps' }],
    ['RATE_LIMITS', { RATE_LIMITS: '10' }],
    ['COVER_URL', { COVER_URL: 'covers' }],
  ])('names the setting that is wrong: %s', async (name, env) => {
    const dataDir = join(emptyFolder(), 'not-made-yet');
    await expectOneSentence(start({ PORT: '0', DATA_DIR: dataDir, ...env }), name);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['a key that does not exist', '{ "Type": "bawue", "Katalogue": true }', 'Katalogue'],
    ['a key inside the cards that does not exist', '{ "cards": { "titel_field": "fn_titel" } }', 'titel_field'],
    ['a value that cannot be used', '{ "Katalog": "ja" }', 'Katalog'],
    ['a language without texts', '{ "Locales": ["de", "fr"] }', 'fr'],
    ['no JSON at all', 'Type: bawue', 'JSON'],
    ['JSON that is no object', '[true]', 'configuration'],
  ])('names what is wrong in the configuration file: %s', async (_, text, named) => {
    const folder = emptyFolder();
    const file = join(folder, 'portal-config.json');
    writeFileSync(file, text);
    await expectOneSentence(start({ PORT: '0', DATA_DIR: folder, PORTAL_CONFIG: file }), named, file);
  });

  it('names the configuration file that is not there', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'missing.json');
    await expectOneSentence(start({ PORT: '0', DATA_DIR: folder, PORTAL_CONFIG: file }), 'PORTAL_CONFIG', file);
  });

  it('says that the PostgreSQL server cannot be reached, without its password', async () => {
    const port = await findFreePort();
    const server = start({
      PORT: '0',
      DATA_DIR: emptyFolder(),
      DATABASE_URL: `postgres://portal:hush-hush@127.0.0.1:${port}/mediathek`,
    });
    await expectOneSentence(server, 'database');
    expect(server.stderr()).not.toContain('hush-hush');
  });
});
