import { type Call, type CallKey, calls, problemDocument, problemTypes } from '@mediathek/contract';
import { demoPassword } from '@mediathek/fixtures';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from './support/operations';
import { portalForFile } from './support/portal';
import { type RawAnswer, type RawRequest, sendRaw } from './support/raw-request';
import { fittingValue, hostileText, nearbyValue } from './support/schema-values';

const portal = portalForFile({ env: { RATE_LIMITS: 'off' } });
/** How many requests each call gets; FUZZ_RUNS sets another count, FUZZ_PART=2/4 takes the second quarter of the calls. */
const isLong = process.env.TEST_LONG === '1' || process.env.FUZZ_RUNS !== undefined;
const runs = Number(process.env.FUZZ_RUNS) || (isLong ? 3000 : 30);
const [part = 1, parts = 1] = (process.env.FUZZ_PART ?? '1/1').split('/').map(Number);
/** Signing in hashes a password at full cost; more than this proves nothing new. */
const costlyRuns = isLong ? 300 : 10;
const minutes = 60_000;

interface Holder {
  readonly cookie: string;
  readonly token: string;
}

const cookieIn = ({ headers }: RawAnswer) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
const tokenIn = ({ headers }: RawAnswer) => String(headers['x-csrf-token'] ?? '');

async function newGuest(): Promise<Holder> {
  const answer = await sendRaw(portal().url, { method: 'GET', path: '/api/v1/config/frontend' });
  return { cookie: cookieIn(answer), token: tokenIn(answer) };
}

async function signedIn(login: string): Promise<Holder> {
  const { cookie, token } = await newGuest();
  const answer = await sendRaw(portal().url, {
    method: 'POST',
    path: '/api/v1/auth/login',
    headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: demoPassword }),
  });
  return { cookie: cookieIn(answer), token: tokenIn(answer) };
}

/** How often each status was answered; a long run tells its figures. */
const answered = new Map<number, number>();
afterAll(() => {
  const total = [...answered.values()].reduce((sum, count) => sum + count, 0);
  if (isLong) console.log(`Fuzzing: ${total} requests, by status`, Object.fromEntries([...answered].sort()));
});

async function sendCounted(request: RawRequest): Promise<RawAnswer> {
  const answer = await sendRaw(portal().url, request);
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  return answer;
}

/** Whatever is asked, a program gets an answer that it can read, and learns nothing about our insides. */
function expectReadable({ status, headers, text }: RawAnswer, allowed: readonly number[]): void {
  expect(status).toBeLessThan(500);
  expect(allowed).toContain(status);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (status < 400) return;
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = problemDocument.parse(JSON.parse(text));
  expect(problem.status).toBe(status);
  expect(Object.keys(problemTypes)).toContain(problem.type.replace('/problems/', ''));
  expect(text).not.toMatch(/node_modules|\.ts:\d|\bat .*:\d+:\d+|select .* from|pglite/i);
}

function expectPromised(operation: Operation, answer: RawAnswer): void {
  expectReadable(answer, operation.statuses);
  const call: Call | undefined = calls[operation.id as CallKey];
  if (answer.status === 200 && call && 'json' in call.answer) call.answer.json.parse(JSON.parse(answer.text));
  if (answer.status === 200 && call && 'image' in call.answer)
    expect(answer.headers['content-type']).toMatch(/^image\//);
}

interface Attempt {
  readonly path: string;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
  readonly token: 'right' | 'wrong' | 'none';
}

const encoded = (text: unknown): string => encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'));

function attemptsAt({ path, parameters, body, method }: Operation): fc.Arbitrary<Attempt> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const values = fc.record(
    Object.fromEntries(
      // With nothing in its place the address is that of another call.
      inPath.map(({ name, schema }) => [
        name,
        fc.oneof(fittingValue(schema), hostileText).filter((value) => value !== ''),
      ]),
    ),
  );
  const query = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom('surplus', ...inQuery.map(({ name }) => name)), hostileText),
      fc.oneof(...inQuery.map(({ schema }) => fittingValue(schema)), hostileText),
    ),
    { maxLength: 3 },
  );
  const json = body ? nearbyValue(body).map((value) => JSON.stringify(value)) : fc.constant(undefined);
  const isChange = method !== 'GET';
  return fc
    .record({
      values,
      query,
      body: isChange
        ? fc.oneof({ arbitrary: json, weight: 4 }, hostileText, fc.constant(undefined))
        : fc.constant(undefined),
      contentType: fc.oneof(
        { arbitrary: fc.constant('application/json'), weight: 5 },
        fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16'),
      ),
      token: fc.oneof(
        { arbitrary: fc.constant('right' as const), weight: 5 },
        fc.constantFrom('wrong' as const, 'none' as const),
      ),
    })
    .map(({ values, query, body, contentType, token }) => {
      const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name]));
      const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
      return {
        path: search ? `${filledPath}?${search}` : filledPath,
        body,
        contentType: body === undefined ? undefined : contentType,
        token,
      };
    });
}

