import { describe, expect, it } from 'vitest';
import { aPupil, aTeacher } from '../../../test/people';
import { parseErrorType, stepsFor } from './error-type';

describe('the type of an error', () => {
  it.each(['not-found', 'forbidden', 'expired', 'lti', 'server', 'general'] as const)('may be %s', (type) => {
    expect(parseErrorType(type)).toBe(type);
  });

  it.each([undefined, '', 'toString', 'NOT-FOUND', 'something'])('is general for %j', (value) => {
    expect(parseErrorType(value)).toBe('general');
  });
});

describe('the ways on', () => {
  it.each([
    ['not-found', false, ['search', 'home']],
    ['not-found', aTeacher, ['search', 'home']],
    ['not-found', aPupil, ['home', 'search']],
    ['forbidden', false, ['signIn', 'home']],
    ['forbidden', aTeacher, ['home', 'back']],
    ['expired', aTeacher, ['home', 'search']],
    ['lti', false, ['home']],
    ['sso-school', false, ['home']],
    ['sso-failed', false, ['signIn', 'home']],
    ['server', aTeacher, ['back', 'home']],
    ['general', false, ['back', 'home']],
  ] as const)('from %s fit the person', (type, user, expected) => {
    expect(stepsFor(type, user)).toEqual(expected);
  });
});
