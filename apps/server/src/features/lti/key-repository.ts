import type { Queries } from '../../adapters/database/database';

export interface StoredKey {
  kid: string;
  sealed: Uint8Array;
  createdAt: Date;
}

/** The portal's own keys towards learning platforms; the private halves are sealed. */
export const keyRepository = (db: Queries) => ({
  async add(key: StoredKey & { publicJwk: object }): Promise<void> {
    await db
      .insertInto('lti_keys')
      .values({
        kid: key.kid,
        private_key_encrypted: key.sealed,
        public_jwk: JSON.stringify(key.publicJwk),
        created_at: key.createdAt,
      })
      .execute();
  },

  findNewest: (since: Date): Promise<StoredKey | undefined> =>
    db
      .selectFrom('lti_keys')
      .select(['kid', 'private_key_encrypted as sealed', 'created_at as createdAt'])
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .executeTakeFirst(),

  /** The public halves, newest first. */
  async listPublic(since: Date): Promise<Record<string, string>[]> {
    const rows = await db
      .selectFrom('lti_keys')
      .select('public_jwk')
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ public_jwk: jwk }) => jwk);
  },

  async removeUpTo(moment: Date): Promise<void> {
    await db.deleteFrom('lti_keys').where('created_at', '<=', moment).execute();
  },
});
