import { createClient } from '@mediathek/contract/client';
import { demoPassword } from '@mediathek/fixtures';
import type { APIRequestContext } from 'playwright-core';

/** The people of the demo, by what they are. */
const accounts = {
  pupil: 'student',
  teacher: 'teacher',
  schoolAdmin: 'schooladmin',
  schoolAdminSimple: 'l.petrovic',
  districtAdmin: 'districtadmin',
} as const;

export type Person = keyof typeof accounts | 'guest';

export const people = ['guest', ...(Object.keys(accounts) as (keyof typeof accounts)[])] as const;

/** Guests have no user name. */
export const loginOf = (person: Person): string | undefined => (person === 'guest' ? undefined : accounts[person]);

/** The typed way to the server, with a browser's cookies. */
export function clientOf(request: APIRequestContext, url: string) {
  return createClient(async (path, { method = 'GET', headers, body }) => {
    const answer = await request.fetch(url + path, {
      method,
      headers: headers as Record<string, string>,
      ...(body ? { data: String(body) } : {}),
    });
    const isEmpty = answer.status() === 204;
    return new Response(isEmpty ? null : new Uint8Array(await answer.body()), {
      status: answer.status(),
      statusText: answer.statusText(),
      headers: answer.headers(),
    });
  });
}

/** Signs in by the call itself, for journeys that are about something else. */
export async function signInByCall(request: APIRequestContext, url: string, login: string | undefined): Promise<void> {
  if (login === undefined) return;
  const call = clientOf(request, url);
  await call('GET /api/v1/config/frontend');
  await call('POST /api/v1/auth/login', { body: { login, password: demoPassword } });
}
