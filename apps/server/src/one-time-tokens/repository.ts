import type { OneTimeTokenPurpose } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';

/** Whom a link is for: a person, or somebody who has applied. */
export interface TokenHolder {
  userId?: string;
  registrationId?: string;
  /** The address that the link proves, where it is not the account's own yet. */
  email?: string;
}

export interface FoundToken {
  userId: string | null;
  registrationId: string | null;
  email: string | null;
}

const found = ['user_id as userId', 'registration_id as registrationId', 'email'] as const;

/** Links sent by mail, by the hash of their token. */
export const tokenRepository = (db: Queries) => ({
  /** A newer link takes the place of those before it. */
  async replace(token: { hash: Buffer; purpose: OneTimeTokenPurpose; createdAt: Date; expiresAt: Date } & TokenHolder) {
    const { userId = null, registrationId = null, email = null } = token;
    await db
      .deleteFrom('one_time_tokens')
      .where('purpose', '=', token.purpose)
      .where((eb) => (userId ? eb('user_id', '=', userId) : eb('registration_id', '=', registrationId)))
      .execute();
    await db
      .insertInto('one_time_tokens')
      .values({
        token_hash: token.hash,
        purpose: token.purpose,
        user_id: userId,
        registration_id: registrationId,
        email,
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      })
      .execute();
  },

  find(hash: Buffer, purpose: OneTimeTokenPurpose, now: Date): Promise<FoundToken | undefined> {
    return db
      .selectFrom('one_time_tokens')
      .select(found)
      .where('token_hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  },

  /** Only one of two requests at the same moment gets the token: the row is locked until the first has marked it. */
  use(hash: Buffer, purpose: OneTimeTokenPurpose, now: Date): Promise<FoundToken | undefined> {
    return db
      .updateTable('one_time_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(found)
      .executeTakeFirst();
  },

  async pendingEmail(userId: string, now: Date): Promise<string | undefined> {
    const row = await db
      .selectFrom('one_time_tokens')
      .select('email')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'email-change')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.email ?? undefined;
  },

  async removeExpired(now: Date): Promise<void> {
    await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
  },
});
