import { beforeEach, expect, it } from 'vitest';
import { forgetQuestions, keepQuestion, readQuestions } from './last-questions';

beforeEach(() => localStorage.clear());

it('keeps the last four questions, the newest first and each once', () => {
  for (const question of ['a', 'b', 'c', 'd', 'e', 'b']) keepQuestion(localStorage, question);
  expect(readQuestions(localStorage)).toEqual(['b', 'e', 'd', 'c']);
});

it('forgets them when asked to', () => {
  keepQuestion(localStorage, 'a');
  forgetQuestions(localStorage);
  expect(readQuestions(localStorage)).toEqual([]);
});

it('works without a storage, and with one that holds something else', () => {
  keepQuestion(undefined, 'a');
  expect(readQuestions(undefined)).toEqual([]);
  localStorage.setItem('questions', '{"a":1}');
  expect(readQuestions(localStorage)).toEqual([]);
  localStorage.setItem('questions', 'nonsense');
  expect(readQuestions(localStorage)).toEqual([]);
});
