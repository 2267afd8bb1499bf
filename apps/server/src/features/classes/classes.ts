import { randomUUID } from 'node:crypto';
import type { ClassDetail, ClassSummary } from '@mediathek/contract';
import {
  berlinDay,
  classLimits,
  isSchoolAdmin,
  isStudent,
  isTeacher,
  lastDayOfSchoolYear,
  mayCarryOver,
  nextYearsClass,
  schoolYearOf,
  type UserInfo,
} from '@mediathek/domain';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import type { BoardService } from './board';
import { classAccess, rightsIn } from './class-access';
import { memberRepository } from './member-repository';
import type { PupilService } from './pupils';
import { type ClassViewer, classRepository, type SeenClass } from './repository';

interface Dependencies {
  database: Database;
  clock: () => Date;
  board: Pick<BoardService, 'show'>;
  pupils: Pick<PupilService, 'list'>;
  /** Lets codes hold to another day. */
  extendCodes(within: Queries, userIds: readonly string[], validTo: string): Promise<void>;
}

/** An overview is one page; a large school has some hundred classes. */
const mostShown = 500;
/** Nobody teaches more at a time. */
const mostTaught = 100;

const kindOf = (user: UserInfo): ClassViewer['kind'] => {
  if (isStudent(user)) return 'pupil';
  return isSchoolAdmin(user) ? 'school-admin' : 'teacher';
};

