import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

const mostLists = 200;

/** Lists as the library names them: one's own, those shared with somebody, and those of their school. */
export const listOverviewRepository = (db: Queries) => ({
  async list({ userId, schoolId }: { userId: string; schoolId: string }) {
    const { rows } = await sql<{
      id: string;
      title: string;
      owner: string;
      items: number;
      updated_at: Date;
      isOwn: boolean;
      isOfSchool: boolean;
    }>`
      select lists.id, lists.title, trim(owner.given_name || ' ' || owner.family_name) as owner,
        (select count(*)::int from list_items where list_id = lists.id) as items, lists.updated_at,
        lists.owner_id = ${userId} as "isOwn",
        (lists.visibility = 'school' and lists.school_id = ${schoolId}) as "isOfSchool"
      from lists join users owner on owner.id = lists.owner_id
      where lists.deleted_at is null and (
        lists.owner_id = ${userId}
        or (lists.visibility = 'school' and lists.school_id = ${schoolId})
        or (lists.visibility <> 'private' and exists (
          select from list_shares where list_id = lists.id and user_id = ${userId}))
      )
      order by lists.updated_at desc, lists.id
      limit ${mostLists}`.execute(db);
    return rows.map(({ updated_at, ...list }) => ({ ...list, updatedAt: updated_at.toISOString() }));
  },
});
