import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

const fullName = sql<string>`trim(users.given_name || ' ' || users.family_name)`;

/** Who teaches and who learns in a class. */
export const memberRepository = (db: Queries) => ({
  /** The teachers of several classes; whoever has moved to another school is none any more. */
  async listTeachers(classIds: readonly string[]): Promise<Map<string, { id: string; name: string }[]>> {
    if (classIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('class_teachers')
      .innerJoin('users', 'users.id', 'class_teachers.user_id')
      .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
      .select(['class_teachers.class_id', 'users.id', fullName.as('name')])
      .where('class_id', 'in', [...classIds])
      .whereRef('users.school_id', '=', 'classes.school_id')
      .where('users.disabled_at', 'is', null)
      .orderBy('users.family_name')
      .orderBy('users.id')
      .execute();
    const found = new Map<string, { id: string; name: string }[]>();
    for (const { class_id, id, name } of rows) found.set(class_id, [...(found.get(class_id) ?? []), { id, name }]);
    return found;
  },

  /** Somebody of a school who can teach, or learn, there. */
  async isOfSchool(userId: string, schoolId: string, role: 'L' | 'S'): Promise<boolean> {
    const found = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('school_id', '=', schoolId)
      .where('role', '=', role)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  },

  async addTeacher(classId: string, userId: string): Promise<void> {
    await db
      .insertInto('class_teachers')
      .values({ class_id: classId, user_id: userId })
      .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doNothing())
      .execute();
  },

  async removeTeacher(classId: string, userId: string): Promise<boolean> {
    const found = await db
      .deleteFrom('class_teachers')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    return found !== undefined;
  },

  listPupils: (classId: string) =>
    db
      .selectFrom('class_pupils')
      .innerJoin('users', 'users.id', 'class_pupils.user_id')
      .select(['users.id', 'users.login', 'class_pupils.nickname_encrypted'])
      .where('class_id', '=', classId)
      .where('users.disabled_at', 'is', null)
      .orderBy('users.created_at')
      .orderBy('users.id')
      .execute(),

  async countPupils(classId: string): Promise<number> {
    const row = await db
      .selectFrom('class_pupils')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  async isPupil(classId: string, userId: string): Promise<boolean> {
    const found = await db
      .selectFrom('class_pupils')
      .select('user_id')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** A pupil of the school who signs in with a user name of their own. */
  async findAccount(login: string, schoolId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['login']), '=', login.toLowerCase()))
      .where('school_id', '=', schoolId)
      .where('role', '=', 'S')
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return row?.id;
  },

  async putPupil(pupil: { classId: string; userId: string; nicknameEncrypted: Uint8Array | null }): Promise<void> {
    await db
      .insertInto('class_pupils')
      .values({ class_id: pupil.classId, user_id: pupil.userId, nickname_encrypted: pupil.nicknameEncrypted })
      .onConflict((conflict) => conflict.columns(['class_id', 'user_id']).doNothing())
      .execute();
  },

  async rename(pupil: { classId: string; userId: string; nicknameEncrypted: Buffer | null }): Promise<void> {
    await db
      .updateTable('class_pupils')
      .set({ nickname_encrypted: pupil.nicknameEncrypted })
      .where('class_id', '=', pupil.classId)
      .where('user_id', '=', pupil.userId)
      .execute();
  },

  /** Takes somebody out of a class and says whether they are still in another one. */
  async removePupil(classId: string, userId: string): Promise<{ isElsewhere: boolean }> {
    await db.deleteFrom('class_pupils').where('class_id', '=', classId).where('user_id', '=', userId).execute();
    const left = await db
      .selectFrom('class_pupils')
      .select('class_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    return { isElsewhere: left !== undefined };
  },
});
