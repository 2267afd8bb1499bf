import { expect, test } from 'vitest';
import { teacher } from '../test/people';
import { defaultFrontendConfig } from './frontend-config';
import { mayReadMedium, mediaScope, searchScope } from './media-scope';

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
    { ...teacher, role: 'S' as const },
    'shared',
  ],
  ['a teacher sees what the school may use', config, teacher, 'licensed'],
  ['a district administrator sees what is licensed', config, { ...teacher, district_admin: 1 as const }, 'licensed'],
] as const)('%s', (_, given, user, expected) => {
  expect(mediaScope({ config: given, user })).toBe(expected);
});

test.each([
  ['a guest finds open media', false, 'open'],
  ['a pupil finds open media and what was shared', { ...teacher, role: 'S' as const }, 'shared'],
  ['a teacher finds what the school may use', teacher, 'licensed'],
  ['a school administrator finds the same', { ...teacher, school_admin: 2 as const }, 'licensed'],
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
  ['a pupil reads about everything', config, { ...teacher, role: 'S' as const }, [true, true, true]],
  ['a teacher reads about everything', config, teacher, [true, true, true]],
] as const)('%s', (_, given, user, expected) => {
  expect([open, licensed, clip].map((medium) => mayReadMedium({ config: given, user }, medium))).toEqual(expected);
});
