import { expressionBuilder, sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { Tables } from '../../adapters/database/tables';

interface Pupil {
  userId: string | undefined;
  now: Date;
}

const mediumOnBoard = sql<number>`coalesce(list_items.media_id, class_shares.media_id)`;

/** What a running class of the pupil has on its board now, alone or in a list. */
export const boardMedia = ({ userId, now }: Pupil) =>
  expressionBuilder<Tables>()
    .selectFrom('class_shares')
    .innerJoin('class_pupils', 'class_pupils.class_id', 'class_shares.class_id')
    .leftJoin('lists', 'lists.id', 'class_shares.list_id')
    .innerJoin('classes', 'classes.id', 'class_shares.class_id')
    .leftJoin('list_items', 'list_items.list_id', 'class_shares.list_id')
    .select(mediumOnBoard.as('media_id'))
    .where('class_pupils.user_id', '=', userId ?? null)
    .where('classes.archived_at', 'is', null)
    .where('class_shares.visible_from', '<=', now)
    .where((of) => of.or([of('class_shares.visible_until', 'is', null), of('class_shares.visible_until', '>', now)]))
    // A list that its teacher removed is gone from the boards too.
    .where('lists.deleted_at', 'is', null)
    // An empty list puts nothing on the board.
    .where(mediumOnBoard, 'is not', null);

/** Those of some media of whose licence, or of a package with them, somebody holds a place; a clip goes with its film. */
export async function listHeldMedia(
  db: Queries,
  { userId, classId }: { userId: string | undefined; classId: string | undefined },
  identifiers: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ identifier: string }>`
    select identifier from media
    where identifier = any(${[...identifiers]}::text[]) and exists (
      select from licence_places
      join licences on licences.id = licence_places.licence_id
      where (licence_places.user_id = ${userId ?? null}::uuid or licence_places.user_id in (
          select user_id from class_pupils where class_id = ${classId ?? null}::uuid))
        and (licences.media_id = coalesce(media.clip_of, media.id) or licences.media_id in (
          select package_id from open_package_parts where part_id = coalesce(media.clip_of, media.id))))`.execute(db);
  return rows.map(({ identifier }) => identifier);
}

/** All that a pupil was given: what stands on their boards, media of whose licence they hold a place, and the parts of such. */
export async function listSharedMedia(db: Queries, pupil: Pupil): Promise<string[]> {
  const onBoards = db.selectFrom('media').select('media.identifier').where('media.id', 'in', boardMedia(pupil));
  const given = db
    .selectFrom('licence_places')
    .innerJoin('licences', 'licences.id', 'licence_places.licence_id')
    .innerJoin('media', 'media.id', 'licences.media_id')
    .select('media.identifier')
    .where('licence_places.user_id', '=', pupil.userId ?? null);
  const givenInPackages = db
    .selectFrom('licence_places')
    .innerJoin('licences', 'licences.id', 'licence_places.licence_id')
    .innerJoin('open_package_parts', 'open_package_parts.package_id', 'licences.media_id')
    .innerJoin('media', 'media.id', 'open_package_parts.part_id')
    .select('media.identifier')
    .where('licence_places.user_id', '=', pupil.userId ?? null);
  const rows = await onBoards.union(given).union(givenInPackages).execute();
  // In one order, so that the same board is the same question to the search.
  return rows.map(({ identifier }) => identifier).sort();
}
