import type { Queries } from '../../adapters/database/database';
import type { DeepLinkingRequest } from '../../adapters/database/lti-tables';

export interface LtiSession {
  platformId: string;
  role: 'L' | 'S';
  /** The medium's identifier; absent where media are chosen, or where it is gone. */
  medium: string | null;
  deepLinking: DeepLinkingRequest | null;
  expiresAt: Date;
}

/** Messages that were taken, media in courses, and the sessions that begin with a launch. */
export const launchRepository = (db: Queries) => ({
  /** Says whether it is the first time. */
  async takeNonce(nonceHash: Buffer, expiresAt: Date): Promise<boolean> {
    const result = await db
      .insertInto('lti_nonces')
      .values({ nonce_hash: nonceHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(result.numInsertedOrUpdatedRows) === 1;
  },

  async findLink(link: { id: string; platformId: string; deploymentId: string; contextId: string }) {
    const row = await db
      .selectFrom('lti_links')
      .select('media_id')
      .where('id', '=', link.id)
      .where('platform_id', '=', link.platformId)
      .where('deployment_id', '=', link.deploymentId)
      .where('context_id', '=', link.contextId)
      .executeTakeFirst();
    return row?.media_id;
  },

  /** Puts media into a course; gives the link of each, by the medium's identifier. */
  async addLinks(
    course: { platformId: string; deploymentId: string; contextId: string },
    identifiers: readonly string[],
    now: Date,
  ): Promise<Map<string, string>> {
    const media = await db
      .selectFrom('media')
      .select(['id', 'identifier'])
      .where('identifier', 'in', identifiers)
      .execute();
    if (media.length === 0) return new Map();
    const rows = await db
      .insertInto('lti_links')
      .values(
        media.map(({ id }) => ({
          platform_id: course.platformId,
          deployment_id: course.deploymentId,
          context_id: course.contextId,
          media_id: id,
          created_at: now,
        })),
      )
      .returning(['id', 'media_id'])
      .execute();
    const names = new Map(media.map(({ id, identifier }) => [id, identifier]));
    return new Map(rows.map((row) => [names.get(row.media_id) ?? '', row.id]));
  },

  async addSession(session: {
    codeHash: Buffer;
    platformId: string;
    role: 'L' | 'S';
    mediaId: number | null;
    deepLinking: DeepLinkingRequest | null;
    now: Date;
    expiresAt: Date;
  }): Promise<void> {
    await db
      .insertInto('lti_sessions')
      .values({
        code_hash: session.codeHash,
        platform_id: session.platformId,
        role: session.role,
        media_id: session.mediaId,
        deep_linking: session.deepLinking && JSON.stringify(session.deepLinking),
        created_at: session.now,
        expires_at: session.expiresAt,
      })
      .execute();
  },

  /** The code becomes the session, once. */
  async exchange(codeHash: Buffer, sessionHash: Buffer, now: Date, expiresAt: Date): Promise<boolean> {
    const result = await db
      .updateTable('lti_sessions')
      .set({ code_hash: null, session_hash: sessionHash, expires_at: expiresAt })
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  /** A session ends with its platform, also where that is only blocked or may come back. */
  async findSession(sessionHash: Buffer, now: Date): Promise<LtiSession | undefined> {
    const row = await db
      .selectFrom('lti_sessions')
      .innerJoin('lti_platforms', (join) =>
        join
          .onRef('lti_platforms.id', '=', 'lti_sessions.platform_id')
          .on('lti_platforms.disabled_at', 'is', null)
          .on('lti_platforms.removed_at', 'is', null),
      )
      .leftJoin('media', (join) =>
        join.onRef('media.id', '=', 'lti_sessions.media_id').on('media.deleted_at', 'is', null),
      )
      .select(['platform_id', 'role', 'deep_linking', 'expires_at', 'media.identifier'])
      .where('session_hash', '=', sessionHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      platformId: row.platform_id,
      role: row.role,
      medium: row.identifier,
      deepLinking: row.deep_linking,
      expiresAt: row.expires_at,
    };
  },

  /** A choice is handed over once. */
  async endSession(sessionHash: Buffer): Promise<void> {
    await db.deleteFrom('lti_sessions').where('session_hash', '=', sessionHash).execute();
  },

  async removeExpired(now: Date): Promise<void> {
    await db.deleteFrom('lti_nonces').where('expires_at', '<=', now).execute();
    await db.deleteFrom('lti_sessions').where('expires_at', '<=', now).execute();
  },
});
