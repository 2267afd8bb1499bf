import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

const fullName = sql<string>`trim(users.given_name || ' ' || users.family_name)`;

/** Who sees a list beside its owner. */
export const shareRepository = (db: Queries) => ({
  /** Staff of a school by a part of their name; never pupils, and nobody whose account is closed. */
  listColleagues: (of: { schoolId: string; userId: string; part: string; limit: number }) =>
    db
      .selectFrom('users')
      .select(['users.id', fullName.as('name')])
      .where('school_id', '=', of.schoolId)
      .where('id', '<>', of.userId)
      .where('disabled_at', 'is', null)
      .where((eb) => eb.or([eb('role', '=', 'L'), eb('school_admin', '>', 0)]))
      .where(fullName, 'ilike', `%${of.part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      .orderBy('family_name')
      .orderBy('given_name')
      .orderBy('id')
      .limit(of.limit)
      .execute(),

  async isColleague(of: { schoolId: string; userId: string }): Promise<boolean> {
    const found = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', of.userId)
      .where('school_id', '=', of.schoolId)
      .where('disabled_at', 'is', null)
      .where((eb) => eb.or([eb('role', '=', 'L'), eb('school_admin', '>', 0)]))
      .executeTakeFirst();
    return found !== undefined;
  },

  list: (listId: string) =>
    db
      .selectFrom('list_shares')
      .innerJoin('users', 'users.id', 'list_shares.user_id')
      .select(['users.id', fullName.as('name'), 'list_shares.may_edit'])
      .where('list_id', '=', listId)
      .orderBy('family_name')
      .orderBy('users.id')
      .execute(),

  async put(share: { listId: string; userId: string; mayEdit: boolean }): Promise<void> {
    await db
      .insertInto('list_shares')
      .values({ list_id: share.listId, user_id: share.userId, may_edit: share.mayEdit })
      .onConflict((conflict) => conflict.columns(['list_id', 'user_id']).doUpdateSet({ may_edit: share.mayEdit }))
      .execute();
  },

  async addReader(share: { listId: string; userId: string }): Promise<void> {
    await db
      .insertInto('list_shares')
      .values({ list_id: share.listId, user_id: share.userId })
      .onConflict((conflict) => conflict.columns(['list_id', 'user_id']).doNothing())
      .execute();
  },

  async remove(share: { listId: string; userId: string }): Promise<boolean> {
    const found = await db
      .deleteFrom('list_shares')
      .where('list_id', '=', share.listId)
      .where('user_id', '=', share.userId)
      .returning('user_id')
      .executeTakeFirst();
    return found !== undefined;
  },

  /** The classes on whose boards a list stands or will stand. */
  listClasses: (listId: string, now: Date) =>
    db
      .selectFrom('class_shares')
      .innerJoin('classes', 'classes.id', 'class_shares.class_id')
      .select(['class_shares.id', 'class_shares.class_id', 'classes.name'])
      .select(['class_shares.visible_from', 'class_shares.visible_until'])
      .where('list_id', '=', listId)
      .where((eb) => eb.or([eb('visible_until', 'is', null), eb('visible_until', '>', now)]))
      .orderBy('classes.name')
      .orderBy('class_shares.id')
      .execute(),
});
