import { CallError } from '@mediathek/contract/client';
import { createTexts } from '@mediathek/i18n';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { describe, expect, it } from 'vitest';
import { readCallFailure, waitInWords } from './call-failure';

const answer = (status: number, type: string, retryAfter?: number) =>
  new CallError(status, '', {
    type: `/problems/${type}`,
    title: '',
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

describe('why something that was sent did not work', () => {
  it.each([
    ['a wrong password', answer(403, 'password-wrong'), { kind: 'refused', problem: 'password-wrong' }],
    ['something decided meanwhile', answer(409, 'conflict'), { kind: 'refused', problem: 'conflict' }],
    ['a refusal without a problem document', new CallError(404, '', undefined), { kind: 'refused', problem: '' }],
    ['too many attempts', answer(429, 'too-many-requests', 90), { kind: 'wait', seconds: 90 }],
    ['too many attempts without a time', answer(429, 'too-many-requests'), { kind: 'wait', seconds: undefined }],
    ['a fault of the server', answer(500, 'internal'), { kind: 'failed' }],
    ['no connection', new TypeError('Failed to fetch'), { kind: 'offline' }],
  ])('is told for %s', (_, cause, expected) => {
    expect(readCallFailure(cause)).toEqual(expected);
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
