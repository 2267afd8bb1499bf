import type { Queries } from '../../adapters/database/database';

export interface LinkedUser {
  id: string;
  role: 'L' | 'S';
  schoolId: string | null;
  districtId: string;
  isSchoolAdmin: boolean;
  isDistrictAdmin: boolean;
  isDisabled: boolean;
  /** Linked by the person: the provider says who they are, and decides nothing else. */
  isLinkedByPerson: boolean;
}

/** What single sign-on decides about an account; what it leaves out stays as it is. */
export interface SignOnFields {
  role: 'L' | 'S';
  districtId: string;
  schoolId: string;
  givenName: string | undefined;
  familyName: string | undefined;
  schoolAdmin: 0 | 1 | undefined;
  districtAdmin: 0 | 1 | undefined;
}

/** Who people are to a provider of single sign-on. */
export const identityRepository = (db: Queries) => ({
  async find(issuer: string, subject: string): Promise<LinkedUser | undefined> {
    const row = await db
      .selectFrom('user_identities')
      .innerJoin('users', 'users.id', 'user_identities.user_id')
      .select('user_identities.linked_by_person as isLinkedByPerson')
      .select(['users.id', 'users.role', 'users.school_id', 'users.district_id', 'users.disabled_at'])
      .select(['users.school_admin', 'users.district_admin'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, role, school_id: schoolId, district_id: districtId } = row;
    const { isLinkedByPerson } = row;
    const rights = { isSchoolAdmin: row.school_admin !== 0, isDistrictAdmin: row.district_admin === 1 };
    return { id, role, schoolId, districtId, ...rights, isDisabled: row.disabled_at !== null, isLinkedByPerson };
  },

  async add(identity: {
    issuer: string;
    subject: string;
    userId: string;
    now: Date;
    isLinkedByPerson: boolean;
  }): Promise<void> {
    const { issuer, subject, userId, now, isLinkedByPerson } = identity;
    await db
      .insertInto('user_identities')
      .values({
        ...{ issuer, subject, user_id: userId, created_at: now, last_used_at: now },
        linked_by_person: isLinkedByPerson,
      })
      .execute();
  },

  listOf: (userId: string) =>
    db
      .selectFrom('user_identities')
      .select(['id', 'issuer', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .limit(50)
      .execute(),

  /** Ends one of somebody's own links; gives whose account it was. */
  async removeOwn(userId: string, id: string): Promise<string | undefined> {
    const row = await db
      .deleteFrom('user_identities')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('issuer')
      .executeTakeFirst();
    return row?.issuer;
  },

  async markUsed(issuer: string, subject: string, now: Date): Promise<void> {
    await db
      .updateTable('user_identities')
      .set({ last_used_at: now })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute();
  },

  /** Schools that are open, by number or id, in no order. */
  async listSchools(wanted: readonly string[]) {
    if (wanted.length === 0) return [];
    return db
      .selectFrom('schools')
      .select(['id', 'school_number as schoolNumber', 'district_id as districtId'])
      .where('archived_at', 'is', null)
      .where((eb) => eb.or([eb('school_number', 'in', wanted), eb('id', 'in', wanted)]))
      .execute();
  },

  async update(userId: string, fields: SignOnFields): Promise<void> {
    await db
      .updateTable('users')
      .set({
        role: fields.role,
        district_id: fields.districtId,
        school_id: fields.schoolId,
        ...(fields.role === 'S' ? { email: null } : {}),
        ...(fields.givenName === undefined ? {} : { given_name: fields.givenName }),
        ...(fields.familyName === undefined ? {} : { family_name: fields.familyName }),
        ...(fields.districtAdmin === undefined ? {} : { district_admin: fields.districtAdmin }),
      })
      .where('id', '=', userId)
      .execute();
    if (fields.schoolAdmin === undefined) return;
    // The simple view is the person's own choice and stays.
    await db
      .updateTable('users')
      .set({ school_admin: fields.schoolAdmin })
      .where('id', '=', userId)
      .where('school_admin', fields.schoolAdmin === 0 ? '<>' : '=', 0)
      .execute();
  },

  /** Takes over an address unless another account has it; accounts are never joined by it. */
  async setEmail(userId: string, email: string): Promise<void> {
    await db
      .updateTable('users')
      .set({ email })
      .where('id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('users as other')
              .select('other.id')
              .where('other.id', '<>', userId)
              .where((eb) => eb(eb.fn('lower', ['other.email']), '=', email.toLowerCase())),
          ),
        ),
      )
      .execute();
  },
});
