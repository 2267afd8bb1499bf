import { describe, expect, it } from 'vitest';
import { teacher } from '../test/people';
import { defaultFrontendConfig } from './frontend-config';
import type { Access, CallDecision } from './roles';
import { mayCall, rolesOf } from './roles';
import type { UserInfo } from './user';

const people = {
  guest: false,
  pupil: { ...teacher, role: 'S' },
  teacher,
  schoolAdmin: { ...teacher, school_admin: 1 },
  schoolAdminSimple: { ...teacher, school_admin: 2 },
  districtAdmin: { ...teacher, role: 'S', district_admin: 1 },
} as const satisfies Record<string, UserInfo | false>;

const yes = 'allow';
const no = 'forbidden';
const login = 'unauthenticated';

describe('who may make a call, with guest search off', () => {
  it.each<[Access, ...CallDecision[]]>([
    // access, guest, pupil, teacher, school administrator, the same in the simple view, district administrator
    ['public', yes, yes, yes, yes, yes, yes],
    ['search', login, yes, yes, yes, yes, yes],
    ['vector-search', no, no, no, no, no, no],
    ['catalogue', no, no, no, no, no, no],
    ['external-search', no, no, no, no, no, no],
    ['signed-in', login, yes, yes, yes, yes, yes],
    ['registration', no, no, no, no, no, no],
    ['password-reset', yes, yes, yes, yes, yes, yes],
    ['password-change', login, yes, yes, yes, yes, yes],
    ['linked-accounts', no, no, no, no, no, no],
    ['teacher', login, no, yes, yes, yes, no],
    ['staff', login, no, yes, yes, yes, yes],
    ['school-admin', login, no, no, yes, yes, yes],
    ['district-admin', login, no, no, no, no, yes],
  ])('decides %s for every role', (access, ...expected) => {
    const decisions = Object.values(people).map((user) => mayCall(access, { config: defaultFrontendConfig, user }));
    expect(decisions).toEqual(expected);
  });

  it('lets guests search where the deployment says so, and nothing more', () => {
    const visitor = { config: { ...defaultFrontendConfig, SearchNotLoggedIn: true }, user: false } as const;
    expect(mayCall('search', visitor)).toBe(yes);
    expect(mayCall('signed-in', visitor)).toBe(login);
  });

  it('lets those search by meaning who may search, where it is switched on', () => {
    const config = { ...defaultFrontendConfig, VectorSearch: true };
    expect(mayCall('vector-search', { config, user: people.pupil })).toBe(yes);
    expect(mayCall('vector-search', { config, user: false })).toBe(login);
    expect(mayCall('vector-search', { config: { ...config, SearchNotLoggedIn: true }, user: false })).toBe(yes);
  });

  it('refuses everyone a search that is switched off', () => {
    const config = { ...defaultFrontendConfig, SearchNotLoggedIn: true, DisableSearch: true };
    for (const user of Object.values(people)) expect(mayCall('search', { config, user })).toBe(no);
  });

  it('opens the catalogue to everyone where there is one, also without the search', () => {
    const config = { ...defaultFrontendConfig, Katalog: true, DisableSearch: true };
    for (const user of Object.values(people)) expect(mayCall('catalogue', { config, user })).toBe(yes);
  });

  it('asks guests to sign in before they search external repositories, where these are switched on', () => {
    const config = { ...defaultFrontendConfig, SearchNotLoggedIn: true, ExternSearch: true };
    for (const [role, user] of Object.entries(people))
      expect(mayCall('external-search', { config, user })).toBe(role === 'guest' ? login : yes);
  });

  it('lets everyone apply for an account where the deployment takes applications', () => {
    const config = { ...defaultFrontendConfig, AllowRegister: true };
    for (const user of Object.values(people)) expect(mayCall('registration', { config, user })).toBe(yes);
  });

  it('links accounts in the publisher’s variant alone, for everyone who is signed in', () => {
    const config = { ...defaultFrontendConfig, Type: 'hueber' } as const;
    const { guest, ...signedIn } = people;
    expect(mayCall('linked-accounts', { config, user: guest })).toBe(login);
    for (const user of Object.values(signedIn)) expect(mayCall('linked-accounts', { config, user })).toBe(yes);
  });

  it('resets no password where another service does, and changes none where the operator forbids it', () => {
    const elsewhere = { ...defaultFrontendConfig, PasswordResetURL: 'https://passwords.example' };
    const fixed = { ...defaultFrontendConfig, DisableAccountChangePW: true };
    for (const user of Object.values(people)) {
      expect(mayCall('password-reset', { config: elsewhere, user })).toBe(no);
      expect(mayCall('password-change', { config: fixed, user })).toBe(no);
    }
  });

  it('asks guests to sign in when the configuration is missing', () => {
    expect(mayCall('search', { config: false, user: false })).toBe(login);
  });
});

describe('rolesOf', () => {
  it('joins teaching and administration', () => {
    expect(rolesOf({ ...teacher, school_admin: 2, district_admin: 1 })).toEqual([
      'teacher',
      'schoolAdminSimple',
      'districtAdmin',
    ]);
    expect(rolesOf(people.pupil)).toEqual(['pupil']);
    expect(rolesOf(false)).toEqual(['guest']);
  });
});
