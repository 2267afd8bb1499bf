import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

const shown = 15;

/** How often the media of a school are used; who used them is not known here. */
export const usageRepository = (db: Queries) => ({
  /** By weeks, which begin on Mondays. */
  async listWeeks(schoolId: string, since: string): Promise<{ monday: string; uses: number }[]> {
    const { rows } = await sql<{ monday: string; uses: number }>`
      select date_trunc('week', used_on)::date as monday, sum(uses)::int as uses
      from media_usage where school_id = ${schoolId} and used_on >= ${since}
      group by 1 order by 1`.execute(db);
    return rows;
  },

  async listMedia(schoolId: string, since: string) {
    const { rows } = await sql<{
      identifier: string;
      title: string;
      mediaType: 'media' | 'book' | 'app';
      uses: number;
    }>`
      select identifier, fn_titel as title, media_type as "mediaType", sum(uses)::int as uses
      from media_usage join media on media.id = media_usage.media_id
      where school_id = ${schoolId} and used_on >= ${since} and deleted_at is null
      group by media.id order by uses desc, fn_titel limit ${shown}`.execute(db);
    return rows;
  },

  /** By the top level of the subject tree; a medium of two subjects counts for both. */
  async listSubjects(schoolId: string, since: string): Promise<{ subject: string; uses: number }[]> {
    const { rows } = await sql<{ subject: string; uses: number }>`
      select subject, sum(uses)::int as uses
      from (
        select distinct media_usage.media_id, used_on, uses, left(code, 3) as subject
        from media_usage join media on media.id = media_usage.media_id cross join lateral unnest(fn_geb) as code
        where school_id = ${schoolId} and used_on >= ${since}
      ) as used
      group by subject order by uses desc, subject limit ${shown}`.execute(db);
    return rows;
  },
});
