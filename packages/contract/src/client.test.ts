import { expect, test } from 'vitest';
import { CallError, createClient } from './client';

interface Sent {
  path: string;
  init: RequestInit;
}

/** A server that gives the answers in turn and remembers what it was asked. */
function serverWith(...answers: Response[]) {
  const sent: Sent[] = [];
  const fetchPath = async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answers.shift() ?? Response.json({});
  };
  return { sent, fetchPath };
}

const headersOf = ({ init }: Sent) => init.headers as Record<string, string>;

test('sends credentials, and the token of the latest GET answer with a change', async () => {
  const { sent, fetchPath } = serverWith(
    Response.json({}, { headers: { 'x-csrf-token': 'first' } }),
    Response.json({}, { headers: { 'x-csrf-token': 'second' } }),
  );
  const call = createClient(fetchPath);
  await call('GET /api/v1/config/frontend');
  await call('GET /api/v1/user/userinfo');
  await call('PUT /api/v1/user/view', { body: { school_admin: 2 } });
  const last = sent[2];
  expect(
    last && [last.path, last.init.method, last.init.body, last.init.credentials, headersOf(last)['x-csrf-token']],
  ).toEqual(['/api/v1/user/view', 'PUT', '{"school_admin":2}', 'include', 'second']);
  expect(sent[0] && headersOf(sent[0])['x-csrf-token']).toBeUndefined();
});

test('asks for a token before the first change when it has none', async () => {
  const { sent, fetchPath } = serverWith(Response.json({}, { headers: { 'x-csrf-token': 'asked for' } }));
  await createClient(fetchPath)('POST /api/v1/auth/logout');
  expect(sent.map(({ path, init }) => [init.method, path])).toEqual([
    ['GET', '/api/v1/config/frontend'],
    ['POST', '/api/v1/auth/logout'],
  ]);
  expect(sent[1] && headersOf(sent[1])['x-csrf-token']).toBe('asked for');
});

test('fills parameters into the path and the query, encoded', async () => {
  const { sent, fetchPath } = serverWith();
  const call = createClient(fetchPath);
  await call('GET /api/v1/setup/locale/{lang}', { params: { lang: 'a/b ?' } });
  await call('GET /api/v1/home', { query: { lang: 'en' } });
  await call('GET /api/v1/home');
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/v1/setup/locale/a%2Fb%20%3F',
    '/api/v1/home?lang=en',
    '/api/v1/home',
  ]);
});

test('throws the words of the specification with the status text, and keeps the problem', async () => {
  const problem = { type: '/problems/not-signed-in', title: 'A sign-in is needed', status: 401 };
  const { fetchPath } = serverWith(
    new Response(JSON.stringify(problem), {
      status: 401,
      statusText: 'Unauthorized',
      headers: { 'content-type': 'application/problem+json' },
    }),
    new Response('gateway', { status: 502, statusText: 'Bad Gateway' }),
  );
  const call = createClient(fetchPath);
  const refused = await call('GET /api/v1/user/userinfo').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ message: 'Network response was not ok Unauthorized', status: 401, problem });
  await expect(call('GET /api/v1/user/userinfo')).rejects.toMatchObject({
    message: 'Network response was not ok Bad Gateway',
    problem: undefined,
  });
});

test('gives nothing for an answer without content, and a picture as it is', async () => {
  const { fetchPath } = serverWith(
    new Response(null, { status: 204 }),
    new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
  );
  const call = createClient(fetchPath, 'token');
  expect(await call('POST /api/v1/auth/logout')).toBeUndefined();
  expect(await (await call('GET /api/v1/setup/logo')).text()).toBe('<svg/>');
});
