import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { demoPassword } from '@mediathek/fixtures';
import pg from 'pg';
import { type Load, putPeerUnderLoad, putUnderLoad } from './load';
import { type Running, withPortal } from './portal';
import { type Figure, printTable } from './table';

interface Read {
  readonly what: string;
  readonly path: string;
  readonly as: 'guest' | 'teacher';
}

const reads: readonly Read[] = [
  { what: 'configuration', path: '/api/v1/config/frontend', as: 'guest' },
  { what: 'userinfo, signed in', path: '/api/v1/user/userinfo', as: 'teacher' },
  { what: 'home data', path: '/api/v1/home?lang=de', as: 'guest' },
  { what: 'home data, signed in', path: '/api/v1/home?lang=de', as: 'teacher' },
  { what: 'homepage as HTML', path: '/', as: 'guest' },
  { what: 'homepage as HTML, signed in', path: '/', as: 'teacher' },
];

const cookieIn = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** The cookie of a guest, or of a demo account that has signed in. */
export async function cookieFor(who: Read['as'], url: string): Promise<string> {
  const first = await fetch(`${url}/api/v1/config/frontend`);
  if (who === 'guest') return cookieIn(first);
  const headers = {
    'content-type': 'application/json',
    cookie: cookieIn(first),
    'x-csrf-token': first.headers.get('x-csrf-token') ?? '',
  };
  const body = JSON.stringify({ login: who, password: demoPassword });
  return cookieIn(await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body }));
}

function figuresOf(what: string, { perSecond, p99, failures }: Load, peer: Load): Figure[] {
  const share = Math.round((perSecond / peer.perSecond) * 100);
  const bare = `bare Fastify ${Math.round(peer.perSecond)}/s: ${share} % of it`;
  return [
    {
      what,
      measured: perSecond,
      unit: 'requests/s',
      budget: { least: 1500 },
      remark: failures ? `${failures} FAILED` : bare,
    },
    {
      what: '  99 of 100 within',
      measured: p99,
      unit: 'ms',
      budget: { most: 150 },
      remark: `bare Fastify ${peer.p99} ms`,
    },
  ];
}

/** An answer as it travels, still compressed. */
export function takeSample(
  url: string,
  headers: Record<string, string>,
): Promise<{ content: Buffer; contentType: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ content: Buffer.concat(parts), contentType: answer.headers['content-type'] ?? 'text/plain' }),
      );
    }).on('error', reject);
  });
}

async function measureReads({ url }: Running): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, as } of reads) {
    const headers = {
      cookie: await cookieFor(as, url),
      'accept-language': 'de',
      'accept-encoding': 'gzip, deflate, br',
    };
    const { content, contentType } = await takeSample(url + path, headers);
    const load = await putUnderLoad(url, [{ path, headers }]);
    const peer = await putPeerUnderLoad(content, contentType);
    figures.push(...figuresOf(what, load, peer));
  }
  return figures;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Reads with a hundred connections, on the embedded database and on PostgreSQL where there is one. */
export async function measureHttp(): Promise<void> {
  printTable('Reads with 100 connections, embedded database', await withPortal(measureReads));
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    console.log('\nPostgreSQL was not measured: TEST_DATABASE_URL names none.');
    return;
  }
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  try {
    const figures = await withPortal(measureReads, { DATABASE_URL: address.href, DEMO: '1' });
    printTable('Reads with 100 connections, PostgreSQL', figures);
  } finally {
    await onServer(serverUrl, `drop database if exists ${name} with (force)`);
  }
}
