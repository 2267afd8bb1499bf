import { CallError } from '@mediathek/contract/client';
import { describe, expect, it } from 'vitest';
import { readSignInFailure } from './sign-in-failure';

const answer = (status: number, type = 'any', retryAfter?: number) =>
  new CallError(status, '', {
    type: `/problems/${type}`,
    title: '',
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

describe('why somebody did not get in', () => {
  it.each([
    ['wrong data', answer(401), { kind: 'refused' }],
    ['data no account can have', answer(400), { kind: 'refused' }],
    ['a right password without the second factor', answer(401, 'second-factor-needed'), { kind: 'factor-needed' }],
    ['a wrong code of the second factor', answer(401, 'second-factor-refused'), { kind: 'factor-refused' }],
    ['too many attempts', answer(429, 'any', 90), { kind: 'wait', seconds: 90 }],
    ['too many attempts without a time', answer(429), { kind: 'wait', seconds: undefined }],
    ['an answer that is no problem document', new CallError(429, '', undefined), { kind: 'wait', seconds: undefined }],
    ['a call that is not allowed', answer(403, 'forbidden'), { kind: 'failed' }],
    ['a fault of the server', answer(500), { kind: 'failed' }],
    ['a server that is being restarted', answer(503), { kind: 'failed' }],
    ['no connection', new TypeError('Failed to fetch'), { kind: 'offline' }],
  ])('is told for %s', (_, cause, expected) => {
    expect(readSignInFailure(cause)).toEqual(expected);
  });
});
