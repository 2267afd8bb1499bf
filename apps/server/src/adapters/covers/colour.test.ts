import { describe, expect, it } from 'vitest';
import { hexOf, inksOf, inksOn, oklchOf, paletteOf, paper, plainColour, type Scheme } from './colour';
import { lookOf, subjectCodes } from './subjects';

const schemes: readonly Scheme[] = ['light', 'warm', 'mid', 'deep'];

/** WCAG 2 contrast, written out here so that the colours are judged by the norm and not by our own code. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Every palette a cover can have: all subjects, with the hue as far off as the identifier may move it. */
const palettes = [...subjectCodes, 'none'].flatMap((code) =>
  [-10, 0, 10].map((shift) => {
    const { tint } = lookOf(code);
    return { tint: { ...tint, hue: tint.hue + shift, accent: tint.accent + shift }, code };
  }),
);

describe('colours', () => {
  it.each([
    [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
    [{ lightness: 0, chroma: 0, hue: 0 }, '#000000'],
    [{ lightness: 0.6279, chroma: 0.2576, hue: 29.23 }, '#ff0000'],
    [{ lightness: 0.452, chroma: 0.3131, hue: 264.05 }, '#0000ff'],
  ])('%j is %s', (colour, hex) => {
    expect(hexOf(colour)).toBe(hex);
  });

  it('lose chroma, not lightness or hue, where no screen can show them', () => {
    const shown = oklchOf(hexOf({ lightness: 0.6, chroma: 0.4, hue: 145 }));
    expect(shown.lightness).toBeCloseTo(0.6, 2);
    expect(Math.abs(shown.hue - 145)).toBeLessThan(1);
    expect(shown.chroma).toBeLessThan(0.4);
  });

  it('of every subject lie within what a screen shows: lightness and hue come out as asked for', () => {
    for (const { tint, code } of palettes) {
      const palette = paletteOf(tint);
      const steps = [palette.pale, palette.light, palette.mid, palette.rich, palette.deep];
      for (const [i, lightness] of [0.915, 0.81, 0.63, 0.49, 0.35].entries()) {
        const shown = oklchOf(steps[i] ?? '');
        expect(Math.abs(shown.lightness - lightness), `${code} lightness`).toBeLessThan(0.01);
        const turn = Math.abs(((shown.hue - tint.hue + 540) % 360) - 180);
        if (shown.chroma > 0.03) expect(turn, `${code} hue`).toBeLessThan(4);
      }
      expect(oklchOf(palette.accent).lightness).toBeCloseTo(0.79, 1);
    }
  });

  it('let the main shapes reach 3:1 on every ground, as graphics must', () => {
    for (const { tint, code } of palettes) {
      for (const scheme of schemes) {
        const inks = inksOf(paletteOf(tint), scheme);
        expect(contrast(inks.bold, inks.ground), `${code} ${scheme}`).toBeGreaterThanOrEqual(3);
        expect(new Set(Object.values(inks)).size).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('of a picture within an object never equal the ground around it', () => {
    for (const { tint } of palettes) {
      const palette = paletteOf(tint);
      const pairs: [string, Scheme][] = [
        [palette.pale, 'deep'],
        [palette.pale, 'mid'],
        [palette.mid, 'warm'],
        [palette.mid, 'deep'],
        [palette.deep, 'warm'],
        [palette.deep, 'light'],
      ];
      for (const [around, scheme] of pairs) {
        const inks = inksOn(around, palette, scheme);
        expect(Object.values(inks)).not.toContain(around);
        expect(contrast(inks.ground, around)).toBeGreaterThan(2.4);
        expect(contrast(inks.bold, inks.ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('share one paper white', () => {
    for (const { tint } of palettes) expect(paletteOf(tint).paper).toBe(paper);
  });
});

describe('a colour from outside', () => {
  it.each([
    ['#0061C0', '#0061c0'],
    ['red', '#123456'],
    ['#fff', '#123456'],
    ['#0061c0"/><script>', '#123456'],
    ['url(#x)', '#123456'],
    ['', '#123456'],
  ])('%j is drawn as %s', (given, drawn) => {
    expect(plainColour(given, '#123456')).toBe(drawn);
  });

  it('that is no colour counts as black', () => {
    expect(oklchOf('blue').lightness).toBe(0);
  });
});
