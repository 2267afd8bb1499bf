import { describe, expect, it } from 'vitest';
import type { UserInfo } from './user';
import {
  isAdvancedView,
  isDistrictAdmin,
  isSchoolAdmin,
  isStaff,
  isStudent,
  isTeacher,
  toggleAdvancedView,
} from './user';

const teacher: UserInfo = {
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  vorname: 'Jana',
  name: 'Brecht',
  email: 'jana.brecht@schule.example',
  school_id: '100001',
  klassenID: '',
  show_jitsi: false,
  schulname: 'Gymnasium am See',
  shared_classes: [],
};
const pupil: UserInfo = { ...teacher, role: 'S' };

describe('roles', () => {
  it.each([
    { who: 'a guest', user: false as const, teacher: false, student: false },
    { who: 'a teacher', user: teacher, teacher: true, student: false },
    { who: 'a pupil', user: pupil, teacher: false, student: true },
  ])('knows $who by role', ({ user, teacher: isL, student }) => {
    expect([isTeacher(user), isStudent(user)]).toEqual([isL, student]);
  });

  it.each([
    { school_admin: 0, admin: false, advanced: true },
    { school_admin: 1, admin: true, advanced: true },
    { school_admin: 2, admin: true, advanced: false },
  ] as const)('reads school_admin $school_admin', ({ school_admin, admin, advanced }) => {
    const user = { ...teacher, school_admin };
    expect([isSchoolAdmin(user), isAdvancedView(user)]).toEqual([admin, advanced]);
  });

  it('grants a guest neither administration nor the advanced view', () => {
    expect([isSchoolAdmin(false), isDistrictAdmin(false), isAdvancedView(false)]).toEqual([false, false, false]);
  });

  it('takes district_admin 1, and only that, for a district administrator', () => {
    expect(isDistrictAdmin({ ...teacher, district_admin: 1 })).toBe(true);
    expect(isDistrictAdmin({ ...teacher, school_admin: 1 })).toBe(false);
  });
});

describe('staff', () => {
  it.each([
    ['a guest', false, false],
    ['a pupil', { ...teacher, role: 'S' }, false],
    ['a teacher', teacher, true],
    ['a school administrator in the simple view', { ...teacher, role: 'S', school_admin: 2 }, true],
    ['a district administrator', { ...teacher, role: 'S', district_admin: 1 }, true],
  ] as const)('%s', (_, user, expected) => {
    expect(isStaff(user)).toBe(expected);
  });
});

describe('the switch between advanced and simple view', () => {
  it.each([
    [1, 2],
    [2, 1],
    [0, 0],
  ] as const)('turns school_admin %i into %i', (before, after) => {
    expect(toggleAdvancedView({ ...teacher, school_admin: before })).toEqual({ ...teacher, school_admin: after });
  });

  it('leaves a guest a guest', () => {
    expect(toggleAdvancedView(false)).toBe(false);
  });

  it('returns to the start after two turns and does not touch the given person', () => {
    const admin: UserInfo = { ...teacher, school_admin: 1 };
    expect(toggleAdvancedView(toggleAdvancedView(admin))).toEqual(admin);
    expect(admin.school_admin).toBe(1);
  });
});
