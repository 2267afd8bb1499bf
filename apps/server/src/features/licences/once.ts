import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { idempotencyRepository } from './idempotency-repository';

/** How long the answer to a key is kept; whoever sends a request again does so sooner. */
const keptMs = 24 * 60 * 60 * 1000;
const longestKey = 200;

/** The key under which somebody may send a request again. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > longestKey)
    throw new Problem('invalid-request', {
      errors: [{ parameter: 'Idempotency-Key', detail: `One text of up to ${longestKey} characters` }],
    });
  return key;
}

/**
 * Does work in a transaction, once for each key of a person: sent again, also at the same moment, it is answered as before.
 * Work that fails leaves no key behind.
 */
export const onceOnly = ({ queries }: Pick<Database, 'queries'>, clock: () => Date) => ({
  run: <Answer extends object>(
    { userId, key, request }: { userId: string; key: string | undefined; request: unknown },
    work: (within: Queries) => Promise<Answer>,
  ): Promise<Answer> =>
    queries.transaction().execute(async (within) => {
      if (key === undefined) return work(within);
      const keys = idempotencyRepository(within);
      const hash = createHash('sha256').update(JSON.stringify(request)).digest();
      const isFirst = await keys.take({ userId, key, hash, at: clock() });
      if (isFirst) {
        const answer = await work(within);
        await keys.keepAnswer({ userId, key, answer });
        return answer;
      }
      const known = await keys.find({ userId, key });
      // The same key for something else is a mistake of the caller's, which must not look like success.
      if (!known || !hash.equals(known.hash) || known.answer === null) throw new Problem('conflict');
      return known.answer as Answer;
    }),

  removeOld: (): Promise<void> => idempotencyRepository(queries).removeBefore(new Date(clock().getTime() - keptMs)),
});

export type OnceOnly = ReturnType<typeof onceOnly>;
