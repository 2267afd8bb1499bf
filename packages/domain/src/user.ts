/** What the portal knows about the signed-in person: the fields of the userinfo call, nothing more. */
export interface UserInfo {
  /** L is a teacher (Lehrkraft), S a pupil (Schülerin, Schüler). */
  readonly role: 'L' | 'S';
  /** 0: no school administrator; 1: one in the advanced view; 2: one in the simple view. */
  readonly school_admin: 0 | 1 | 2;
  readonly district_admin: 0 | 1;
  readonly vorname: string;
  readonly name: string;
  readonly email: string;
  readonly school_id: string;
  readonly klassenID: string;
  readonly show_jitsi: boolean;
  readonly schulname: string;
  readonly shared_classes: readonly string[];
}

/** The person in front of the screen; false while nobody is signed in. */
export type CurrentUser = UserInfo | false;

/** A teacher is whoever has the role L. */
export function isTeacher(user: CurrentUser): boolean {
  return user !== false && user.role === 'L';
}

/** A pupil is whoever is signed in and is not a teacher. */
export function isStudent(user: CurrentUser): boolean {
  return user !== false && !isTeacher(user);
}

/** A school administrator stays one in the simple view too. */
export function isSchoolAdmin(user: CurrentUser): boolean {
  return user !== false && (user.school_admin === 1 || user.school_admin === 2);
}

/** District administrators look after the whole deployment. */
export function isDistrictAdmin(user: CurrentUser): boolean {
  return user !== false && user.district_admin === 1;
}

/** Staff are teachers and administrators: adults with an account of their own. */
export function isStaff(user: CurrentUser): boolean {
  return isTeacher(user) || isSchoolAdmin(user) || isDistrictAdmin(user);
}

/** Everyone signed in has the advanced view, except a school administrator who chose the simple one. */
export function isAdvancedView(user: CurrentUser): boolean {
  return user !== false && (user.school_admin === 1 || user.school_admin === 0);
}

/** A school administrator switches between the advanced and the simple view; for everyone else nothing changes. */
export function toggleAdvancedView<User extends CurrentUser>(user: User): User {
  if (user === false || user.school_admin === 0) return user;
  return { ...user, school_admin: user.school_admin === 1 ? 2 : 1 };
}
