import { describe, expect, it } from 'vitest';
import { attributeText } from './svg';

describe('a text in an attribute', () => {
  it.each([
    ['Vulkane', 'Vulkane'],
    ['"Faust" & <Woyzeck>', '&#34;Faust&#34; &#38; &#60;Woyzeck&#62;'],
    ["it's", 'it&#39;s'],
    ['a\u0000b\u001Bc', 'abc'],
    ['a\nb', 'a&#10;b'],
    ['half \uD83D pair', 'half  pair'],
    ['\uFFFE\uFFFF', ''],
    ['ü 😀', 'ü 😀'],
  ])('%j becomes %j', (text, safe) => {
    expect(attributeText(text)).toBe(safe);
  });
});
