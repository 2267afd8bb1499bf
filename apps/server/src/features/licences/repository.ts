import type { Queries } from '../../adapters/database/database';

export interface NewLicence {
  codeId: string;
  mediaId: number;
  districtId: string | null;
  schoolId: string | null;
  mediathekId: string | null;
  unlimited: boolean;
  validTo: string | null;
  total: number;
  remaining: number;
  returns: number;
}

/** Who may use a medium, until when and how many at once. */
export const licenceRepository = (db: Queries) => ({
  async add(licences: readonly NewLicence[]): Promise<Map<string, string>> {
    if (licences.length === 0) return new Map();
    const rows = await db
      .insertInto('licences')
      .values(
        licences.map((licence) => ({
          code_id: licence.codeId,
          media_id: licence.mediaId,
          district_id: licence.districtId,
          school_id: licence.schoolId,
          mediathek_id: licence.mediathekId,
          unlimited: licence.unlimited,
          valid_to: licence.validTo,
          total: licence.total,
          remaining: licence.remaining,
          returns: licence.returns,
        })),
      )
      .returning(['id', 'code_id'])
      .execute();
    return new Map(rows.map(({ id, code_id }) => [code_id, id]));
  },

  /** The licences of a school: its own codes and those of its district. */
  listForSchool: (school: { schoolId: string; districtId: string }) =>
    db
      .selectFrom('licences')
      .innerJoin('media', 'media.id', 'licences.media_id')
      .selectAll('licences')
      .select('media.identifier')
      .where((eb) =>
        eb.or([eb('licences.school_id', '=', school.schoolId), eb('licences.district_id', '=', school.districtId)]),
      )
      .orderBy('licences.code_id')
      .execute(),

  /** Takes one place if one is left: asking and taking are one statement, so two people never get the same. */
  async takePlace(codeId: string): Promise<boolean> {
    const result = await db
      .updateTable('licences')
      .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
      .where('code_id', '=', codeId)
      .where('remaining', '>', 0)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  /** Gives one place back while returns are left: returns falls by one, remaining rises by one. */
  async returnPlace(codeId: string): Promise<boolean> {
    const result = await db
      .updateTable('licences')
      .set((eb) => ({ remaining: eb('remaining', '+', 1), returns: eb('returns', '-', 1) }))
      .where('code_id', '=', codeId)
      .where('returns', '>', 0)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },
});
