import type { Queries } from '../../adapters/database/database';

interface OwnKey {
  userId: string;
  key: string;
}

/** The keys of requests that were answered. */
export const idempotencyRepository = (db: Queries) => ({
  /** Whether this is the first request with the key; a second one at the same moment waits here for the first. */
  async take({ userId, key, hash, at }: OwnKey & { hash: Buffer; at: Date }): Promise<boolean> {
    const taken = await db
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, request_hash: hash, answer: null, created_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    return taken !== undefined;
  },

  async keepAnswer({ userId, key, answer }: OwnKey & { answer: object }): Promise<void> {
    await db
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
  },

  async find({ userId, key }: OwnKey): Promise<{ hash: Buffer; answer: unknown } | undefined> {
    const row = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && { hash: Buffer.from(row.request_hash), answer: row.answer };
  },

  async removeBefore(moment: Date): Promise<void> {
    await db.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
  },
});
