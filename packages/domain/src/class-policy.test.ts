import { describe, expect, it } from 'vitest';
import { type ClassFacts, classRights } from './class-policy';
import type { UserInfo } from './user';

const teacher: UserInfo = {
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  vorname: '',
  name: '',
  email: '',
  school_id: 'realschule',
  klassenID: '',
  show_jitsi: false,
  schulname: '',
  shared_classes: [],
};
const people = {
  guest: false,
  pupil: { ...teacher, role: 'S' },
  teacher,
  schoolAdmin: { ...teacher, school_admin: 1 },
  simpleAdmin: { ...teacher, school_admin: 2 },
  districtAdmin: { ...teacher, district_admin: 1, school_id: '' },
} as const satisfies Record<string, UserInfo | false>;
type Who = keyof typeof people;

const facts: ClassFacts = {
  schoolId: 'realschule',
  districtId: 'hohenfeld',
  isArchived: false,
  isTaught: false,
  isAttended: false,
};
const rights = (who: Who, change: Partial<ClassFacts> = {}, districtId = 'hohenfeld') => {
  const found = classRights({ id: 'x', user: people[who], districtId }, { ...facts, ...change });
  return Object.entries(found).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
};

describe('a class', () => {
  it('is closed to guests, to pupils and teachers who are not in it', () => {
    expect(rights('guest', { isTaught: true, isAttended: true })).toEqual([]);
    expect(rights('pupil')).toEqual([]);
    expect(rights('teacher')).toEqual([]);
  });

  it('shows itself to its pupils until it is archived, and lets them do nothing', () => {
    expect(rights('pupil', { isAttended: true })).toEqual(['see']);
    expect(rights('pupil', { isAttended: true, isArchived: true })).toEqual([]);
    expect(rights('pupil', { isTaught: true })).toEqual([]);
  });

  it('is its teachers’ to run; archived, it can only be looked at and taken back', () => {
    expect(rights('teacher', { isTaught: true })).toEqual(['see', 'edit', 'share', 'codes', 'archive']);
    expect(rights('teacher', { isTaught: true, isArchived: true })).toEqual(['see', 'codes', 'archive']);
  });

  it.each(['schoolAdmin', 'simpleAdmin', 'districtAdmin'] as const)('is run by %s without codes or sharing', (who) => {
    expect(rights(who)).toEqual(['see', 'edit', 'archive']);
  });

  it('gives an administrator who teaches in it the rights of both', () => {
    expect(rights('schoolAdmin', { isTaught: true })).toEqual(['see', 'edit', 'share', 'codes', 'archive']);
  });

  it('of another school is nobody’s, also of somebody who moved away', () => {
    const elsewhere = { schoolId: 'gymnasium', districtId: 'seetal', isTaught: true, isAttended: true };
    for (const who of ['pupil', 'teacher', 'schoolAdmin', 'districtAdmin'] as const)
      expect(rights(who, elsewhere)).toEqual([]);
  });
});
