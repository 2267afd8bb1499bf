import type { Queries } from '../../adapters/database/database';

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
      .where((eb) =>
        eb.or([
          eb.exists(
            eb
              .selectFrom('class_teachers')
              .select('user_id')
              .whereRef('class_id', '=', 'classes.id')
              .where('user_id', '=', userId),
          ),
          eb.exists(
            eb
              .selectFrom('class_pupils')
              .select('user_id')
              .whereRef('class_id', '=', 'classes.id')
              .where('user_id', '=', userId),
          ),
        ]),
      )
      .orderBy('name')
      .execute(),
});
