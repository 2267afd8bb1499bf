import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';
import type { Tables } from '../../adapters/database/tables';

export interface NewClass {
  id: string;
  schoolId: string;
  name: string;
  grade: number | null;
  subject: string;
  schoolYear: number;
  archivedAt: Date | null;
  conferenceUrl: string;
  teacherIds: readonly string[];
}

export interface NewClassShare {
  classId: string;
  mediaId: number | null;
  listId: string | null;
  position: number;
  note: string;
  visibleFrom: Date;
  visibleUntil: Date | null;
}

export interface ClassViewer {
  userId: string;
  schoolId: string;
  kind: 'pupil' | 'teacher' | 'school-admin';
}

type ClassChange = Partial<Pick<Tables['classes'], 'name' | 'grade' | 'archived_at'>> & {
  subject?: string | undefined;
  conference_url?: string | undefined;
};

type ClassBuilder = ExpressionBuilder<Tables, 'classes'>;

const isTaughtBy = (eb: ClassBuilder, userId: string) =>
  eb.exists(
    eb
      .selectFrom('class_teachers')
      .select('class_teachers.user_id')
      .whereRef('class_teachers.class_id', '=', 'classes.id')
      .where('class_teachers.user_id', '=', userId),
  );

const isAttendedBy = (eb: ClassBuilder, userId: string) =>
  eb.exists(
    eb
      .selectFrom('class_pupils')
      .select('class_pupils.user_id')
      .whereRef('class_pupils.class_id', '=', 'classes.id')
      .where('class_pupils.user_id', '=', userId),
  );

const seenBy = (db: Queries, userId: string) =>
  db
    .selectFrom('classes')
    .innerJoin('schools', 'schools.id', 'classes.school_id')
    .selectAll('classes')
    .select('schools.district_id')
    .select((eb) => [
      isTaughtBy(eb as unknown as ClassBuilder, userId).as('is_taught'),
      isAttendedBy(eb as unknown as ClassBuilder, userId).as('is_attended'),
    ]);

export type SeenClass = Awaited<ReturnType<ReturnType<typeof seenBy>['execute']>>[number];

/** Classes, who teaches and who learns in them, and what stands on their boards. */
export const classRepository = (db: Queries) => ({
  async add({
    id,
    schoolId,
    name,
    grade,
    subject,
    schoolYear,
    archivedAt,
    conferenceUrl,
    teacherIds,
  }: NewClass): Promise<void> {
    await db
      .insertInto('classes')
      .values({
        id,
        school_id: schoolId,
        name,
        grade,
        subject,
        school_year: schoolYear,
        archived_at: archivedAt,
        conference_url: conferenceUrl,
      })
      .execute();
    if (teacherIds.length === 0) return;
    await db
      .insertInto('class_teachers')
      .values(teacherIds.map((userId) => ({ class_id: id, user_id: userId })))
      .execute();
  },

  async addPupil(pupil: { classId: string; userId: string; nicknameEncrypted: Buffer | null }): Promise<void> {
    await db
      .insertInto('class_pupils')
      .values({ class_id: pupil.classId, user_id: pupil.userId, nickname_encrypted: pupil.nicknameEncrypted })
      .execute();
  },

  async share(share: NewClassShare): Promise<void> {
    await db
      .insertInto('class_shares')
      .values({
        class_id: share.classId,
        media_id: share.mediaId,
        list_id: share.listId,
        position: share.position,
        note: share.note,
        visible_from: share.visibleFrom,
        visible_until: share.visibleUntil,
      })
      .execute();
  },

  /** The classes somebody teaches or learns in, running ones only. */
  listOf: (userId: string) =>
    db
      .selectFrom('classes')
      .selectAll()
      .where('archived_at', 'is', null)
      .where((eb) => eb.or([isTaughtBy(eb, userId), isAttendedBy(eb, userId)]))
      .orderBy('name')
      .execute(),

  /** One class with how the viewer stands to it, whatever they may do with it. */
  find: (id: string, userId: string): Promise<SeenClass | undefined> =>
    seenBy(db, userId).where('classes.id', '=', id).executeTakeFirst(),

  /** The row filter that belongs to `classRights`: what somebody sees in an overview, running classes first. */
  listFor(viewer: ClassViewer, limit: number): Promise<SeenClass[]> {
    return seenBy(db, viewer.userId)
      .where('classes.school_id', '=', viewer.schoolId)
      .where((eb) => {
        if (viewer.kind === 'pupil')
          return eb.and([isAttendedBy(eb, viewer.userId), eb('classes.archived_at', 'is', null)]);
        return viewer.kind === 'school-admin' ? eb.lit(true) : isTaughtBy(eb, viewer.userId);
      })
      .orderBy(sql`classes.archived_at is not null`)
      .orderBy('classes.school_year', 'desc')
      .orderBy(sql`coalesce(classes.grade, 99)`)
      .orderBy('classes.name')
      .orderBy('classes.id')
      .limit(limit)
      .execute();
  },

  async change(id: string, change: ClassChange): Promise<void> {
    if (Object.values(change).every((value) => value === undefined)) return;
    await db.updateTable('classes').set(change).where('id', '=', id).execute();
  },

  /** Whoever counts before adding has the class to themselves until the end of the transaction. */
  async lock(id: string): Promise<void> {
    await db.selectFrom('classes').select('id').where('id', '=', id).forUpdate().execute();
  },

  async markCarriedOver(id: string, from: string): Promise<void> {
    await db.updateTable('classes').set({ carried_from: from }).where('id', '=', id).execute();
  },

  async wasCarriedOver(id: string): Promise<boolean> {
    const next = await db.selectFrom('classes').select('id').where('carried_from', '=', id).executeTakeFirst();
    return next !== undefined;
  },

  /** How many are in a class, and how much stands on its board now. */
  async count(classIds: readonly string[], now: Date): Promise<Map<string, { pupils: number; shares: number }>> {
    if (classIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('classes')
      .select('classes.id')
      .select((eb) => [
        eb
          .selectFrom('class_pupils')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('class_pupils.class_id', '=', 'classes.id')
          .as('pupils'),
        eb
          .selectFrom('class_shares')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('class_shares.class_id', '=', 'classes.id')
          .where('visible_from', '<=', now)
          .where((of) => of.or([of('visible_until', 'is', null), of('visible_until', '>', now)]))
          .as('shares'),
      ])
      .where('classes.id', 'in', [...classIds])
      .execute();
    return new Map(rows.map(({ id, pupils, shares }) => [id, { pupils: Number(pupils), shares: Number(shares) }]));
  },
});
