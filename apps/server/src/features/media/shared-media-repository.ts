import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

/**
 * What a pupil was given: all that stands on a board of their classes now, alone or in a list, and media of whose licence
 * they hold a place. The same rule as `is_shared` of a single medium, from the pupil's side.
 */
export async function listSharedMedia(db: Queries, { userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const onBoards = db
    .selectFrom('class_shares')
    .innerJoin('class_pupils', 'class_pupils.class_id', 'class_shares.class_id')
    .leftJoin('list_items', 'list_items.list_id', 'class_shares.list_id')
    .innerJoin('media', (join) =>
      join.on('media.id', '=', sql<number>`coalesce(list_items.media_id, class_shares.media_id)`),
    )
    .select('media.identifier')
    .where('class_pupils.user_id', '=', userId)
    .where('class_shares.visible_from', '<=', now)
    .where((of) => of.or([of('class_shares.visible_until', 'is', null), of('class_shares.visible_until', '>', now)]));
  const given = db
    .selectFrom('licence_places')
    .innerJoin('licences', 'licences.id', 'licence_places.licence_id')
    .innerJoin('media', 'media.id', 'licences.media_id')
    .select('media.identifier')
    .where('licence_places.user_id', '=', userId);
  const rows = await onBoards.union(given).execute();
  // In one order, so that the same board is the same question to the search.
  return rows.map(({ identifier }) => identifier).sort();
}
