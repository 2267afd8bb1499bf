import { demoPassword } from '@mediathek/fixtures';
import { cookieFor, takeSample } from './http';
import { type Load, putPeerUnderLoad, putUnderLoad } from './load';
import { type Running, withPortal } from './portal';
import { type Figure, printTable } from './table';

const json = 'application/json; charset=utf-8';

function figureOf(what: string, { perSecond, p99, failures }: Load, peer: Load): Figure {
  const share = ((perSecond / peer.perSecond) * 100).toFixed(1);
  const remark = `99 of 100 within ${p99} ms; bare Fastify ${Math.round(peer.perSecond)}/s: ${share} % of it`;
  return { what, measured: perSecond, unit: 'per second', remark: failures ? `${failures} FAILED` : remark };
}

/** Each sign-in hashes the password at full cost, so this is a measure of that cost above all. */
async function measureLogins({ url }: Running): Promise<Figure> {
  const first = await fetch(`${url}/api/v1/config/frontend`);
  const headers = {
    'content-type': 'application/json',
    cookie: first.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    'x-csrf-token': first.headers.get('x-csrf-token') ?? '',
  };
  const body = JSON.stringify({ login: 'teacher', password: demoPassword });
  const path = '/api/v1/auth/login';
  const answer = await fetch(url + path, { method: 'POST', headers, body });
  const load = await putUnderLoad(url, [{ method: 'POST', path, headers, body }]);
  return figureOf('logins', load, await putPeerUnderLoad(Buffer.from(await answer.text()), json));
}

async function measureSessions({ url }: Running): Promise<Figure> {
  const headers = { cookie: await cookieFor('teacher', url) };
  const path = '/api/v1/user/userinfo';
  const { content, contentType } = await takeSample(url + path, headers);
  return figureOf(
    'session reads',
    await putUnderLoad(url, [{ path, headers }]),
    await putPeerUnderLoad(content, contentType),
  );
}

/** Coming in and being known, with a hundred connections. */
export async function measureSignIn(): Promise<void> {
  printTable(
    'Signing in with 100 connections, embedded database',
    await withPortal(async (portal) => [await measureLogins(portal), await measureSessions(portal)]),
  );
}
