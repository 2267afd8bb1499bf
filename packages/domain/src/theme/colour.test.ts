import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex } from './colour';
import { contrastRatio, fromHex, hoverColour, parseColour, textColourOn, toHex } from './colour';
import { fromOklch, toOklch } from './colour-space';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('parseColour', () => {
  it.each([
    ['#0061c0', '#0061c0'],
    ['#0061C0', '#0061c0'],
    ['#06c', '#0066cc'],
    [' #FFF ', '#ffffff'],
  ])('reads %j', (text, expected) => {
    expect(parseColour(text)).toBe(expected);
  });

  it.each(['', '#', '0061c0', '#0061c', '#0061c0ff', '#xyzxyz', 'white', 'red;}', '#06c;}', 'rgb(0,0,0)', null, 7])(
    'refuses %j',
    (text) => {
      expect(parseColour(text)).toBeUndefined();
    },
  );
});

describe('contrast', () => {
  it.each<[Hex, Hex, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d, in either order', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(expected, 2);
  });

  it.each<[Hex, Hex]>([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#0061c0', '#ffffff'],
    ['#ffff00', '#000000'],
    ['#ff0000', '#000000'],
    ['#0000ff', '#ffffff'],
  ])('asks on %s for text in %s', (background, text) => {
    expect(textColourOn(background)).toBe(text);
  });

  it('always finds a text colour of at least 4.5 to 1', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastRatio(textColourOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('hoverColour', () => {
  it.each<[Hex, Hex]>([
    ['#ffffff', '#d9d9d9'],
    ['#000000', '#000000'],
    ['#0061c0', '#0052a3'],
    ['#64c832', '#55aa2b'],
  ])('darkens %s by 15 percent to %s', (colour, expected) => {
    expect(hoverColour(colour)).toBe(expected);
  });
});

describe('colour spaces', () => {
  it('lead back to where they came from', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(toHex(fromOklch(toOklch(fromHex(colour))))).toBe(colour);
      }),
      { numRuns: 2000 },
    );
  });

  // Published reference values of OKLCH for the pure colours.
  it.each<[Hex, number, number, number]>([
    ['#ffffff', 1, 0, Number.NaN],
    ['#000000', 0, 0, Number.NaN],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ])('place %s in OKLCH', (colour, lightness, chroma, degrees) => {
    const found = toOklch(fromHex(colour));
    expect(found.lightness).toBeCloseTo(lightness, 3);
    expect(found.chroma).toBeCloseTo(chroma, 3);
    const hue = ((found.hue * 180) / Math.PI + 360) % 360;
    expect(Number.isNaN(degrees) || Math.abs(hue - degrees) < 0.1).toBe(true);
  });
});
