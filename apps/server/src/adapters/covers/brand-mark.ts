import type { Sheet } from './sheet';

/** The portal's mark, two gates and a ball: building blocks that are also an open book and a reader. */
export function drawMark(s: Sheet, x: number, y: number, size: number, ink: string): void {
  const part = size / 24;
  s.ball(x + part * 12, y + part * 3, part * 3, ink);
  s.gate(x, y + part * 8, part * 12, part * 18, ink);
  s.gate(x + part * 12, y + part * 8, part * 12, part * 18, ink);
  // Two blocks side by side leave a hairline at odd sizes; this one covers it.
  s.box(x + part * 11, y + part * 14, part * 2, part * 11.6, ink);
}

/** The mark's height for a width. */
export const markHeight = (size: number): number => (size * 26) / 24;
