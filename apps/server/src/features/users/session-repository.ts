import type { Queries } from '../../adapters/database/database';

/** Where sessions of signed-in people are kept, by the hash of their id. */
export const sessionRepository = (db: Queries) => ({
  async add(session: { idHash: Buffer; userId: string; createdAt: Date; expiresAt: Date }) {
    await db
      .insertInto('sessions')
      .values({
        id_hash: session.idHash,
        user_id: session.userId,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
      })
      .execute();
  },

  async remove(idHash: Buffer) {
    await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
  },

  async removeExpired(now: Date): Promise<number> {
    const result = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
    return Number(result.numDeletedRows);
  },

  /** The user behind a session that still runs; a disabled account has none. */
  async findUserId(idHash: Buffer, now: Date): Promise<string | undefined> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.user_id')
      .where('sessions.id_hash', '=', idHash)
      .where('sessions.expires_at', '>', now)
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
    return row?.user_id;
  },
});
