import { describe, expect, it } from 'vitest';
import { defaultFooterLogo, defaultIllustration, defaultLogo, faviconSvg } from './default-images';
import { extentOf, readSvg } from './testing/read-svg';

const colours = { primary: '#b00020', onPrimary: '#ffffff' };
const hostile = { primary: '"/><script>', onPrimary: 'url(https://example.org/x)' };

const images = [
  ['logo', defaultLogo, 40, 40],
  ['footer logo', defaultFooterLogo, 176, 40],
  ['illustration', defaultIllustration, 800, 400],
  ['browser sign', faviconSvg, 32, 32],
] as const;

describe.each(images)('the default %s', (_, draw, width, height) => {
  it('is well-formed, has its size and no shape outside', () => {
    const elements = readSvg(draw(colours));
    expect(elements[0]?.attributes.get('viewBox')).toBe(`0 0 ${width} ${height}`);
    for (const element of elements) {
      expect(['svg', 'rect', 'circle', 'path']).toContain(element.name);
      const [left, top, right, bottom] = extentOf(element) ?? [0, 0, 1, 1];
      expect(right > 0 && bottom > 0 && left < width && top < height).toBe(true);
    }
  });

  it('takes nothing but colours from a theme', () => {
    expect(draw(hostile)).toBe(draw());
  });

  it('follows the theme', () => {
    expect(draw(colours)).not.toBe(draw());
    expect(draw()).toBe(draw({ primary: '#0061c0', onPrimary: '#ffffff' }));
  });
});

describe('the logo', () => {
  it('is the mark in one colour on a square of the other', () => {
    const fills = readSvg(defaultLogo(colours)).flatMap(({ attributes }) => attributes.get('fill') ?? []);
    expect(fills[0]).toBe('#b00020');
    expect(new Set(fills.slice(1))).toEqual(new Set(['#ffffff']));
  });

  it('draws the illustration of a grey theme without colour but for the sun and its like', () => {
    const fills = new Set(
      readSvg(defaultIllustration({ primary: '#777777' })).flatMap(({ attributes }) => attributes.get('fill') ?? []),
    );
    const grey = [...fills].filter((fill) => /^#(..)\1\1$/.test(fill));
    expect(grey.length).toBe(5);
  });
});
