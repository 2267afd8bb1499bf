import { type Client, createClient } from '@mediathek/contract/client';
import { demoPassword } from '@mediathek/fixtures';

export interface Caller {
  readonly call: Client;
  /** The address may change while the person stays signed in: the portal was started again. */
  moveTo(url: string): void;
}

/** Somebody who calls the server without a browser and keeps their cookies. */
export function newCaller(startUrl: string): Caller {
  let url = startUrl;
  const cookies = new Map<string, string>();
  const call = createClient(async (path, init) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, { ...init, headers: { ...(init.headers as object), cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  });
  return {
    call,
    moveTo(next) {
      url = next;
    },
  };
}

/** Somebody of the demo, signed in. */
export async function signedInCaller(url: string, login: string): Promise<Caller> {
  const caller = newCaller(url);
  await caller.call('GET /api/v1/config/frontend');
  await caller.call('POST /api/v1/auth/login', { body: { login, password: demoPassword } });
  return caller;
}
