import type { Queries } from '../../adapters/database/database';

export interface ClaimedLetter {
  id: string;
  kind: string;
  letterEncrypted: Uint8Array | null;
  attempts: number;
}

/** Mail that waits to be sent. */
export const outboxRepository = (db: Queries) => ({
  async add(letter: { kind: string; letterEncrypted: Buffer; createdAt: Date }): Promise<void> {
    await db
      .insertInto('outbox')
      .values({
        kind: letter.kind,
        letter_encrypted: letter.letterEncrypted,
        created_at: letter.createdAt,
        next_attempt_at: letter.createdAt,
      })
      .execute();
  },

  /** Takes the letter that has waited longest, for this process alone until the given moment. */
  claim(now: Date, until: Date): Promise<ClaimedLetter | undefined> {
    return db
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .orderBy('created_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'letter_encrypted as letterEncrypted', 'attempts'])
      .executeTakeFirst();
  },

  async markSent(id: string, now: Date): Promise<void> {
    await db.updateTable('outbox').set({ sent_at: now, letter_encrypted: null }).where('id', '=', id).execute();
  },

  async markFailed(id: string, now: Date): Promise<void> {
    await db.updateTable('outbox').set({ failed_at: now, letter_encrypted: null }).where('id', '=', id).execute();
  },

  async postpone(id: string, until: Date): Promise<void> {
    await db.updateTable('outbox').set({ next_attempt_at: until }).where('id', '=', id).execute();
  },

  async removeDoneBefore(moment: Date): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where((eb) => eb.or([eb('sent_at', '<=', moment), eb('failed_at', '<=', moment)]))
      .execute();
  },
});
