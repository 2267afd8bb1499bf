import { encode } from 'uqr';

/** The dark squares of a QR code, row by row: `x` and `y` count squares, neighbours in a row are joined. */
export function qrSquares(text: string): { size: number; rows: { x: number; y: number; width: number }[] } {
  // Printed on paper and folded in pockets: a code that stays readable with a crease is worth a few more squares.
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.flatMap((row, y) => {
    const found: { x: number; y: number; width: number }[] = [];
    for (const [x, isDark] of row.entries()) {
      const last = found.at(-1);
      if (!isDark) continue;
      if (last && last.x + last.width === x) last.width += 1;
      else found.push({ x, y, width: 1 });
    }
    return found;
  });
  return { size, rows };
}
