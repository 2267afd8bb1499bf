import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openQuestions } from './questions';

function terminal(isTTY: boolean) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  const shown: string[] = [];
  output.on('data', (part) => shown.push(String(part)));
  return { input, output, shown };
}

test('answers from a pipe are taken line by line; only a secret keeps its blanks; what is missing is empty', async () => {
  const { input, output, shown } = terminal(false);
  const questions = openQuestions(input, output);
  input.end(' ada@kmz.example \nKern\n geheim \n');
  expect(await questions.ask('E-mail address')).toBe('ada@kmz.example');
  expect(await questions.ask('Name')).toBe('Kern');
  expect(await questions.ask('Password', { secret: true })).toBe(' geheim ');
  expect(await questions.ask('District')).toBe('');
  questions.close();
  expect(shown.join('')).toBe('');
});

test('at a terminal the question is shown, and a secret is not', async () => {
  const { input, output, shown } = terminal(true);
  const questions = openQuestions(input, output);
  const answer = questions.ask('Password', { secret: true });
  input.write('drei-esel\r');
  expect(await answer).toBe('drei-esel');
  questions.close();
  expect(shown.join('')).toContain('Password: ');
  expect(shown.join('')).not.toContain('esel');
});