function send({ method }: Operation, attempt: Attempt, holder: Holder): Promise<RawAnswer> {
  const tokens = { right: { 'x-csrf-token': holder.token }, wrong: { 'x-csrf-token': 'wrong' }, none: {} };
  return sendCounted({
    method,
    path: attempt.path,
    headers: {
      cookie: holder.cookie,
      ...(attempt.contentType ? { 'content-type': attempt.contentType } : {}),
      ...tokens[attempt.token],
    },
    body: attempt.body,
  });
}

describe('every call that the server describes', () => {
  it('is one of the contract, and the other way round', async () => {
    const described = (await loadOperations(portal().url)).map(({ id }) => id);
    expect(described.sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.keys(calls).filter((_, at) => at % parts === part - 1))(
    'answers anything with what it promised: %s',
    async (id) => {
      const operation = (await loadOperations(portal().url)).find((one) => one.id === id);
      if (!operation) throw new Error(`${id} is not described`);
      const isSignIn = id.includes('/auth/');
      // Whoever signs in or out changes their own session, so those calls begin anew each time.
      const fixed = isSignIn ? [] : [await newGuest(), await signedIn('schooladmin'), await signedIn('student')];
      const holders = fc.integer({ min: 0, max: 2 });
      await fc.assert(
        fc.asyncProperty(attemptsAt(operation), holders, async (attempt, index) => {
          const holder = fixed[index] ?? (await newGuest());
          expectPromised(operation, await send(operation, attempt, holder));
        }),
        { numRuns: isSignIn ? costlyRuns : runs, endOnFailure: true },
      );
    },
    30 * minutes,
  );
});

describe('an address below /api that nobody described', () => {
  it(
    'is a problem document, whatever it looks like',
    async () => {
      const segment = fc.oneof(
        fc.constantFrom('v1', 'v2', 'media', 'setup', 'user', '..', '%2e%2e', '%', '%zz'),
        hostileText.map(encoded),
      );
      const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
      await fc.assert(
        fc.asyncProperty(method, fc.array(segment, { maxLength: 5 }), async (method, segments) => {
          const answer = await sendCounted({ method, path: `/api/${segments.join('/')}` });
          expect(answer.status).toBeLessThan(500);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          if (method !== 'HEAD') expectReadable(answer, [400, 403, 404, 405, 414]);
        }),
        { numRuns: runs * 3, endOnFailure: true },
      );
    },
    30 * minutes,
  );
});

describe('a page’s address', () => {
  it(
    'may hold anything: it is a page, a way on, or not found, and what it holds never becomes part of the page',
    async () => {
      const mark = '<img/src=x onerror=mark>';
      const start = fc.constantFrom(
        '',
        'search',
        'media',
        'news',
        'error',
        'login',
        'class/1/media',
        'library',
        'lti/search',
        'invitation',
      );
      const text = fc.oneof(fc.constant(mark), hostileText);
      const cookies = fc.oneof(
        fc.constant(''),
        hostileText.map((value) => `lang=${encoded(value)}; scheme=${encoded(value)}; session=${encoded(value)}`),
      );
      await fc.assert(
        fc.asyncProperty(
          start,
          text,
          fc.dictionary(fc.constantFrom('q', 'st', 'embed', 'redirect', 'with', 'geb'), text),
          cookies,
          async (begin, name, query, cookie) => {
            const search = Object.entries(query)
              .map(([key, value]) => `${key}=${encoded(value)}`)
              .join('&');
            const path = `/${begin}${begin && name ? '/' : ''}${encoded(name)}?${search}`;
            const answer = await sendCounted({ method: 'GET', path, headers: { cookie } });
            expect([200, 302, 307, 308, 400, 403, 404]).toContain(answer.status);
            expect(answer.text).not.toContain(mark);
            const { location } = answer.headers;
            if (location) expect(new URL(location, portal().url).origin).toBe(portal().url);
          },
        ),
        { numRuns: runs * 3, endOnFailure: true },
      );
    },
    30 * minutes,
  );
});

describe('a request that is too much', () => {
  const login = '/api/v1/auth/login';
  it.each([
    ['a body of two megabytes', 413, 'application/json', JSON.stringify({ login: 'x'.repeat(2 ** 21), password: 'x' })],
    ['a body that is no JSON', 400, 'application/json', '{"login":'],
    ['an empty body', 400, 'application/json', ''],
    ['a body of another type', 415, 'application/xml', '<login/>'],
    [
      'JSON that reaches for the prototype',
      400,
      'application/json',
      '{"__proto__":{"a":1},"login":"a","password":"b"}',
    ],
    ['a body nested a thousand times', 400, 'application/json', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('is refused with the right status: %s', async (_, status, contentType, body) => {
    const { cookie, token } = await newGuest();
    const headers = { cookie, 'x-csrf-token': token, 'content-type': contentType };
    expectReadable(await sendCounted({ method: 'POST', path: login, headers, body }), [status]);
  });

  it('leaves the portal in good health', async () => {
    expect((await sendCounted({ method: 'GET', path: '/healthz' })).status).toBe(200);
  });
});
