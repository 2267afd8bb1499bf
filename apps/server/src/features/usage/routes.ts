import { addDays, berlinDay, type Day, daysBetween } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import type { Handlers } from '../../http/register-calls';
import { usageRepository } from './repository';

const weeksShown = 12;

/** The Monday of the week of a day; the first of January 2024 was one. */
const mondayOf = (day: Day): Day => addDays(day, -(((daysBetween('2024-01-01', day) % 7) + 7) % 7));

/** What a school used within the last twelve weeks, by week, medium and subject. */
export function usageRoutes({ db, clock }: { db: Queries; clock: () => Date }): Handlers<'GET /api/v1/school/usage'> {
  const usage = usageRepository(db);
  return {
    async 'GET /api/v1/school/usage'({ visitor }) {
      const schoolId = visitor.user === false ? '' : visitor.user.school_id;
      const since = addDays(mondayOf(berlinDay(clock())), -7 * (weeksShown - 1));
      const [counted, media, subjects] = await Promise.all([
        usage.listWeeks(schoolId, since),
        usage.listMedia(schoolId, since),
        usage.listSubjects(schoolId, since),
      ]);
      const usesOf = new Map(counted.map(({ monday, uses }) => [monday, uses]));
      const weeks = Array.from({ length: weeksShown }, (_, week) => addDays(since, 7 * week)).map((monday) => ({
        monday,
        uses: usesOf.get(monday) ?? 0,
      }));
      return { since, total: weeks.reduce((sum, { uses }) => sum + uses, 0), weeks, media, subjects };
    },
  };
}
