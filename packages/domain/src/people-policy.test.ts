import { describe, expect, it } from 'vitest';
import {
  type AdministeredPerson,
  type Administrator,
  adminScope,
  isInAdminScope,
  personRights,
  platformRights,
  refuseRoles,
  schoolRights,
} from './people-policy';

const admin = (over: Partial<Administrator['user']>, id = 'admin'): Administrator => ({
  id,
  districtId: 'north',
  user: { role: 'L', school_admin: 0, district_admin: 0, school_id: 'oak', ...over },
});
const roles = {
  pupil: admin({ role: 'S' }),
  teacher: admin({}),
  schoolAdmin: admin({ school_admin: 1 }),
  schoolAdminSimple: admin({ school_admin: 2 }),
  districtAdmin: admin({ district_admin: 1 }),
};
const person: AdministeredPerson = {
  id: 'p',
  districtId: 'north',
  schoolId: 'oak',
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  isDisabled: false,
  canBeSentReset: true,
};
const oak = { districtId: 'north', schoolId: 'oak' };
const elm = { districtId: 'north', schoolId: 'elm' };
const none = { districtId: 'north', schoolId: null };
const foreign = { districtId: 'south', schoolId: 'oak' };

describe('whom somebody administers', () => {
  it.each([
    ['pupil', [false, false, false, false]],
    ['teacher', [false, false, false, false]],
    ['schoolAdmin', [true, false, false, false]],
    ['schoolAdminSimple', [true, false, false, false]],
    ['districtAdmin', [true, true, true, false]],
  ] as const)('as a %s: own school, another one, no school, another district', (role, expected) => {
    const scope = adminScope(roles[role]);
    expect([oak, elm, none, foreign].map((where) => isInAdminScope(scope, where))).toEqual(expected);
  });

  it('is nobody for a school administrator without a school, and without a district', () => {
    expect(adminScope(admin({ school_admin: 1, school_id: '' }))).toEqual({ kind: 'none' });
    expect(adminScope({ ...roles.districtAdmin, districtId: '' })).toEqual({ kind: 'none' });
  });
});

describe('what may be done with a person', () => {
  const may = (by: Administrator, over: Partial<AdministeredPerson> = {}) =>
    Object.entries(personRights(by, { ...person, ...over }))
      .filter(([, allowed]) => allowed)
      .map(([name]) => name);

  it('is nothing for pupils and teachers', () => {
    expect([may(roles.pupil), may(roles.teacher)]).toEqual([[], []]);
  });

  it('is everything but district rights for the administrators of the school, in both views', () => {
    const all = ['changeRoles', 'setBorrowerCode', 'disable', 'sendReset', 'endSessions'];
    expect([may(roles.schoolAdmin), may(roles.schoolAdminSimple)]).toEqual([all, all]);
    expect(may(roles.schoolAdmin, { schoolId: 'elm' })).toEqual([]);
  });

  it('leaves administrators of the district to one another', () => {
    expect(may(roles.schoolAdmin, { district_admin: 1 })).toEqual([]);
    expect(may(roles.districtAdmin, { district_admin: 1 })).toContain('grantDistrict');
  });

  it('offers to let somebody in again instead of a second shutting out', () => {
    expect(may(roles.districtAdmin, { isDisabled: true })).toEqual([
      'changeRoles',
      'grantDistrict',
      'move',
      'setBorrowerCode',
      'enable',
      'endSessions',
    ]);
  });

  it('gives no borrower code to pupils', () => {
    expect(may(roles.districtAdmin, { role: 'S' })).not.toContain('setBorrowerCode');
  });

  it('moves somebody to another school as the district alone, and never oneself', () => {
    expect(may(roles.districtAdmin)).toContain('move');
    expect(may(roles.districtAdmin, { schoolId: null })).toContain('move');
    expect(may(roles.districtAdmin, { districtId: 'south' })).toEqual([]);
    expect(may(roles.districtAdmin, { id: 'admin' })).not.toContain('move');
    expect(may(roles.schoolAdmin)).not.toContain('move');
  });

  it('never lets anybody shut themselves out', () => {
    expect(may(roles.districtAdmin, { id: 'admin', district_admin: 1 })).toEqual([
      'changeRoles',
      'grantDistrict',
      'setBorrowerCode',
      'sendReset',
    ]);
  });
});

describe('a change of rights', () => {
  const wish = { role: 'L', school_admin: 0, district_admin: 0 } as const;

  it.each([
    ['a teacher of the school becomes its administrator', roles.schoolAdmin, {}, { school_admin: 1 }, undefined],
    ['district rights from the school', roles.schoolAdmin, {}, { district_admin: 1 }, 'district-rights'],
    ['district rights from the district', roles.districtAdmin, {}, { district_admin: 1 }, undefined],
    ['somebody of another school', roles.schoolAdmin, { schoolId: 'elm' }, {}, 'not-allowed'],
    ['by a teacher', roles.teacher, {}, { school_admin: 1 }, 'not-allowed'],
    ['a pupil who administers', roles.districtAdmin, {}, { role: 'S', school_admin: 1 }, 'pupil-administers'],
    ['a teacher who becomes a pupil', roles.schoolAdmin, {}, { role: 'S' }, undefined],
    ['one’s own last right', roles.schoolAdmin, { id: 'admin', school_admin: 1 }, {}, 'own-last-right'],
    ['one’s own last right by becoming a pupil', roles.schoolAdmin, { id: 'admin' }, { role: 'S' }, 'own-last-right'],
    [
      'one of two rights of one’s own',
      roles.districtAdmin,
      { id: 'admin', district_admin: 1, school_admin: 1 },
      { school_admin: 1 },
      undefined,
    ],
  ] as const)('%s', (_, by, over, wished, expected) => {
    expect(refuseRoles(by, { ...person, ...over }, { ...wish, ...wished })).toBe(expected);
  });
});

describe('a school', () => {
  it.each([
    ['teacher', false],
    ['schoolAdmin', false],
    ['districtAdmin', true],
  ] as const)('is changed by a %s: %s', (role, allowed) => {
    const running = { districtId: 'north', isArchived: false };
    expect(schoolRights(roles[role], running)).toEqual({ edit: allowed, archive: allowed, restore: false });
    expect(schoolRights(roles[role], { ...running, isArchived: true }).restore).toBe(allowed);
    expect(schoolRights(roles[role], { ...running, districtId: 'south' }).edit).toBe(false);
  });
});

describe('learning platforms', () => {
  it.each([
    ['pupil', false],
    ['teacher', false],
    ['schoolAdmin', false],
    ['schoolAdminSimple', false],
    ['districtAdmin', true],
  ] as const)('are looked after by the district alone: %s', (role, allowed) => {
    const open = { districtId: 'north', isDisabled: false };
    expect(platformRights(roles[role], open)).toEqual({
      ...{ change: allowed, disable: allowed, enable: false, remove: allowed },
    });
    expect(platformRights(roles[role], { ...open, isDisabled: true })).toEqual({
      ...{ change: allowed, disable: false, enable: allowed, remove: allowed },
    });
    expect(Object.values(platformRights(roles[role], { ...open, districtId: 'south' }))).not.toContain(true);
  });
});
