import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Blank,
  formatVersion,
  packSections,
  type Section,
  SectionFileError,
  unpackSections,
  verifySections,
} from './section-file';

const sample = () =>
  packSections(
    new Map<string, Section>([
      ['bytes', Uint8Array.of(1, 2, 3)],
      ['words', Uint16Array.of(7, 8)],
      ['numbers', Uint32Array.of(1, 2 ** 31)],
      ['seconds', Float32Array.of(1.5)],
    ]),
    { documents: 3 },
  );

const reasonOf = (buffer: SharedArrayBuffer) => {
  try {
    verifySections(buffer);
  } catch (error) {
    if (error instanceof SectionFileError) return error.reason;
    throw error;
  }
  return undefined;
};

describe('a file of sections', () => {
  it('gives back what was packed, without copying', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.uint8Array(), fc.string(), (numbers, bytes, word) => {
        const packed = packSections(
          new Map<string, Section>([
            ['bytes', bytes],
            ['numbers', Uint32Array.from(numbers)],
          ]),
          { word },
        );
        verifySections(packed);
        const { sections, meta } = unpackSections(packed);
        expect(meta).toEqual({ word });
        expect([...(sections.get('bytes') ?? [])]).toEqual([...bytes]);
        expect([...(sections.get('numbers') ?? [])]).toEqual(numbers);
        expect(sections.get('numbers')?.buffer).toBe(packed);
      }),
    );
  });

  it('takes what is written straight into its place', () => {
    const packed = packSections(
      new Map<string, Section | Blank>([
        ['numbers', { kind: 'u32', length: 2 }],
        ['bytes', Uint8Array.of(9)],
        ['words', { kind: 'u16', length: 3 }],
      ]),
      {},
      (placeOf) => {
        placeOf('numbers').set([1, 2 ** 31]);
        placeOf('words').set([5, 6, 7]);
      },
    );
    verifySections(packed);
    const { sections } = unpackSections(packed);
    expect([...sections].map(([name, section]) => [name, [...section]])).toEqual([
      ['numbers', [1, 2 ** 31]],
      ['bytes', [9]],
      ['words', [5, 6, 7]],
    ]);
  });

  it('says so when any byte of it is not as it was written', () => {
    const length = sample().byteLength;
    fc.assert(
      fc.property(fc.nat({ max: length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const buffer = sample();
        const bytes = new Uint8Array(buffer);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        expect(reasonOf(buffer)).toBe(at >= 4 && at < 8 ? 'old' : 'damaged');
      }),
      { numRuns: 300 },
    );
  });

  it('says so when it ends too early, wherever that is', () => {
    const whole = sample();
    for (let length = 0; length < whole.byteLength; length += 1)
      expect(reasonOf(whole.slice(0, length))).toBe('damaged');
    expect(reasonOf(whole)).toBeUndefined();
  });

  it('of another version is old', () => {
    const buffer = sample();
    new DataView(buffer).setUint32(4, formatVersion + 1);
    expect(reasonOf(buffer)).toBe('old');
  });
});