/** Classes, from the first day of the school year to the last. */
export const classService = ({ database, clock, board, pupils, extendCodes }: Dependencies) => {
  const db = database.queries;
  const open = classAccess(db);
  const classes = classRepository(db);
  const today = () => berlinDay(clock());

  async function summarise(visitor: Visitor, rows: readonly SeenClass[]): Promise<ClassSummary[]> {
    const ids = rows.map(({ id }) => id);
    const [counts, teachers] = await Promise.all([classes.count(ids, clock()), memberRepository(db).listTeachers(ids)]);
    const isPupil = isStudent(visitor.user);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      grade: row.grade,
      subject: row.subject,
      schoolYear: row.school_year,
      isArchived: row.archived_at !== null,
      isOwn: Boolean(row.is_taught) || Boolean(row.is_attended),
      pupilCount: isPupil ? 0 : (counts.get(row.id)?.pupils ?? 0),
      teachers: teachers.get(row.id) ?? [],
      shareCount: counts.get(row.id)?.shares ?? 0,
    }));
  }

  const viewerOf = (visitor: Visitor): ClassViewer | undefined => {
    const { user } = visitor;
    if (user === false || user.school_id === '') return undefined;
    return { userId: signedInId(visitor), schoolId: user.school_id, kind: kindOf(user) };
  };

  const mayGoOn = async (row: SeenClass): Promise<boolean> =>
    mayCarryOver(row.school_year, today()) && !(await classes.wasCarriedOver(row.id));

  return {
    async list(visitor: Visitor) {
      const viewer = viewerOf(visitor);
      return {
        items: viewer ? await summarise(visitor, await classes.listFor(viewer, mostShown)) : [],
        mayCreate: viewer !== undefined && isTeacher(visitor.user),
      };
    },

    async find(visitor: Visitor, id: string): Promise<ClassDetail> {
      const { row, rights } = await open(visitor, id);
      const isPupil = isStudent(visitor.user);
      const mayConfer = visitor.user !== false && visitor.user.show_jitsi;
      const audience = isPupil ? { visitor, isPupil } : { visitor, isPupil, grade: row.grade };
      const [[summary], boards, members, carryOver] = await Promise.all([
        summarise(visitor, [row]),
        board.show([id], audience, isPupil ? {} : { heldIn: id }),
        isPupil ? [] : pupils.list(id, rights.codes),
        rights.codes && mayGoOn(row),
      ]);
      const shown = boards.get(id) ?? [];
      return {
        ...(summary as ClassSummary),
        conferenceUrl: mayConfer ? row.conference_url : '',
        mayConfer,
        board: shown,
        pupils: members,
        rights: {
          edit: rights.edit,
          share: rights.share,
          codes: rights.codes,
          archive: rights.archive,
          carryOver,
        },
      };
    },

    async create(visitor: Visitor, given: { name: string; grade: number | null; subject: string }): Promise<string> {
      const viewer = viewerOf(visitor);
      if (!viewer) throw new Problem('forbidden');
      const taught = await classes.listFor({ ...viewer, kind: 'teacher' }, mostShown);
      if (taught.filter(({ archived_at }) => archived_at === null).length >= mostTaught)
        throw new Problem('limit-reached');
      const id = randomUUID();
      await database.queries.transaction().execute((within) =>
        classRepository(within).add({
          ...given,
          id,
          schoolId: viewer.schoolId,
          schoolYear: schoolYearOf(today()),
          archivedAt: null,
          conferenceUrl: '',
          teacherIds: [viewer.userId],
        }),
      );
      return id;
    },

    async change(
      visitor: Visitor,
      id: string,
      change: {
        name?: string | undefined;
        grade?: number | null | undefined;
        subject?: string | undefined;
        conferenceUrl?: string | undefined;
      },
    ): Promise<void> {
      await open(visitor, id, 'edit');
      const { name, grade, subject, conferenceUrl } = change;
      const mayConfer = visitor.user !== false && visitor.user.show_jitsi;
      if (conferenceUrl !== undefined && !mayConfer) throw new Problem('forbidden');
      await classes.change(id, {
        ...(name === undefined ? {} : { name }),
        ...(grade === undefined ? {} : { grade }),
        ...(subject === undefined ? {} : { subject }),
        ...(conferenceUrl === undefined ? {} : { conference_url: conferenceUrl }),
      });
    },

    async archive(visitor: Visitor, id: string): Promise<void> {
      const { row } = await open(visitor, id, 'archive');
      if (row.archived_at === null) await classes.change(id, { archived_at: clock() });
    },

    async restore(visitor: Visitor, id: string): Promise<void> {
      await open(visitor, id, 'archive');
      await classes.change(id, { archived_at: null });
    },

    /** The same people a year on, with the codes they have; the board begins empty. */
    async carryOver(visitor: Visitor, id: string): Promise<string> {
      const { row } = await open(visitor, id, 'codes');
      if (!mayCarryOver(row.school_year, today())) throw new Problem('conflict');
      const next = { id: randomUUID(), schoolYear: row.school_year + 1 };
      const carry = async (within: Queries) => {
        const members = memberRepository(within);
        const [learning, teaching] = [await members.listPupils(id), await members.listTeachers([id])];
        await classRepository(within).add({
          ...nextYearsClass(row),
          ...next,
          schoolId: row.school_id,
          subject: row.subject,
          archivedAt: null,
          conferenceUrl: row.conference_url,
          teacherIds: (teaching.get(id) ?? []).map((teacher) => teacher.id),
        });
        await classRepository(within).markCarriedOver(next.id, id);
        for (const pupil of learning)
          await members.putPupil({
            classId: next.id,
            userId: pupil.id,
            nicknameEncrypted: pupil.nickname_encrypted,
          });
        await extendCodes(
          within,
          learning.map((pupil) => pupil.id),
          lastDayOfSchoolYear(next.schoolYear),
        );
        const isOver = lastDayOfSchoolYear(row.school_year) < today();
        if (isOver && row.archived_at === null) await classRepository(within).change(id, { archived_at: clock() });
      };
      try {
        await database.queries.transaction().execute(carry);
      } catch (error) {
        // Somebody has done it already, or is doing it now.
        throw isUniqueViolation(error) ? new Problem('conflict') : error;
      }
      return next.id;
    },

    async addTeacher(visitor: Visitor, { id, user }: { id: string; user: string }): Promise<void> {
      const { row } = await open(visitor, id, 'edit');
      await database.queries.transaction().execute(async (within) => {
        await classRepository(within).lock(id);
        const members = memberRepository(within);
        if (!(await members.isOfSchool(user, row.school_id, 'L'))) throw new Problem('not-found');
        const teachers = (await members.listTeachers([id])).get(id) ?? [];
        if (teachers.length >= classLimits.teachers) throw new Problem('limit-reached');
        await members.addTeacher(id, user);
      });
    },

    async removeTeacher(visitor: Visitor, { id, user }: { id: string; user: string }): Promise<void> {
      await open(visitor, id, 'edit');
      await database.queries.transaction().execute(async (within) => {
        await classRepository(within).lock(id);
        const members = memberRepository(within);
        const teachers = (await members.listTeachers([id])).get(id) ?? [];
        if (!teachers.some((teacher) => teacher.id === user)) throw new Problem('not-found');
        if (teachers.length === 1) throw new Problem('last-teacher');
        await members.removeTeacher(id, user);
      });
    },

    /** Whether somebody teaches a class, and so decides who else is in it. */
    async teaches(visitor: Visitor, id: string): Promise<boolean> {
      const row = visitor.id === undefined ? undefined : await classes.find(id, visitor.id);
      return row !== undefined && rightsIn(visitor, row).codes;
    },

    /** Lets in a pupil of the same school who was invited, as long as there is room. */
    async join(within: Queries, visitor: Visitor, id: string): Promise<void> {
      const { user } = visitor;
      const userId = signedInId(visitor);
      await classRepository(within).lock(id);
      const row = await classRepository(within).find(id, userId);
      const isOfSchool = isStudent(user) && user !== false && user.school_id === row?.school_id;
      if (!isOfSchool || row?.archived_at !== null) throw new Problem('forbidden');
      if (row.is_attended) return;
      const members = memberRepository(within);
      if ((await members.countPupils(id)) >= classLimits.pupils) throw new Problem('limit-reached');
      await members.putPupil({ classId: id, userId, nicknameEncrypted: null });
    },
  };
};

export type ClassService = ReturnType<typeof classService>;
