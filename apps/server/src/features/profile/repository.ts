import type { Queries } from '../../adapters/database/database';

export interface StoredProfile {
  login: string | null;
  email: string | null;
  givenName: string;
  familyName: string;
  role: 'L' | 'S';
  language: 'de' | 'en' | null;
  schoolName: string;
  districtId: string;
  isDistrictAdmin: boolean;
  hasPassword: boolean;
  /** Comes in with an account of another provider. */
  hasIdentity: boolean;
  deletionRequestedAt: Date | null;
}

/** One's own account. */
export const profileRepository = (db: Queries) => ({
  async find(id: string): Promise<StoredProfile | undefined> {
    const row = await db
      .selectFrom('users')
      .leftJoin('schools', 'schools.id', 'users.school_id')
      .selectAll('users')
      .select('schools.name as school_name')
      .select((eb) =>
        eb
          .exists(eb.selectFrom('user_identities').select('id').whereRef('user_identities.user_id', '=', 'users.id'))
          .as('has_identity'),
      )
      .where('users.id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        login: row.login,
        email: row.email,
        givenName: row.given_name,
        familyName: row.family_name,
        role: row.role,
        language: row.language,
        schoolName: row.school_name ?? '',
        districtId: row.district_id,
        isDistrictAdmin: row.district_admin === 1,
        hasPassword: row.password_hash !== null,
        hasIdentity: Boolean(row.has_identity),
        deletionRequestedAt: row.deletion_requested_at,
      }
    );
  },

  async change(
    id: string,
    change: {
      givenName?: string | undefined;
      familyName?: string | undefined;
      language?: 'de' | 'en' | undefined;
      email?: string | undefined;
      passwordHash?: string | undefined;
      deletionRequestedAt?: Date | null | undefined;
    },
  ): Promise<void> {
    const values = {
      given_name: change.givenName,
      family_name: change.familyName,
      language: change.language,
      email: change.email,
      password_hash: change.passwordHash,
      deletion_requested_at: change.deletionRequestedAt,
    };
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return;
    await db.updateTable('users').set(given).where('id', '=', id).execute();
  },

  /** Whether a district would be left without anybody to run it. */
  async isLastAdministrator(id: string, districtId: string): Promise<boolean> {
    const other = await db
      .selectFrom('users')
      .select('id')
      .where('district_id', '=', districtId)
      .where('district_admin', '=', 1)
      .where('disabled_at', 'is', null)
      .where('deletion_requested_at', 'is', null)
      .where('id', '<>', id)
      .executeTakeFirst();
    return other === undefined;
  },

  /** Removes whose time is over, with everything that hangs on them. */
  async removeRequestedBefore(moment: Date): Promise<number> {
    const result = await db.deleteFrom('users').where('deletion_requested_at', '<=', moment).executeTakeFirst();
    return Number(result.numDeletedRows);
  },
});
