import type { CallAnswer, CallKey } from '@mediathek/contract';
import type { CallInput, Client } from '@mediathek/contract/client';

type GetKey = Extract<CallKey, `GET ${string}`>;
type GetInput<Key extends GetKey> = unknown extends CallInput<Key> ? [] : [input: CallInput<Key>];

export type CachedGet = <Key extends GetKey>(key: Key, ...input: GetInput<Key>) => Promise<CallAnswer<Key>>;

interface CachedAnswer {
  readonly storedAt: number;
  readonly answer: unknown;
}

/** How long an answer may be used again. */
const timeToLive = 60_000;
const prefix = 'get ';

/** Who is signed in must never be answered from memory: it may have changed in another window. */
const neverCached: CallKey = 'GET /api/v1/user/userinfo';

export interface CacheOptions {
  /** Absent on the server and where the browser forbids it: then every call is made. */
  readonly storage: Storage | undefined;
  readonly now: () => number;
}

/**
 * Gets JSON from the server, and for 60 seconds from session storage. A refused answer is thrown as an error that says
 * "Network response was not ok" and the status text.
 */
export function createCachedGet(call: Client, { storage, now }: CacheOptions): CachedGet {
  function recall(name: string): CachedAnswer | undefined {
    try {
      const text = storage?.getItem(name);
      const found: unknown = text ? JSON.parse(text) : undefined;
      if (typeof found !== 'object' || found === null || !('storedAt' in found) || !('answer' in found))
        return undefined;
      const { storedAt, answer } = found;
      // A clock set back must not keep an answer for ever, hence the second condition.
      const isFresh = typeof storedAt === 'number' && now() - storedAt < timeToLive && storedAt <= now();
      return isFresh ? { storedAt, answer } : undefined;
    } catch {
      return undefined;
    }
  }

  function remember(name: string, answer: unknown) {
    try {
      storage?.setItem(name, JSON.stringify({ storedAt: now(), answer } satisfies CachedAnswer));
    } catch {
      // A full or forbidden storage costs one more request next time, nothing else.
    }
  }

  return async function cachedGet<Key extends GetKey>(key: Key, ...input: GetInput<Key>): Promise<CallAnswer<Key>> {
    const make = () => (call as (key: Key, ...input: unknown[]) => Promise<CallAnswer<Key>>)(key, ...input);
    if (key === neverCached) return make();
    const name = `${prefix}${key} ${JSON.stringify(input)}`;
    const known = recall(name);
    // What was stored under this call's name came from this very call.
    if (known) return known.answer as CallAnswer<Key>;
    const answer = await make();
    if (!(answer instanceof Blob)) remember(name, answer);
    return answer;
  };
}

/** At sign-in and sign-out nothing of what the one person saw may be shown to the other. */
export function clearCachedGets(storage: Storage | undefined): void {
  try {
    if (!storage) return;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
  } catch {
    // Without storage there is nothing to forget.
  }
}
