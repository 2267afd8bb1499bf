import { describe, expect, test } from 'vitest';
import type { OidcSettings } from '../../oidc-settings';
import { readClaims } from './read-claims';

const settings: OidcSettings = {
  issuer: 'https://login.example',
  clientId: 'portal',
  clientSecret: undefined,
  name: '',
  scope: 'openid',
  roleClaim: 'realm_access.roles',
  roleMap: new Map([
    ['lehrer', 'teacher'],
    ['leitung', 'school-admin'],
    ['kind', 'pupil'],
  ]),
  schoolClaim: 'school',
  schoolMap: new Map([['gym', '04100002']]),
};
const read = (claims: Record<string, unknown>) => readClaims({ sub: 's', ...claims }, settings);
const roles = (...names: unknown[]) => ({ realm_access: { roles: names } });

describe('the role', () => {
  test.each([
    [roles('lehrer'), 'teacher'],
    [{ realm_access: { roles: 'kind' } }, 'pupil'],
    [roles('kind', 'leitung', 'lehrer'), 'school-admin'],
    [{ 'realm_access.roles': ['lehrer'] }, 'teacher'],
    [roles('hausmeister', 7, null), undefined],
    [{ realm_access: 'lehrer' }, undefined],
    [{}, undefined],
  ])('in %j is %s', (claims, expected) => {
    expect(read(claims).role).toBe(expected);
  });
});

test('schools are named by number, by id or by the map, one or several', () => {
  expect(read({ school: ['gym', 4100003, ' realschule ', '', null] }).schools).toEqual([
    '04100002',
    '4100003',
    'realschule',
  ]);
  expect(read({}).schools).toEqual([]);
});

test('of a pupil nothing personal is read', () => {
  const claims = { given_name: 'Kim', family_name: 'Lang', email: 'kim@schule.example' };
  const nothing = { givenName: '', familyName: '', email: undefined };
  expect(read({ ...claims, ...roles('kind') })).toMatchObject(nothing);
  expect(read(claims)).toMatchObject(nothing);
});

test.each([
  [{ email: 'a@b.example' }, 'a@b.example'],
  [{ email: 'a@b.example', email_verified: true }, 'a@b.example'],
  [{ email: 'a@b.example', email_verified: false }, undefined],
  [{ email: 'nobody' }, undefined],
  [{}, undefined],
])('the e-mail address in %j is %s', (claims, expected) => {
  expect(read({ ...claims, ...roles('lehrer') }).email).toBe(expected);
});
