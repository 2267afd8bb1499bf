import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface NewInvitation {
  listId: string | null;
  classId: string | null;
  createdBy: string;
  guestsMayFollow: boolean;
  createdAt: Date;
  expiresAt: Date | null;
  most: number | null;
}

/** Invitations to lists and classes, and who has accepted them. */
export const invitationRepository = (db: Queries) => ({
  add: (invitation: NewInvitation) =>
    db
      .insertInto('invitations')
      .values({
        list_id: invitation.listId,
        class_id: invitation.classId,
        created_by: invitation.createdBy,
        guests_may_follow: invitation.guestsMayFollow,
        created_at: invitation.createdAt,
        expires_at: invitation.expiresAt,
        most: invitation.most,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** What was not taken back, the latest first. */
  listFor: (thing: { listId?: string | undefined; classId?: string | undefined }) =>
    db
      .selectFrom('invitations')
      .selectAll()
      .where('revoked_at', 'is', null)
      .where(thing.listId === undefined ? 'class_id' : 'list_id', '=', thing.listId ?? thing.classId ?? null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute(),

  /** An invitation with who offers what; a list that was removed and a class that was archived offer nothing. */
  find: (id: string) =>
    db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.created_by')
      .leftJoin('schools', 'schools.id', 'users.school_id')
      .leftJoin('lists', (join) =>
        join.onRef('lists.id', '=', 'invitations.list_id').on('lists.deleted_at', 'is', null),
      )
      .leftJoin('classes', (join) =>
        join.onRef('classes.id', '=', 'invitations.class_id').on('classes.archived_at', 'is', null),
      )
      .selectAll('invitations')
      .select(['lists.title', 'lists.description', 'lists.owner_id'])
      .select(['classes.name as class_name', 'classes.school_id as class_school', 'schools.name as school'])
      .select(sql<string>`trim(users.given_name || ' ' || users.family_name)`.as('offered_by'))
      .where('invitations.id', '=', id)
      .executeTakeFirst(),

  async lock(id: string): Promise<void> {
    await db.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute();
  },

  findAcceptance: (id: string, userId: string) =>
    db
      .selectFrom('invitation_acceptances')
      .selectAll()
      .where('invitation_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),

  /** Counts an acceptance; whoever calls this holds the lock and has looked whether there is room. */
  async accept(acceptance: { id: string; userId: string; copyId: string | null; at: Date }): Promise<void> {
    await db
      .updateTable('invitations')
      .set((eb) => ({ accepted: eb('accepted', '+', 1) }))
      .where('id', '=', acceptance.id)
      .execute();
    await db
      .insertInto('invitation_acceptances')
      .values({
        invitation_id: acceptance.id,
        user_id: acceptance.userId,
        accepted_at: acceptance.at,
        copy_id: acceptance.copyId,
      })
      .execute();
  },

  async revoke(id: string, at: Date): Promise<void> {
    await db.updateTable('invitations').set({ revoked_at: at }).where('id', '=', id).execute();
  },
});

export type StoredInvitation = NonNullable<Awaited<ReturnType<ReturnType<typeof invitationRepository>['find']>>>;
