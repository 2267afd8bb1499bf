import { describe, expect, it } from 'vitest';
import { Sheet, short } from './sheet';
import { extentOf, readSvg } from './testing/read-svg';

const sheet = () => new Sheet(100, 60, 20);
const drawn = (draw: (s: Sheet) => void): string => {
  const s = sheet();
  draw(s);
  return s.toString();
};

describe('numbers in a drawing', () => {
  it.each([
    [1, '1'],
    [1.25, '1.3'],
    [1.04, '1'],
    [-0.04, '0'],
    [-2.55, '-2.5'],
    [1000, '1000'],
  ])('%d is written %s', (value, text) => {
    expect(short(value)).toBe(text);
  });
});

describe('a sheet', () => {
  it('leaves away what lies wholly outside', () => {
    const outside = drawn((s) => {
      s.box(100, 0, 10, 10, '#000');
      s.ball(-10, 30, 10, '#000');
      s.ring(-20, 30, 10, 4, '#000');
      s.pill(0, 60, 20, 10, 5, '#000');
      s.shape(
        [
          [0, -1],
          [50, -10],
          [100, -1],
        ],
        '#000',
      );
      s.line(
        [
          [0, 70],
          [100, 70],
        ],
        4,
        '#000',
      );
      s.quarter(-20, -20, 20, 2, '#000');
      s.dome(50, 0, 10, '#000');
      s.bowl(50, 60, 10, '#000');
      s.gate(120, 0, 20, 40, '#000');
      s.leaf(0, 61, 20, true, '#000');
      s.arc(200, 30, 20, 0, 90, 5, '#000');
    });
    expect(outside).toBe('');
  });

  it('keeps what reaches over an edge, and cuts boxes there', () => {
    expect(drawn((s) => s.box(-5, -5, 20, 20, '#000'))).toBe('<rect x="0" y="0" width="15" height="15" fill="#000"/>');
    expect(drawn((s) => s.box(90, 50, 90, 90, '#000'))).toBe(
      '<rect x="90" y="50" width="10" height="10" fill="#000"/>',
    );
    expect(drawn((s) => s.ball(-5, 30, 10, '#000'))).toBe('<circle cx="-5" cy="30" r="10" fill="#000"/>');
  });

  it('leaves away what has no size', () => {
    expect(drawn((s) => s.box(10, 10, 0, 10, '#000'))).toBe('');
    expect(drawn((s) => s.ball(10, 10, 0, '#000'))).toBe('');
  });

  it.each([
    [0, 'M10 10L30 10A20 20 0 0 1 10 30Z'],
    [1, 'M30 10L30 30A20 20 0 0 1 10 10Z'],
    [2, 'M30 30L10 30A20 20 0 0 1 30 10Z'],
    [3, 'M10 30L10 10A20 20 0 0 1 30 30Z'],
  ])('turns quarter disc %d around its centre', (turn, d) => {
    expect(drawn((s) => s.quarter(10, 10, 20, turn, '#000'))).toBe(`<path d="${d}" fill="#000"/>`);
  });

  it('fills its width with whole cells and its height completely', () => {
    for (const [w, h, size] of [
      [400, 226, 56.5],
      [96, 96, 32],
      [128, 96, 32],
      [118, 186, 35],
    ] as const) {
      const s = new Sheet(w, h, size);
      s.cells(size, (x, y, cell) => s.box(x, y, cell, cell, '#000'));
      const extents = readSvg(`<svg>${s}</svg>`).flatMap((element) => extentOf(element) ?? []);
      expect(Math.min(...extents)).toBe(0);
      expect(Math.max(...extents)).toBeCloseTo(Math.max(w, h), 0);
      const widths = readSvg(`<svg>${s}</svg>`)
        .slice(1)
        .map((each) => Number(each.attributes.get('width')));
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.2);
    }
  });
});
