import { describe, expect, it } from 'vitest';
import { chosenGrades, otherGroups, pressGrade, withGrades } from './grade-choice';

describe('the keypad of school years', () => {
  it.each([
    ['a first year', 7, undefined, { from: 7, to: 7 }],
    ['a second one for all between', 5, { from: 7, to: 7 }, { from: 5, to: 7 }],
    ['a second one further up', 10, { from: 7, to: 7 }, { from: 7, to: 10 }],
    ['the same one again, which takes it away', 7, { from: 7, to: 7 }, undefined],
    ['one in a range, which begins anew', 6, { from: 5, to: 10 }, { from: 6, to: 6 }],
  ])('takes %s', (_, grade, before, expected) => {
    expect(pressGrade(grade, before)).toEqual(expected);
  });

  it.each([
    [['A(5-10)'], { from: 5, to: 10 }],
    [['A(7)', 'BB'], { from: 7, to: 7 }],
    [['A(1-4)', 'A(9-10)'], { from: 1, to: 10 }],
    [['A'], { from: 1, to: 13 }],
    [['BB'], undefined],
    [[], undefined],
  ])('shows %j as one span', (values, expected) => {
    expect(chosenGrades(values)).toEqual(expected);
  });

  it('writes its span beside the other groups', () => {
    expect(withGrades(['A(7)', 'BB'], { from: 5, to: 10 })).toEqual(['A(5-10)', 'BB']);
    expect(withGrades(['A(7)', 'BB'], { from: 3, to: 3 })).toEqual(['A(3)', 'BB']);
    expect(withGrades(['A(7)', 'BB'], undefined)).toEqual(['BB']);
    expect(otherGroups(['A(7)', 'BB', 'XX'])).toEqual(['BB', 'XX']);
  });
});
