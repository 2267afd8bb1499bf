import { describe, expect, it } from 'vitest';
import { subjectSign } from './subject-sign';
import { subjectCodes } from './subjects';
import { digestOf } from './testing/digest';
import { extentOf, readSvg } from './testing/read-svg';

describe('a subject sign', () => {
  it('is square, or wide for tiles, in the height that is asked for', () => {
    const sizeOf = (svg: string) => ['width', 'height', 'viewBox'].map((key) => readSvg(svg)[0]?.attributes.get(key));
    expect(sizeOf(subjectSign('220', { shape: 'square', size: 64 }))).toEqual(['64', '64', '0 0 96 96']);
    expect(sizeOf(subjectSign('220', { shape: 'wide', size: 96 }))).toEqual(['128', '96', '0 0 128 96']);
    expect(sizeOf(subjectSign('220'))).toEqual(['64', '64', '0 0 96 96']);
    expect(sizeOf(subjectSign('220', { shape: 'wide', size: 50 }))).toEqual(['66.7', '50', '0 0 128 96']);
  });

  it('is another one for every subject', () => {
    for (const shape of ['square', 'wide'] as const) {
      expect(new Set(subjectCodes.map((code) => subjectSign(code, { shape }))).size).toBe(subjectCodes.length);
    }
  });

  it('is the same for all levels below a subject', () => {
    expect(subjectSign('2200105')).toBe(subjectSign('220'));
  });

  it('exists for codes that nobody knows, and cannot be made to carry markup', () => {
    const neutral = subjectSign('999');
    for (const code of ['', '"/><script>', '__proto__']) expect(subjectSign(code)).toBe(neutral);
  });

  it('reads at 64 pixels: several colours, few shapes, none of them only a speck', () => {
    for (const code of subjectCodes) {
      for (const shape of ['square', 'wide'] as const) {
        const elements = readSvg(subjectSign(code, { shape, size: 64 }));
        const inks = elements.flatMap(({ attributes }) => [attributes.get('fill'), attributes.get('stroke')]);
        const colours = new Set(inks.filter((colour) => colour?.startsWith('#')));
        expect(colours.size, `${code} colours`).toBeGreaterThanOrEqual(3);
        expect(elements.length, `${code} shapes`).toBeLessThan(90);
        for (const element of elements) {
          const [left, top, right, bottom] = extentOf(element) ?? [0, 0, 9, 9];
          const pixels = Math.max(right - left, bottom - top) * (64 / 96);
          expect(pixels, `${code} ${JSON.stringify([...element.attributes])}`).toBeGreaterThan(2);
        }
      }
    }
  });

  it('is drawn as ever', async () => {
    const all = subjectCodes.map((code) => subjectSign(code, { shape: 'wide', size: 96 })).join('\n');
    expect(await digestOf(all)).toBe('8d2bfa31cd801f2a6d183edb1c2738350e14c007297dfa1b5e4e176970484124');
  });
});
