import type { Queries } from '../../adapters/database/database';

export interface StoredFactor {
  secretEncrypted: Uint8Array;
  isConfirmed: boolean;
  lastStep: number;
}

/** Second factors and the recovery codes that stand in for them. */
export const secondFactorRepository = (db: Queries) => ({
  async find(userId: string): Promise<StoredFactor | undefined> {
    const row = await db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return (
      row && { secretEncrypted: row.secret_encrypted, isConfirmed: row.confirmed_at !== null, lastStep: row.last_step }
    );
  },

  /** Begins anew as long as nothing has been confirmed; says whether it could. */
  async begin(userId: string, secretEncrypted: Buffer, now: Date): Promise<boolean> {
    const result = await db
      .insertInto('second_factors')
      .values({ user_id: userId, secret_encrypted: secretEncrypted, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret_encrypted: secretEncrypted, created_at: now, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows) === 1;
  },

  async confirm(userId: string, step: number, now: Date): Promise<boolean> {
    const result = await db
      .updateTable('second_factors')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  /** Notes the half minute of a code; false where it, or a later one, was used meanwhile. */
  async spendStep(userId: string, step: number): Promise<boolean> {
    const result = await db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  async remove(userId: string): Promise<boolean> {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const result = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
    return Number(result.numDeletedRows) === 1;
  },

  async replaceRecoveryCodes(userId: string, hashes: readonly Buffer[]): Promise<void> {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await db
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
      .execute();
  },

  async spendRecoveryCode(userId: string, hash: Buffer, now: Date): Promise<boolean> {
    const result = await db
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  async countRecoveryCodes(userId: string): Promise<number> {
    const row = await db
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    return row.count;
  },
});
