import type { Inks } from '../colour';
import { cycle, type Generator } from '../generator';
import { around, type Point, type Sheet } from '../sheet';
import type { Pattern } from './pattern';

/** One building of blocks of size `u`, `wide` of them wide, standing on `floor`. */
function building(s: Sheet, r: Generator, ink: Inks, x: number, floor: number, wide: number, u: number): void {
  const cx = x + (wide * u) / 2;
  let y = floor;
  if (wide === 2) {
    s.dome(cx, y, u, ink.firm);
    s.dome(cx, y, u * 0.46, ink.ground);
    y -= u;
    if (r.chance(0.6)) {
      s.box(x + u * 0.5, y - u * 0.6, u, u * 0.6, ink.bold);
      y -= u * 0.6;
    }
  } else {
    const storeys = 1 + r.int(2);
    for (let i = 0; i < storeys; i++) {
      s.box(x + u * 0.04, y - u * 0.8, u * 0.92, u * 0.8, cycle([ink.bold, ink.soft, ink.firm], i + r.int(2)));
      y -= u * 0.8;
    }
  }
  const top = r.int(3);
  if (top === 0)
    s.shape(
      [
        [cx - u * 0.6, y],
        [cx + u * 0.6, y],
        [cx, y - u * 0.72],
      ],
      ink.spark,
    );
  else if (top === 1) s.ball(cx, y - u * 0.36, u * 0.36, ink.spark);
  else s.dome(cx, y, u * 0.46, ink.spark);
}

/** Elementarbereich: a town of building blocks. */
export const blocks: Pattern = (s, r, ink) => {
  const { w, h } = s;
  // Room for an arch and a tower even on a square sheet.
  const u = Math.min(s.u, w / 3.4);
  const floor = h * 0.88;
  const widths: number[] = [];
  let left = w / u - 0.2;
  while (left >= 1) {
    const wide = left >= 2 && (widths.length === 0 || r.chance(0.45)) ? 2 : 1;
    if (r.chance(0.5)) widths.push(wide);
    else widths.unshift(wide);
    left -= wide + 0.14;
  }
  let x = (left * u) / 2 + u * 0.1;
  for (const wide of widths) {
    building(s, r, ink, x, floor, wide, u);
    x += (wide + 0.14) * u;
  }
  s.box(0, floor, w, h, ink.bold);
};

/** Elementarbereich: a wooden train. */
export const train: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const floor = h * 0.84;
  const wheel = u * 0.25;
  const deck = floor - wheel * 1.5;
  const engine = w - u * 1.9 - Math.max(0, w - u * 6) * 0.1;
  const wheels = (x: number, wide: number): void => {
    for (const at of [0.24, 0.76]) {
      s.ball(x + wide * at, floor - wheel, wheel, ink.bold);
      s.ball(x + wide * at, floor - wheel, wheel * 0.4, ink.ground);
    }
  };
  s.box(engine, deck - u * 1.3, u * 0.8, u * 1.3, ink.firm);
  s.box(engine - u * 0.08, deck - u * 1.42, u * 0.96, u * 0.16, ink.bold);
  s.box(engine + u * 0.2, deck - u * 1.05, u * 0.4, u * 0.4, ink.ground);
  s.box(engine + u * 0.7, deck - u * 0.72, u * 0.96, u * 0.72, ink.spark);
  s.box(engine + u * 1.2, deck - u * 1.16, u * 0.26, u * 0.5, ink.bold);
  s.ball(engine + u * 1.24, deck - u * 1.5, u * 0.2, ink.soft);
  s.ball(engine + u * 0.92, deck - u * 1.86, u * 0.3, ink.soft);
  wheels(engine, u * 1.66);
  for (let x = engine - u * 1.75, i = 0; x > -u * 1.6; x -= u * 1.75, i++) {
    const load = r.int(3);
    const fill = r.chance(0.5) ? ink.spark : ink.soft;
    s.box(x + u * 1.4, deck - u * 0.22, u * 0.5, u * 0.1, ink.bold);
    if (load === 0) s.dome(x + u * 0.75, deck - u * 0.4, u * 0.56, fill);
    else if (load === 1) for (const at of [0.42, 1.08]) s.ball(x + u * at, deck - u * 0.68, u * 0.32, fill);
    else
      s.shape(
        [
          [x + u * 0.15, deck - u * 0.4],
          [x + u * 1.35, deck - u * 0.4],
          [x + u * 0.75, deck - u * 1.2],
        ],
        fill,
      );
    s.box(x, deck - u * 0.46, u * 1.5, u * 0.46, i % 2 ? ink.bold : ink.firm);
    wheels(x, u * 1.5);
  }
  s.box(0, floor, w, u * 0.1, ink.bold);
};

