import { describe, expect, it } from 'vitest';
import { lookOf, subjectCodes } from './subjects';

/** The 37 top subjects in force. */
const topSubjects =
  '020 040 060 080 100 120 140 160 180 200 220 240 260 280 320 340 360 380 400 420 440 450 460 480 500 510 520 540 560 580 600 620 640 660 680 700 720'.split(
    ' ',
  );
const neutral = lookOf(undefined);

describe('the look of a subject', () => {
  it('exists for all 37 top subjects, and for the region that old records still name', () => {
    expect(topSubjects).toHaveLength(37);
    expect([...subjectCodes].sort()).toEqual([...topSubjects, '300'].sort());
  });

  it('has a first pattern that no other subject begins with', () => {
    const first = subjectCodes.map((code) => lookOf(code).patterns[0]);
    expect(new Set(first).size).toBe(subjectCodes.length);
  });

  it('has at least two patterns, so that a list of one subject stays lively', () => {
    for (const code of subjectCodes) expect(lookOf(code).patterns.length, code).toBeGreaterThanOrEqual(2);
  });

  it('differs from the next subject of the list in hue or strength', () => {
    const codes = [...subjectCodes].sort();
    for (const [i, code] of codes.slice(1).entries()) {
      const [a, b] = [lookOf(codes[i]).tint, lookOf(code).tint];
      const turn = Math.abs(((a.hue - b.hue + 540) % 360) - 180);
      expect(turn > 14 || Math.abs(a.chroma - b.chroma) > 0.3, `${codes[i]} and ${code}`).toBe(true);
    }
  });

  it('has an accent of another hue', () => {
    for (const code of subjectCodes) {
      const { hue, accent } = lookOf(code).tint;
      expect(Math.abs(((hue - accent + 540) % 360) - 180), code).toBeGreaterThan(30);
    }
  });

  it.each(['22001', '2200105', '220010503', '22001050301', ' 220 '])(
    'of the deeper code %j is that of its top subject',
    (code) => {
      expect(lookOf(code)).toBe(lookOf('220'));
    },
  );

  it('is that of the first known of several subjects', () => {
    expect(lookOf(['999', '38002', '220'])).toBe(lookOf('380'));
    expect(lookOf([])).toBe(neutral);
  });

  it.each(['', '2', '22', '999', '990', '2a0', 'constructor', '__proto__', '<script>'])(
    'of the unknown code %j is neutral',
    (code) => {
      expect(lookOf(code)).toBe(neutral);
      expect(neutral.tint.chroma).toBeLessThan(0.3);
    },
  );
});
