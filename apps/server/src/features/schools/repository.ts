import type { Queries } from '../../adapters/database/database';

/** Districts, their media libraries and their schools. */
export const schoolRepository = (db: Queries) => ({
  async count(districtId: string | undefined): Promise<number> {
    let schools = db
      .selectFrom('schools')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('archived_at', 'is', null);
    if (districtId !== undefined) schools = schools.where('district_id', '=', districtId);
    return (await schools.executeTakeFirstOrThrow()).count;
  },

  /** A database without a district has not been set up yet. */
  async isEmpty(): Promise<boolean> {
    return (await db.selectFrom('districts').select('id').limit(1).executeTakeFirst()) === undefined;
  },

  listDistricts: (): Promise<{ id: string; name: string }[]> =>
    db.selectFrom('districts').select(['id', 'name']).orderBy('id').execute(),

  async addDistrict(district: { id: string; name: string; mediatheks: readonly { id: string; name: string }[] }) {
    await db.insertInto('districts').values({ id: district.id, name: district.name }).execute();
    if (district.mediatheks.length === 0) return;
    await db
      .insertInto('mediatheks')
      .values(district.mediatheks.map(({ id, name }) => ({ id, name, district_id: district.id })))
      .execute();
  },

  async add(schools: readonly { id: string; districtId: string; schoolNumber: string; name: string }[]) {
    await db
      .insertInto('schools')
      .values(
        schools.map(({ id, districtId, schoolNumber, name }) => ({
          id,
          name,
          district_id: districtId,
          school_number: schoolNumber,
        })),
      )
      .execute();
  },
});
