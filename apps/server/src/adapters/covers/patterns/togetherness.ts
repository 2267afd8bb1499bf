import { cycle } from '../generator';
import { around } from '../sheet';
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

/** Interkulturelle Bildung: people around tables. */
export const tables: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = Math.max(1, Math.round(w / (m * 0.68)));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const size = Math.min(step, m) * r.between(0.21, 0.24);
    const [cx, cy] = [(i + 0.5) * step, h / 2 + m * (count > 1 ? r.between(-0.12, 0.12) : 0)];
    const people = r.pick([6, 7, 8]);
    const turn = r.between(0, 60);
    s.ball(cx, cy, size, ink.bold);
    for (let k = 0; k < people; k++) {
      const fill = cycle([ink.firm, ink.spark, ink.soft], k + (r.chance(0.2) ? 1 : 0));
      s.ball(...around(cx, cy, size * 1.62, turn + (k * 360) / people), size * (2.9 / people), fill);
    }
    if (r.chance(0.5)) s.ball(cx, cy, size * 0.4, ink.spark);
  }
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
