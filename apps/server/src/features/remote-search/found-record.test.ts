import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, type RawRecord, toFoundRecord } from './found-record';

const raw: RawRecord = {
  ...{ id: '1', title: 'Vulkane', text: '', address: 'https://oer.example/1', licence: '', language: 'de' },
  ...{ creators: [], keywords: [], published: '' },
};

test.each([
  ['<b>Vulkane</b> &amp; Erdbeben', 'Vulkane & Erdbeben'],
  ['<script>alert(1)</script>Vulkane', 'Vulkane'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Vulkane', 'Vulkane'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Vulkane', 'Vulkane'],
  ['Vulkane <img src=x', 'Vulkane img src=x'],
  ['\u0098Der\u009c Vulkan', 'Der Vulkan'],
  ['Vul\u202ekane\u0000', 'Vul kane'],
  ['a < b und c > d', 'a b und c d'],
])('%s becomes words: %s', (text, words) => {
  expect(cleanText(text, 300)).toBe(words);
});

test('no text from outside keeps a tag or grows beyond its length', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&amp;lt;',
    '&#60;',
    'script',
    '/',
    ' ',
    'a',
    '"',
    "'",
    '\n',
    '=',
    'Ü',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const text = cleanText(pieces.join(''), 100);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(text).not.toMatch(/[<>]/);
    }),
  );
});

test('a text of ten megabytes is cut in a moment', () => {
  const began = performance.now();
  expect(cleanText('<'.repeat(10_000_000), 1200).length).toBeLessThanOrEqual(1200);
  expect(cleanText('Wort '.repeat(2_000_000), 1200)).toMatch(/Wort…$/);
  expect(performance.now() - began).toBeLessThan(500);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'https://a:b@oer.example', ''])(
  'what leads to “%s” is not shown',
  (address) => {
    expect(toFoundRecord({ ...raw, address }, '')).toBeUndefined();
  },
);

test.each([
  ['https://creativecommons.org/licenses/by-sa/4.0/deed.de', 'CC BY-SA 4.0'],
  ['http://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public Domain'],
  ['Alle Rechte vorbehalten', 'Alle Rechte vorbehalten'],
  ['', 'Siehe Quelle'],
])('the licence %s is called %s', (licence, name) => {
  expect(toFoundRecord({ ...raw, licence }, 'Siehe Quelle')?.licence).toBe(name);
});

test('of a date only the year is shown', () => {
  expect(toFoundRecord({ ...raw, published: '[Stuttgart]: 2019-03-01' }, '')?.published).toBe('2019');
  expect(toFoundRecord({ ...raw, published: 'o. J. 12345' }, '')?.published).toBe('');
});
