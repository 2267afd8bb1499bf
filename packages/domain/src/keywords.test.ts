import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitKeywords } from './keywords';

describe('splitKeywords', () => {
  it.each<[string, string, string[]]>([
    ['commas', 'Vulkan, Lava, Magma', ['Vulkan', 'Lava', 'Magma']],
    ['semicolons', 'Vulkan; Lava', ['Vulkan', 'Lava']],
    ['slashes', 'Vulkan/Lava', ['Vulkan', 'Lava']],
    ['the most frequent of several', 'Krieg; Frieden; Rom, Antike', ['Krieg', 'Frieden', 'Rom, Antike']],
    ['slashes although a comma is there', 'a/b/c,d', ['a', 'b', 'c,d']],
    ['commas before semicolons in a tie', 'a,b;c', ['a', 'b;c']],
    ['commas before slashes in a tie', 'a/b,c', ['a/b', 'c']],
    ['semicolons before slashes in a tie', 'a/b;c', ['a/b', 'c']],
    ['nothing, where there is one keyword', ' Vulkan ', ['Vulkan']],
    ['commas, dropping empty ones', ',Vulkan,, Lava ,', ['Vulkan', 'Lava']],
    ['commas that separate nothing', ',,,', []],
    ['nothing at all', '', []],
  ])('splits at %s', (_case, text, expected) => {
    expect(splitKeywords(text)).toEqual(expected);
  });

  it('gives back keywords joined by any one separator', () => {
    const keyword = fc.string({ minLength: 1 }).filter((text) => !/[,;/]/.test(text) && text.trim() === text);
    fc.assert(
      fc.property(fc.array(keyword), fc.constantFrom(',', ';', '/', ', ', '; ', ' / '), (keywords, separator) => {
        expect(splitKeywords(keywords.join(separator))).toEqual(keywords);
      }),
    );
  });
});
