import { cycle } from '../generator';
import { around, type Sheet } from '../sheet';
import type { Pattern } from './pattern';

/** Interkulturelle Bildung: a weave of different ribbons. */
export const weave: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const step = w / Math.max(3, Math.round(w / (u * r.pick([0.6, 0.78, 1]))));
  const band = step * 0.78;
  const [cols, rows] = [Math.round(w / step), Math.ceil(h / step)];
  const tones = [ink.bold, ink.firm, ink.spark, ink.soft] as const;
  const start = r.int(4);
  const across = Array.from({ length: rows }, (_, i) => cycle(tones, i + start + r.int(2)));
  const top = (h - rows * step) / 2;
  const edge = (step - band) / 2;
  const down = Array.from({ length: cols }, (_, i) => cycle(tones, i * 2 + 1 + r.int(3)));
  for (const [col, fill] of down.entries()) s.box(col * step + edge, 0, band, h, fill);
  for (const [row, fill] of across.entries()) {
    const y = top + row * step + edge;
    for (let col = 0; col < cols; col++) {
      const over = (row + col) % 2 === 0;
      // Over a ribbon it runs from edge to edge of the cell, otherwise only the gaps beside the ribbon show it.
      if (over) s.box(col * step - edge, y, step + edge * 2, band, fill);
    }
  }
};

/** One piece of cloth with its own design. */
function cloth(s: Sheet, kind: number, x: number, y: number, size: number, ground: string, ink: string): void {
  const [half, third] = [size / 2, size / 3];
  s.box(x, y, size + 0.4, size + 0.4, ground);
  if (kind === 0) for (const i of [0.25, 1.25, 2.25]) s.box(x, y + i * third, size, third * 0.5, ink);
  else if (kind === 1) for (const i of [0.25, 1.25, 2.25]) s.box(x + i * third, y, third * 0.5, size, ink);
  else if (kind === 2)
    for (const at of [0, 1, 2, 3])
      s.ball(x + (0.5 + (at % 2)) * half, y + (at < 2 ? 0.5 : 1.5) * half, size * 0.14, ink);
  else if (kind === 3) {
    s.box(x, y, half, half, ink);
    s.box(x + half, y + half, half, half, ink);
  } else if (kind === 4) s.polygon(x + half, y + half, half, 4, 0, ink);
  else {
    s.leaf(x, y, half, false, ink);
    s.leaf(x + half, y, half, true, ink);
    s.leaf(x, y + half, half, true, ink);
    s.leaf(x + half, y + half, half, false, ink);
  }
}

/** Interkulturelle Bildung: a patchwork of different cloths. */
export const patchwork: Pattern = (s, r, ink) => {
  s.cells(s.u * r.pick([1.2, 1.5]), (x, y, size) => {
    const onFirm = ink.firm === ink.dark ? ink.faint : ink.dark;
    const pairs = [
      [ink.dark, ink.faint],
      [ink.faint, ink.dark],
      [ink.spark, ink.dark],
      [ink.firm, onFirm],
      [ink.soft, ink.faint],
    ] as const;
    const [ground, figure] = r.pick(pairs);
    cloth(s, r.int(6), x, y, size, ground, figure);
  });
};

/** Sexualerziehung: two by two. */
export const pairs: Pattern = (s, r, ink) => {
  s.cells(s.u * 1.13, (x, y, size, col, row) => {
    const other = (col + row) % 2 === 1;
    const fill = other ? (r.chance(0.25) ? ink.spark : ink.bold) : ink.firm;
    s.quarter(x, y, size, other ? 0 : 2, fill);
    const [ix, iy] = other ? [x, y] : [x + size / 2, y + size / 2];
    s.quarter(ix, iy, size / 2, other ? 0 : 2, ink.soft);
  });
};

/** Sexualerziehung: discs that have something in common. */
export const common: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const rows = r.pick([1, 2, 2]);
  const tall = h / rows;
  const count = Math.max(1, Math.round(w / (Math.min(tall, m) * (rows === 1 ? 0.9 : 1.2))));
  const step = w / count;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < count; i++) {
      const size = Math.min(step * 0.29, tall * 0.3);
      const [cx, cy] = [(i + 0.5) * step, (row + 0.5) * tall];
      const gap = size * r.between(0.5, 0.72);
      const turn = r.pick([0, 0, 35, -35]);
      const [a, b] = [around(cx, cy, gap, turn), around(cx, cy, gap, turn + 180)];
      const reach = Math.sqrt(size ** 2 - gap ** 2);
      s.ball(...a, size, ink.bold);
      s.ball(...b, size, ink.firm);
      s.lens(around(cx, cy, reach, turn + 90), around(cx, cy, reach, turn - 90), (size - gap) * 2, ink.spark);
    }
  }
};
