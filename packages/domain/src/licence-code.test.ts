import { describe, expect, it } from 'vitest';
import { licenceCodeRights, licenceCodeState, managesLicences, mayMovePlaceOf } from './licence-code';
import type { UserInfo } from './user';

const today = '2026-11-15';
const person = (fields: Partial<UserInfo>): UserInfo => ({
  ...{ role: 'L', school_admin: 0, district_admin: 0, vorname: '', name: '', email: '', school_id: 's', klassenID: '' },
  ...{ show_jitsi: false, schulname: '', shared_classes: [] },
  ...fields,
});
const teacher = person({});
const admin = person({ school_admin: 1 });
const pupil = person({ role: 'S' });

describe('the state of a code', () => {
  it.each([
    ['active', { valid_to: '2027-07-31', remaining: 1, returns: 0 }],
    ['active', { valid_to: '2027-07-31', remaining: 0, returns: 1 }],
    ['active', { valid_to: false, remaining: false, returns: false }],
    ['ends-soon', { valid_to: '2026-12-13', remaining: 1, returns: 0 }],
    ['active', { valid_to: '2026-12-14', remaining: 1, returns: 0 }],
    ['ends-soon', { valid_to: '2026-11-15', remaining: 1, returns: 0 }],
    ['used-up', { valid_to: '2027-07-31', remaining: 0, returns: 0 }],
    ['expired', { valid_to: '2026-11-14', remaining: 1, returns: 1 }],
    ['undated', { valid_to: null, remaining: 1, returns: 1 }],
  ] as const)('is %s for %o', (state, terms) => {
    expect(licenceCodeState(terms, today)).toBe(state);
  });
});

describe('what somebody may do with a code', () => {
  const code = { valid_to: '2027-07-31', remaining: 2, returns: 1, total: 5, holders: 1 } as const;
  const rights = (fields: Partial<Parameters<typeof licenceCodeRights>[0]>, user = admin, allowReturns = true) =>
    licenceCodeRights({ ...code, ...fields }, user, { today, allowReturns });

  it('is to give while a place is free and the code lasts', () => {
    expect(rights({}).give).toBe(true);
    expect(rights({ remaining: 0 }).give).toBe(false);
    expect(rights({ valid_to: '2026-11-14' }).give).toBe(false);
    expect(rights({ valid_to: '2026-11-15' }).give).toBe(true);
    expect(rights({ valid_to: null }).give).toBe(false);
    expect(rights({ valid_to: false, remaining: false, returns: false }).give).toBe(true);
  });

  it('is to return while returns are allowed and left', () => {
    expect(rights({}).returnPlaces).toBe(true);
    expect(rights({ returns: 0 }).returnPlaces).toBe(false);
    expect(rights({}, admin, false).returnPlaces).toBe(false);
    expect(rights({ valid_to: '2026-11-14' }).returnPlaces).toBe(false);
  });

  it('is to return what nobody holds any more for administrators, where there is such a place', () => {
    expect(rights({}).returnSpent).toBe(true);
    expect(rights({}, teacher).returnSpent).toBe(false);
    expect(rights({ holders: 3 }).returnSpent).toBe(false);
  });

  it('is nothing for pupils', () => {
    expect(Object.values(rights({}, pupil))).toEqual([false, false, false, false]);
  });
});

describe('whose places somebody moves', () => {
  const ownPupil = { role: 'S', isOwnPupil: true, isSelf: false } as const;
  const otherPupil = { role: 'S', isOwnPupil: false, isSelf: false } as const;
  const colleague = { role: 'L', isOwnPupil: false, isSelf: false } as const;

  it('is everybody’s for administrators', () => {
    expect([ownPupil, otherPupil, colleague].every((one) => mayMovePlaceOf(one, admin))).toBe(true);
    expect([managesLicences(admin), managesLicences(person({ district_admin: 1 })), managesLicences(teacher)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is the own pupils’ and one’s own for teachers', () => {
    expect([ownPupil, otherPupil, colleague].map((one) => mayMovePlaceOf(one, teacher))).toEqual([true, false, false]);
    expect(mayMovePlaceOf({ ...colleague, isSelf: true }, teacher)).toBe(true);
    expect(mayMovePlaceOf({ ...otherPupil, isSelf: true }, pupil)).toBe(false);
  });
});
