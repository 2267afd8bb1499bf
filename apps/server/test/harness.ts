import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@mediathek/contract/client';
import type { FrontendConfig } from '@mediathek/domain';
import { buildDemoWorld, demoConfig, demoPassword } from '@mediathek/fixtures';
import { EmbeddedEngine } from '@mediathek/search';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../src/adapters/database/database';
import { openEmbeddedDatabase } from '../src/adapters/database/embedded';
import { type FileStore, fileStore } from '../src/adapters/files/file-store';
import { loadCoreFiles } from '../src/adapters/files/h5p-core';
import { type AppDependencies, buildApp } from '../src/app';
import { deriveKeys } from '../src/keys';
import { openSearchIndex, type SearchIndex } from '../src/search-index/search-index';
import { copyDatabase } from './postgres-copies';

/** The moment at which all server tests take place: a Sunday noon in Berlin. */
export const testNow = new Date('2026-11-15T11:00:00Z');
export const testToday = '2026-11-15';
export const testKeys = deriveKeys('a secret that is only used by the tests of the server');
export const testWorld = buildDemoWorld(testToday);

/** A database for one test file alone: migrated, and filled with the demo world unless asked otherwise. */
export async function openTestDatabase(filled: 'demo' | 'migrated' | 'empty' = 'demo'): Promise<Database> {
  const given = inject('testDatabase');
  if (given.kind === 'postgres') return copyDatabase(given.url, given.templates[filled]);
  const dump = filled === 'empty' ? undefined : await readFile(given.dumps[filled]);
  return openEmbeddedDatabase({
    dataDir: 'memory://',
    workerUrl: new URL(given.workerUrl),
    ...(dump ? { loadFrom: dump } : {}),
  });
}

interface AppOptions {
  config?: Partial<FrontendConfig>;
  settings?: Partial<AppDependencies['settings']>;
  clock?: () => Date;
  logLines?: string[];
  /** Takes the mail that is sent; without it mail goes nowhere. */
  mailer?: AppDependencies['mailer'];
  portal?: AppDependencies['portal'];
  /** Where files lie; those of the demo unless told otherwise. */
  files?: FileStore;
  /** Where something is to be found; without it nothing is. */
  search?: SearchIndex;
  /** External repositories and the way to ask them; without them there are none. */
  sources?: AppDependencies['sources'];
  ask?: AppDependencies['ask'];
  /** Told about every route as it is registered. */
  onRoute?: AppDependencies['onRoute'];
}

const testCore = loadCoreFiles(join(import.meta.dirname, '../h5p'));
const testFiles = fileStore({
  demo: join(import.meta.dirname, '../../../packages/fixtures/files'),
  imported: join(tmpdir(), 'mediathek-test-files'),
});

/** A search over a database, with everything to be found that is in it. Close the app first, then this. */
export async function openTestSearch(database: Database, engine = new EmbeddedEngine()): Promise<SearchIndex> {
  const search = openSearchIndex({
    db: database.queries,
    engine,
    readText: testFiles.readText,
    log: pino({ level: 'silent' }),
  });
  await search.whenBuilt();
  return search;
}

/** For tests in which nothing is searched: says that it is still being built. */
const noSearch: SearchIndex = {
  engine: new EmbeddedEngine(),
  isFilled: async () => false,
  isCurrent: () => false,
  whenBuilt: async () => {},
  catchUp: async () => {},
  onChange: () => {},
  pause: () => () => {},
  removeOldChanges: async () => {},
  stop: async () => {},
};

/** The server under test: the real one, on a real database, at a fixed moment. */
export function buildTestApp(database: Database, options: AppOptions = {}): Promise<FastifyInstance> {
  const { logLines } = options;
  return buildApp({
    database,
    search: options.search ?? noSearch,
    files: options.files ?? testFiles,
    h5pCore: testCore,
    settings: {
      PUBLIC_URL: 'http://localhost:3000',
      isSecure: false,
      TRUST_PROXY: false,
      COVER_URL: undefined,
      MAIL_FROM: 'noreply@localhost',
      hasRateLimits: true,
      REQUIRE_ADMIN_2FA: false,
      oidc: undefined,
      ...options.settings,
    },
    config: { ...demoConfig, ...options.config },
    mailer: options.mailer ?? { send: async () => {}, close: () => {} },
    sources: options.sources ?? [],
    ask: options.ask ?? (() => Promise.reject(new Error('Nothing is asked outside'))),
    keys: testKeys,
    clock: options.clock ?? (() => testNow),
    log: logLines
      ? pino({ level: 'debug', base: null }, { write: (line) => void logLines.push(line) })
      : pino({ level: 'silent' }),
    portal: options.portal,
    onRoute: options.onRoute,
  });
}

interface Visit {
  call: Client;
  /** Sends what the typed client would refuse to send; cookies and token are added unless given. */
  send(request: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string | object;
  }): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
  token(): string;
}

/** Somebody's browser: keeps cookies and the CSRF token between requests. */
export function visit(app: FastifyInstance): Visit {
  const cookies = new Map<string, string>();
  let token = '';

  const send: Visit['send'] = async ({ method, url, headers, payload }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method,
      url,
      headers: { cookie, 'x-csrf-token': token, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    token = String(response.headers['x-csrf-token'] ?? token);
    return response;
  };

  const call = createClient(async (path, init) => {
    const response = await send({
      method: init.method as 'GET',
      url: path,
      headers: init.headers as Record<string, string>,
      ...(init.body ? { payload: String(init.body) } : {}),
    });
    return new Response(response.statusCode === 204 ? null : response.body, {
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: { 'content-type': String(response.headers['content-type'] ?? ''), 'x-csrf-token': token },
    });
  });
  return { call, send, cookies, token: () => token };
}

export type DemoLogin =
  | 'teacher'
  | 'student'
  | 'schooladmin'
  | 'districtadmin'
  | 'teacher2'
  | 'schooladmin2'
  | 'teacher3'
  | 'districtadmin2';

/** A browser in which a demo account has signed in. */
export async function visitAs(app: FastifyInstance, login: DemoLogin): Promise<Visit> {
  const visitor = visit(app);
  await visitor.call('GET /api/v1/config/frontend');
  await visitor.call('POST /api/v1/auth/login', { body: { login, password: demoPassword } });
  return visitor;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase:
      | { kind: 'embedded'; workerUrl: string; dumps: Record<'demo' | 'migrated', string> }
      | { kind: 'postgres'; url: string; templates: Record<'demo' | 'migrated' | 'empty', string> };
  }
}
