import { describe, expect, it } from 'vitest';
import { subjectMark, toggleSubject } from './subject-choice';

const offered = ['220', '22001', '22003', '2200301', '2200302', '22004', '460', '46001'];

describe('the tick of a subject', () => {
  it.each([
    ['220', ['220'], 'all'],
    ['2200302', ['220'], 'all'],
    ['220', ['2200302'], 'some'],
    ['22003', ['2200302'], 'some'],
    ['22001', ['2200302'], 'none'],
    ['220', [], 'none'],
  ])('of %s, with %j chosen, is %s', (code, chosen, expected) => {
    expect(subjectMark(code, chosen)).toBe(expected);
  });
});

describe('pressing a subject', () => {
  it.each([
    ['chooses a single leaf', '2200302', [], ['2200302']],
    ['adds to what is chosen elsewhere', '46001', ['2200302'], ['2200302', '46001']],
    ['chooses the whole branch in place of its parts', '220', ['2200302', '22001', '460'], ['220', '460']],
    ['takes a chosen branch away', '220', ['220', '460'], ['460']],
    ['takes one part out of a branch and leaves the rest', '22003', ['220'], ['22001', '22004']],
    ['takes a part deep inside out', '2200302', ['220'], ['22001', '2200301', '22004']],
    ['leaves nothing of a branch with one part only', '46001', ['460'], []],
  ])('%s', (_, code, chosen, expected) => {
    expect(toggleSubject(code, chosen, offered)).toEqual(expected);
  });
});
