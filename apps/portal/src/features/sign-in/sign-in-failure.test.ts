import { CallError } from '@mediathek/contract/client';
import { createTexts } from '@mediathek/i18n';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { describe, expect, it } from 'vitest';
import { readSignInFailure, waitInWords } from './sign-in-failure';

const answer = (status: number, retryAfter?: number) =>
  new CallError(status, '', {
    type: '/problems/any',
    title: '',
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

describe('why somebody did not get in', () => {
  it.each([
    ['wrong data', answer(401), { kind: 'refused' }],
    ['data no account can have', answer(400), { kind: 'refused' }],
    ['too many attempts', answer(429, 90), { kind: 'wait', seconds: 90 }],
    ['too many attempts without a time', answer(429), { kind: 'wait', seconds: undefined }],
    ['an answer that is no problem document', new CallError(429, '', undefined), { kind: 'wait', seconds: undefined }],
    ['a fault of the server', answer(500), { kind: 'failed' }],
    ['a server that is being restarted', answer(503), { kind: 'failed' }],
    ['no connection', new TypeError('Failed to fetch'), { kind: 'offline' }],
  ])('is told for %s', (_, cause, expected) => {
    expect(readSignInFailure(cause)).toEqual(expected);
  });
});

describe('a waiting time in words', () => {
  const inGerman = createTexts('de', baseTexts.de).t;
  const inEnglish = createTexts('en', baseTexts.en).t;

  it.each([
    [0, 'eine Sekunde', 'one second'],
    [1, 'eine Sekunde', 'one second'],
    [59, '59 Sekunden', '59 seconds'],
    [60, 'eine Minute', 'one minute'],
    [61, '2 Minuten', '2 minutes'],
    [900, '15 Minuten', '15 minutes'],
  ])('names %i seconds and never promises too little', (seconds, german, english) => {
    expect(waitInWords(inGerman, seconds)).toBe(german);
    expect(waitInWords(inEnglish, seconds)).toBe(english);
  });
});
