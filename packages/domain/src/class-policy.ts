import type { CurrentUser } from './user';
import { isDistrictAdmin, isSchoolAdmin, isStudent, isTeacher } from './user';

/** Somebody as the rules about classes see them. */
export interface ClassVisitor {
  readonly id: string | undefined;
  readonly user: CurrentUser;
  readonly districtId: string | undefined;
}

/** A class as the rules see it. */
export interface ClassFacts {
  readonly schoolId: string;
  readonly districtId: string;
  readonly isArchived: boolean;
  /** The visitor is one of its teachers, or one of its pupils. */
  readonly isTaught: boolean;
  readonly isAttended: boolean;
}

export interface ClassRights {
  /** Knows that the class exists. */
  readonly see: boolean;
  /** Name, grade, subject, more teachers. */
  readonly edit: boolean;
  /** Puts something on the board. */
  readonly share: boolean;
  /** Reads the access codes and the nicknames. */
  readonly codes: boolean;
  readonly archive: boolean;
}

const nothing: ClassRights = { see: false, edit: false, share: false, codes: false, archive: false };

/**
 * A class is for those who teach and learn in it, as long as they belong to its school. The school's administrators and
 * those of its district run it without teaching in it: they never see codes, nicknames or what only a teacher may share.
 * A class that was archived is closed to its pupils, and its board no longer changes.
 */
export function classRights({ user, districtId }: ClassVisitor, facts: ClassFacts): ClassRights {
  if (user === false) return nothing;
  const isOfSchool = user.school_id === facts.schoolId;
  if (isStudent(user)) return { ...nothing, see: isOfSchool && facts.isAttended && !facts.isArchived };
  const teaches = isOfSchool && facts.isTaught && isTeacher(user);
  const runs = (isSchoolAdmin(user) && isOfSchool) || (isDistrictAdmin(user) && districtId === facts.districtId);
  return {
    see: teaches || runs,
    edit: (teaches || runs) && !facts.isArchived,
    share: teaches && !facts.isArchived,
    codes: teaches,
    archive: teaches || runs,
  };
}

/** How much a class holds: more is a mistake or a misuse, and would make its page slow. */
export const classLimits = { pupils: 100, teachers: 20, shares: 200 } as const;
