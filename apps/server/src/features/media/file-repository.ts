import type { Queries } from '../../adapters/database/database';

/** The files of media; what may be done with them is decided before. */
export const fileRepository = (db: Queries) => ({
  /** The files of a medium in their order. */
  listOf: (mediaId: number) =>
    db
      .selectFrom('media_files')
      .select(['id', 'role', 'lang', 'location', 'content_type'])
      .where('media_id', '=', mediaId)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  find: (id: string) =>
    db
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select(['media_files.id', 'role', 'lang', 'location', 'content_type', 'media_id', 'fn_titel'])
      .where('media_files.id', '=', id)
      .executeTakeFirst(),

  /** What a package bundles, in its order. */
  async listParts(mediaId: number): Promise<string[]> {
    const rows = await db
      .selectFrom('media_parts')
      .innerJoin('media', 'media.id', 'media_parts.part_id')
      .select('media.identifier')
      .where('package_id', '=', mediaId)
      .orderBy('media_parts.position')
      .execute();
    return rows.map(({ identifier }) => identifier);
  },

  /** Who holds a licence: a school by its name, or the district. */
  async findHolder(holder: { districtId: string | null; schoolId: string | null }) {
    const { districtId, schoolId } = holder;
    const kind = schoolId === null ? 'district' : 'school';
    const found = await db
      .selectFrom(schoolId === null ? 'districts' : 'schools')
      .select('name')
      .where('id', '=', schoolId ?? districtId)
      .executeTakeFirst();
    return found ? ({ kind, name: found.name } as const) : null;
  },
});

export type FileRow = Awaited<ReturnType<ReturnType<typeof fileRepository>['listOf']>>[number];
