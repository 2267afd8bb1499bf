import { expect, test } from 'vitest';
import { defaultFrontendConfig } from './frontend-config';
import { mayReadMedium, mediaScope, searchScope } from './media-scope';
import type { UserInfo } from './user';

const person: UserInfo = {
  role: 'L',
  school_admin: 0,
  district_admin: 0,
  vorname: '',
  name: '',
  email: '',
  school_id: '',
  klassenID: '',
  show_jitsi: false,
  schulname: '',
  shared_classes: [],
};
const config = defaultFrontendConfig;

test.each([
  ['a guest without configuration sees nothing', false, false, 'none'],
  ['a guest sees nothing where neither catalogue nor guest search is on', config, false, 'none'],
  ['a guest sees the whole stock where there is a catalogue', { ...config, Katalog: true }, false, 'stock'],
  ['a guest who may search sees open media', { ...config, SearchNotLoggedIn: true }, false, 'open'],
  [
    'a guest sees nothing where search is off altogether',
    { ...config, SearchNotLoggedIn: true, DisableSearch: true },
    false,
    'none',
  ],
  [
    'a pupil sees what was shared, catalogue or not',
    { ...config, Katalog: true },
    { ...person, role: 'S' as const },
    'shared',
  ],
  ['a teacher sees what the school may use', config, person, 'licensed'],
  ['a district administrator sees what is licensed', config, { ...person, district_admin: 1 as const }, 'licensed'],
] as const)('%s', (_, given, user, expected) => {
  expect(mediaScope({ config: given, user })).toBe(expected);
});

test.each([
  ['a guest finds open media', false, 'open'],
  ['a pupil finds open media and what was shared', { ...person, role: 'S' as const }, 'shared'],
  ['a teacher finds what the school may use', person, 'licensed'],
  ['a school administrator finds the same', { ...person, school_admin: 2 as const }, 'licensed'],
] as const)('in a search %s', (_, user, expected) => {
  expect(searchScope(user)).toBe(expected);
});

const open = { isOpen: true, isClip: false };
const licensed = { isOpen: false, isClip: false };
const clip = { isOpen: true, isClip: true };
test.each([
  ['a guest reads nothing where neither catalogue nor guest search is on', config, false, [false, false, false]],
  ['a guest reads about all media in a catalogue', { ...config, Katalog: true }, false, [true, true, false]],
  [
    'a guest who may search reads about open media',
    { ...config, SearchNotLoggedIn: true },
    false,
    [true, false, false],
  ],
  ['a pupil reads about everything', config, { ...person, role: 'S' as const }, [true, true, true]],
  ['a teacher reads about everything', config, person, [true, true, true]],
] as const)('%s', (_, given, user, expected) => {
  expect([open, licensed, clip].map((medium) => mayReadMedium({ config: given, user }, medium))).toEqual(expected);
});
