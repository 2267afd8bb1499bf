import { expect, test } from 'vitest';
import { parseQueryString } from './query-string';

const read = (text: string) => ({ ...parseQueryString(text) });

test('reads encoded text, plus signs as spaces, and several values of one name', () => {
  expect(read('q=V%C3%B6gel+im+Winter&f=a&f=b&empty=')).toEqual({ q: 'Vögel im Winter', f: ['a', 'b'], empty: '' });
});

test.each(['q=%FF', 'q=%C3', 'q=a%E2%82'])('marks bytes that are no text: %s', (text) => {
  expect(read(text).q).toContain('\ufffd');
});

test('leaves a percent sign alone that begins no byte', () => {
  expect(read('q=100%25+oder+50%')).toEqual({ q: '100% oder 50%' });
});

test('takes names of built-in properties as any other name', () => {
  expect(Object.keys(parseQueryString('__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor']);
});
