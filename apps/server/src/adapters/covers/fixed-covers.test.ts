import { describe, expect, it } from 'vitest';
import { allMediaCover, packageCover } from './fixed-covers';
import { extentOf, readSvg } from './testing/read-svg';

describe.each([
  ['all media', allMediaCover],
  ['a media-library item', packageCover],
])('the fixed cover of %s', (_, draw) => {
  it('is always the same well-formed picture of 400 x 226', () => {
    expect(draw()).toBe(draw());
    const [root] = readSvg(draw());
    expect(root?.attributes.get('viewBox')).toBe('0 0 400 226');
  });

  it('is made of shapes within the picture and stays below 14 KB', () => {
    expect(draw().length).toBeLessThan(14_000);
    for (const element of readSvg(draw())) {
      expect(['svg', 'rect', 'circle', 'path']).toContain(element.name);
      const [left, top, right, bottom] = extentOf(element) ?? [0, 0, 1, 1];
      expect(right > 0 && bottom > 0 && left < 400 && top < 226).toBe(true);
    }
  });
});