/** Grundschule: the first shapes. */
export const firstShapes: Pattern = (s, r, ink) => {
  s.cells(s.u * 1.15, (x, y, size) => {
    s.box(x, y, size + 0.4, size + 0.4, r.pick([ink.firm, ink.faint, ink.soft, ink.soft, ink.ground]));
    const fill = r.pick([ink.bold, ink.spark, ink.bold]);
    const kind = r.int(4);
    if (kind === 0) s.ball(x + size / 2, y + size / 2, size * 0.32, fill);
    else if (kind === 1)
      s.shape(
        [
          [x + size * 0.14, y + size * 0.8],
          [x + size * 0.86, y + size * 0.8],
          [x + size / 2, y + size * 0.18],
        ],
        fill,
      );
    else if (kind === 2) s.box(x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.6, fill);
    else s.quarter(x, y, size, r.int(4), fill);
  });
};

/** Grundschule: an abacus. */
export const abacus: Pattern = (s, r, ink) => {
  const { w, h } = s;
  const rows = r.pick([3, 4]);
  const tall = (h * 0.84) / rows;
  const size = tall * 0.38;
  const post = Math.min(w, h) * 0.05;
  const room = w * 0.92 - post * 2;
  for (let row = 0; row < rows; row++) {
    const y = h * 0.08 + (row + 0.5) * tall;
    s.box(w * 0.04, y - size * 0.1, w * 0.92, size * 0.2, ink.soft);
    const beads = Math.max(2, Math.min(10, Math.floor((room * 0.72) / (size * 2))));
    const left = r.int(beads + 1);
    const fill = cycle([ink.bold, ink.firm], row);
    for (let i = 0; i < beads; i++) {
      const x = i < left ? w * 0.04 + post + size * (2 * i + 1) : w * 0.96 - post - size * (2 * (beads - 1 - i) + 1);
      s.ball(x, y, size * 0.96, i === left - 1 ? ink.spark : fill);
    }
  }
  for (const x of [w * 0.04, w * 0.96 - post]) s.box(x, h * 0.06, post, h * 0.88, ink.bold);
};

/** Kinder- und Jugendbildung: pinwheels in the wind. */
export const pinwheels: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(1, Math.round(w / (u * 2.3)));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const size = Math.min(step * 0.42, h * 0.36) * r.between(0.86, 1.05);
    const [cx, cy] = [(i + 0.5) * step, h * r.between(0.38, 0.5)];
    const turn = r.between(0, 90);
    s.box(cx - u * 0.06, cy, u * 0.12, h, ink.bold);
    for (let k = 0; k < 4; k++) {
      const a = turn + k * 90;
      const tip = around(cx, cy, size, a);
      s.shape([[cx, cy], tip, around(cx, cy, size * 0.98, a + 45)], k % 2 ? ink.firm : ink.spark);
      s.shape([[cx, cy], around(cx, cy, size * 0.98, a + 45), around(cx, cy, size * 0.46, a + 68)], ink.bold);
    }
    s.ball(cx, cy, size * 0.13, ink.faint);
  }
};

/** Kinder- und Jugendbildung: hopscotch on the pavement. */
export const hopscotch: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = Math.max(2, Math.floor(w / (m * r.between(0.38, 0.46)) - 0.7));
  const size = w / (count + 1.1);
  const first = r.int(2);
  const flip = r.chance(0.5);
  const left = size * 0.14;
  const stone = 1 + r.int(count - 1);
  for (let i = 0; i < count; i++) {
    const x = flip ? w - left - (i + 1) * size : left + i * size;
    const pair = (i + first) % 2 === 0;
    const fill = cycle([ink.bold, ink.firm, ink.soft], i);
    for (const row of pair ? [-1, 0] : [-0.5])
      s.box(x + size * 0.04, h / 2 + row * size + size * 0.04, size * 0.92, size * 0.92, fill);
    if (i === stone) s.ball(x + size / 2, h / 2 - (pair ? size / 2 : 0), size * 0.24, ink.spark);
  }
  const end: Point = [flip ? w - left - count * size - size * 0.06 : left + count * size + size * 0.06, h / 2];
  s.slice(...end, size * 0.8, flip ? 90 : -90, flip ? 270 : 90, ink.spark);
};
