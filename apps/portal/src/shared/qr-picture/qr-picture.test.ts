import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-picture';

const text = 'otpauth://totp/Mediathek:a%40b.example?secret=JBSWY3DPEHPK3PXP&issuer=Mediathek';

/** The squares that a path fills, read back from its strokes. */
function squaresOf(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step++) squares.add(`${Number(x) + step} ${y}`);
  }
  return squares;
}

describe('the picture of a QR code', () => {
  it('fills exactly the dark squares', () => {
    const { data } = encode(text, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect([...squaresOf(qrPath(text).path)].sort()).toEqual(dark.sort());
  });

  it('has the quiet margin of four squares that cameras need', () => {
    const { size, path } = qrPath(text);
    const places = [...squaresOf(path)].flatMap((square) => square.split(' ').map(Number));
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  });
});
