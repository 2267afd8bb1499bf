import { expect, test } from 'vitest';
import { defaultFrontendConfig } from './frontend-config';
import { decideListAccess, defaultListVisibility, type ListFacts, mayHaveVisibility } from './lists';
import type { UserInfo } from './user';

const list: ListFacts = { ownerId: 'owner', schoolId: 's1', visibility: 'private', share: undefined, isOnBoard: false };
const user: UserInfo = {
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  vorname: '',
  name: '',
  email: '',
  school_id: 's1',
  klassenID: '',
  show_jitsi: false,
  schulname: '',
  shared_classes: [],
};
const colleague = { id: 'colleague', user };
const pupil = { id: 'pupil', user: { ...user, role: 'S' as const } };
const elsewhere = { id: 'elsewhere', user: { ...user, school_id: 's2' } };
const read = (origin: string) => ({ origin, mayEdit: false, mayShare: false, mayRemove: false });

test.each<[string, Partial<ListFacts>, { id: string | undefined; user: UserInfo | false }, unknown]>([
  ['the owner', {}, { id: 'owner', user }, { origin: 'own', mayEdit: true, mayShare: true, mayRemove: true }],
  ['a guest', { visibility: 'school' }, { id: undefined, user: false }, undefined],
  ['a colleague of a private list', {}, colleague, undefined],
  ['a colleague of a private list that was shared once', { share: { mayEdit: true } }, colleague, undefined],
  ['a colleague it was shared with', { visibility: 'shared', share: { mayEdit: false } }, colleague, read('shared')],
  [
    'a colleague who edits',
    { visibility: 'shared', share: { mayEdit: true } },
    colleague,
    { ...read('shared'), mayEdit: true },
  ],
  ['a colleague it was not shared with', { visibility: 'shared' }, colleague, undefined],
  ['the staff of its school', { visibility: 'school' }, colleague, read('school')],
  ['staff of another school', { visibility: 'school' }, elsewhere, undefined],
  ['staff without a school, of a list without one', { visibility: 'school', schoolId: null }, elsewhere, undefined],
  ['a pupil of its school', { visibility: 'school' }, pupil, undefined],
  ['a pupil on whose board it stands', { isOnBoard: true }, pupil, read('class')],
  ['a pupil it was shared with for editing', { visibility: 'shared', share: { mayEdit: true } }, pupil, read('shared')],
])('%s', (_, facts, person, expected) => {
  expect(decideListAccess({ ...list, ...facts }, person)).toEqual(expected);
});

test('private lists exist where the operator allows them, and are then the default', () => {
  const on = { ...defaultFrontendConfig, PrivateMedialists: true };
  const off = { ...defaultFrontendConfig, PrivateMedialists: false };
  expect([mayHaveVisibility(on, 'private'), mayHaveVisibility(off, 'private')]).toEqual([true, false]);
  expect([mayHaveVisibility(off, 'shared'), mayHaveVisibility(off, 'school')]).toEqual([true, true]);
  expect([defaultListVisibility(on), defaultListVisibility(off)]).toEqual(['private', 'shared']);
});
