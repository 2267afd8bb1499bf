import type { Device } from '@mediathek/domain';
import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface StoredSession {
  id: string;
  device: Device;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
}

/** Until when a session runs: its own end, and being used now and then unless its person asked to stay signed in. */
export interface RunningAt {
  now: Date;
  /** Whoever was last there before this moment has left. */
  quietSince: Date;
  /** What lasts longer than this was asked for. */
  usualMs: number;
}

const isRunning = ({ now, quietSince, usualMs }: RunningAt) =>
  sql<boolean>`(sessions.expires_at > ${now} and (sessions.last_seen_at > ${quietSince}
    or sessions.expires_at > sessions.created_at + make_interval(secs => ${usualMs / 1000})))`;

/** Where sessions of signed-in people are kept, by the hash of their id. */
export const sessionRepository = (db: Queries) => ({
  async add(session: { idHash: Buffer; userId: string; createdAt: Date; expiresAt: Date; device: Device }) {
    await db
      .insertInto('sessions')
      .values({
        id_hash: session.idHash,
        user_id: session.userId,
        created_at: session.createdAt,
        last_seen_at: session.createdAt,
        expires_at: session.expiresAt,
        device_kind: session.device.kind,
        browser: session.device.browser,
        system: session.device.system,
      })
      .execute();
  },

  /** The same session under another id; gives when it ends. */
  async rename(idHash: Buffer, newHash: Buffer): Promise<Date | undefined> {
    const row = await db
      .updateTable('sessions')
      .set({ id_hash: newHash })
      .where('id_hash', '=', idHash)
      .returning('expires_at')
      .executeTakeFirst();
    return row?.expires_at;
  },

  async remove(idHash: Buffer) {
    await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
  },

  /** Ends one of somebody's own sessions, by the id that the list shows. */
  async removeOwn(userId: string, id: string): Promise<boolean> {
    const result = await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return Number(result.numDeletedRows) === 1;
  },

  async removeAllOf(userId: string, exceptHash: Buffer | undefined): Promise<void> {
    let sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
    if (exceptHash) sessions = sessions.where('id_hash', '<>', exceptHash);
    await sessions.execute();
  },

  async removeEnded(at: RunningAt): Promise<number> {
    const result = await db
      .deleteFrom('sessions')
      .where(({ not }) => not(isRunning(at)))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },

  /** The user behind a session that still runs; a disabled account has none. */
  findUser(idHash: Buffer, at: RunningAt): Promise<{ userId: string; lastSeenAt: Date } | undefined> {
    return db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.user_id as userId', 'sessions.last_seen_at as lastSeenAt'])
      .where('sessions.id_hash', '=', idHash)
      .where(isRunning(at))
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
  },

  /** When somebody signed in, whatever the session has been called since. */
  async findBeginning(idHash: Buffer): Promise<Date | undefined> {
    const row = await db.selectFrom('sessions').select('created_at').where('id_hash', '=', idHash).executeTakeFirst();
    return row?.created_at;
  },

  async markSeen(idHash: Buffer, seenAt: Date): Promise<void> {
    await db.updateTable('sessions').set({ last_seen_at: seenAt }).where('id_hash', '=', idHash).execute();
  },

  async listOf(userId: string, currentHash: Buffer, at: RunningAt): Promise<StoredSession[]> {
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where(isRunning(at))
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      device: { kind: row.device_kind, browser: row.browser, system: row.system },
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      isCurrent: currentHash.equals(row.id_hash),
    }));
  },
});
