import type { Pattern } from './pattern';

/** Across subjects: discs and quarter discs of every kind. */
export const mosaic: Pattern = (s, r, ink) => {
  s.cells(s.u, (x, y, size) => {
    const turn = r.int(5);
    const fill = r.pick([ink.bold, ink.bold, ink.firm, ink.firm, ink.spark, ink.soft]);
    if (turn === 4) s.ball(x + size / 2, y + size / 2, size * 0.36, fill);
    else s.quarter(x, y, size, turn, fill);
  });
};

/** Across subjects: ways that meet. */
export const ways: Pattern = (s, r, ink) => {
  s.cells(s.u * r.pick([1, 1.3]), (x, y, size) => {
    const rising = r.chance(0.5);
    const fill = r.pick([ink.bold, ink.firm, ink.bold]);
    const thick = size * 0.3;
    const [ax, bx] = rising ? [x, x + size] : [x + size, x];
    s.arc(ax, y, size / 2, rising ? 0 : 90, rising ? 90 : 180, thick, fill);
    s.arc(bx, y + size, size / 2, rising ? 180 : 270, rising ? 270 : 360, thick, fill);
    if (r.chance(0.16)) s.ball(x + size / 2, y + size / 2, size * 0.14, ink.spark);
  });
};
