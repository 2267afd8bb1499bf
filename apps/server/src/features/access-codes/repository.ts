import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface StoredCode {
  userId: string;
  codeEncrypted: Uint8Array;
  validTo: string;
  isRevoked: boolean;
}

/** Access codes and the accounts that are nothing but a code. */
export const accessCodeRepository = (db: Queries) => ({
  /** A pupil without a name: a row that a code leads to. */
  async addPupil(pupil: { id: string; schoolId: string; districtId: string; showJitsi: boolean }): Promise<void> {
    await db
      .insertInto('users')
      .values({
        id: pupil.id,
        role: 'S',
        school_id: pupil.schoolId,
        district_id: pupil.districtId,
        show_jitsi: pupil.showJitsi,
        // Several are made in one transaction; the list of a class keeps the order in which they were named.
        created_at: sql<Date>`clock_timestamp()`,
      })
      .execute();
  },

  /** Puts a code in the place of whatever codes somebody had; two who do so at once come one after the other. */
  async replace(code: { userId: string; hash: Buffer; encrypted: Buffer; validTo: string }): Promise<void> {
    await db.selectFrom('users').select('id').where('id', '=', code.userId).forUpdate().execute();
    await db.deleteFrom('access_codes').where('user_id', '=', code.userId).execute();
    await db
      .insertInto('access_codes')
      .values({
        user_id: code.userId,
        code_hash: code.hash,
        code_encrypted: code.encrypted,
        valid_to: code.validTo,
      })
      .execute();
  },

  /** Says whether there was one to revoke. */
  async revoke(userId: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('access_codes')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  },

  async extend(userIds: readonly string[], validTo: string): Promise<void> {
    if (userIds.length === 0) return;
    await db
      .updateTable('access_codes')
      .set({ valid_to: validTo })
      .where('user_id', 'in', [...userIds])
      .where('revoked_at', 'is', null)
      .where('valid_to', '<', validTo)
      .execute();
  },

  async list(userIds: readonly string[]): Promise<StoredCode[]> {
    if (userIds.length === 0) return [];
    const rows = await db
      .selectFrom('access_codes')
      .select(['user_id', 'code_encrypted', 'valid_to', 'revoked_at'])
      .where('user_id', 'in', [...userIds])
      // What is in force comes last, and so wins where somebody had several.
      .orderBy('revoked_at', (order) => order.asc().nullsLast())
      .execute();
    return rows.map((row) => ({
      userId: row.user_id,
      codeEncrypted: row.code_encrypted,
      validTo: row.valid_to,
      isRevoked: row.revoked_at !== null,
    }));
  },

  /** Removes accounts that are nothing but a code: one of them, or all whose codes ended before a day. */
  async removePupils(which: { id: string } | { endedBefore: string }): Promise<number> {
    let pupils = db
      .deleteFrom('users')
      .where('role', '=', 'S')
      .where('login', 'is', null)
      .where('email', 'is', null)
      .where('password_hash', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('access_codes').select('id').whereRef('access_codes.user_id', '=', 'users.id')),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('user_identities').select('subject').whereRef('user_identities.user_id', '=', 'users.id')),
        ),
      );
    if ('id' in which) pupils = pupils.where('id', '=', which.id);
    else {
      pupils = pupils.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('access_codes')
              .select('id')
              .whereRef('access_codes.user_id', '=', 'users.id')
              .where('valid_to', '>=', which.endedBefore),
          ),
        ),
      );
    }
    return Number((await pupils.executeTakeFirst()).numDeletedRows);
  },
});
