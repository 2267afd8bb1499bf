import type { UserInfo } from '@mediathek/domain';
import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

export interface KnownUser {
  id: string;
  districtId: string;
  info: UserInfo;
}

export interface Credentials {
  id: string;
  passwordHash: string | null;
  schoolNumber: string | null;
  borrowerCode: string | null;
}

export interface NewUser {
  id: string;
  role: 'L' | 'S';
  districtId: string;
  /** An administrator of a district need not belong to a school. */
  schoolId: string | null;
  login?: string;
  email?: string | null;
  passwordHash?: string;
  givenName?: string;
  familyName?: string;
  schoolAdmin?: 0 | 1 | 2;
  districtAdmin?: 0 | 1;
  language?: 'de' | 'en';
}

/** Somebody who can be written to. */
export interface Recipient {
  id: string;
  to: string;
  name: string;
  language: 'de' | 'en' | null;
}

/** People and what lets them in. */
export const userRepository = (db: Queries) => ({
  async add(user: NewUser): Promise<void> {
    await db
      .insertInto('users')
      .values({
        id: user.id,
        role: user.role,
        district_id: user.districtId,
        school_id: user.schoolId,
        login: user.login ?? null,
        email: user.email ?? null,
        password_hash: user.passwordHash ?? null,
        given_name: user.givenName ?? '',
        family_name: user.familyName ?? '',
        school_admin: user.schoolAdmin ?? 0,
        district_admin: user.districtAdmin ?? 0,
        show_jitsi: user.role === 'L',
        language: user.language ?? null,
      })
      .execute();
  },

  async addAccessCode(code: {
    userId: string;
    codeHash: Buffer;
    codeEncrypted: Buffer;
    validTo: string;
  }): Promise<void> {
    await db
      .insertInto('access_codes')
      .values({
        user_id: code.userId,
        code_hash: code.codeHash,
        code_encrypted: code.codeEncrypted,
        valid_to: code.validTo,
      })
      .execute();
  },

  async find(id: string): Promise<KnownUser | undefined> {
    const row = await db
      .selectFrom('users')
      .leftJoin('schools', 'schools.id', 'users.school_id')
      .selectAll('users')
      .select('schools.name as school_name')
      .select((eb) => [
        eb
          .selectFrom('class_pupils')
          .innerJoin('classes', 'classes.id', 'class_pupils.class_id')
          .whereRef('class_pupils.user_id', '=', 'users.id')
          .where('classes.archived_at', 'is', null)
          .select(sql<string>`min(classes.id::text)`.as('id'))
          .as('own_class'),
        eb
          .selectFrom('class_teachers')
          .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
          .whereRef('class_teachers.user_id', '=', 'users.id')
          .where('classes.archived_at', 'is', null)
          .select(sql<string[]>`coalesce(array_agg(classes.id::text order by classes.name), '{}')`.as('ids'))
          .as('taught_classes'),
      ])
      .where('users.id', '=', id)
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      id: row.id,
      districtId: row.district_id,
      info: {
        role: row.role,
        school_admin: row.school_admin,
        district_admin: row.district_admin,
        vorname: row.given_name,
        name: row.family_name,
        email: row.email ?? '',
        school_id: row.school_id ?? '',
        klassenID: row.own_class ?? '',
        show_jitsi: row.show_jitsi,
        schulname: row.school_name ?? '',
        shared_classes: row.taught_classes ?? [],
      },
    };
  },

  /** By user name or e-mail address, in any case. */
  findCredentials(login: string): Promise<Credentials | undefined> {
    const wanted = login.trim().toLowerCase();
    return db
      .selectFrom('users')
      .leftJoin('schools', 'schools.id', 'users.school_id')
      .select([
        'users.id',
        'users.password_hash as passwordHash',
        'users.borrower_code as borrowerCode',
        'schools.school_number as schoolNumber',
      ])
      .where('users.disabled_at', 'is', null)
      .where((eb) => eb.or([eb(eb.fn('lower', ['login']), '=', wanted), eb(eb.fn('lower', ['email']), '=', wanted)]))
      .executeTakeFirst();
  },

  async findPasswordHash(id: string): Promise<string | undefined> {
    const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
    return row?.password_hash ?? undefined;
  },

  /** An account that signs in with a password gets a new one; one without any stays without. */
  async setPassword(id: string, passwordHash: string): Promise<boolean> {
    const result = await db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('password_hash', 'is not', null)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  /** Whom mail for an account goes to: by id, or by user name or e-mail address; only those who have an address. */
  async findRecipient(wanted: { id: string } | { login: string }): Promise<Recipient | undefined> {
    const row = await db
      .selectFrom('users')
      .select(['id', 'email', 'given_name', 'family_name', 'language'])
      .where('disabled_at', 'is', null)
      .where('email', 'is not', null)
      .where((eb) => {
        if ('id' in wanted) return eb('id', '=', wanted.id);
        const login = wanted.login.trim().toLowerCase();
        return eb.and([
          eb('password_hash', 'is not', null),
          eb.or([eb(eb.fn('lower', ['login']), '=', login), eb(eb.fn('lower', ['email']), '=', login)]),
        ]);
      })
      .executeTakeFirst();
    if (!row?.email) return undefined;
    const name = `${row.given_name} ${row.family_name}`.trim();
    return { id: row.id, to: row.email, name, language: row.language };
  },

  async isEmailTaken(email: string): Promise<boolean> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whoever signs in wants to keep the account; says whether a deletion was under way. */
  async cancelDeletion(id: string): Promise<boolean> {
    const result = await db
      .updateTable('users')
      .set({ deletion_requested_at: null })
      .where('id', '=', id)
      .where('deletion_requested_at', 'is not', null)
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },

  /** Whose access code this is, as long as it is neither revoked nor past its last day. */
  async findIdByAccessCode(codeHash: Buffer, today: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('access_codes')
      .innerJoin('users', 'users.id', 'access_codes.user_id')
      .select('users.id')
      .where('access_codes.code_hash', '=', codeHash)
      .where('access_codes.revoked_at', 'is', null)
      .where('access_codes.valid_to', '>=', today)
      .where('users.disabled_at', 'is', null)
      .executeTakeFirst();
    return row?.id;
  },

  /** Changes the view of a school administrator; anybody else's row stays as it is. */
  async setView(id: string, view: 1 | 2): Promise<boolean> {
    const result = await db
      .updateTable('users')
      .set({ school_admin: view })
      .where('id', '=', id)
      .where('school_admin', 'in', [1, 2])
      .executeTakeFirst();
    return Number(result.numUpdatedRows) === 1;
  },
});
