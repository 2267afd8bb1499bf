import type { Inks } from '../colour';
import { cycle } from '../generator';
import { around, type Point, type Sheet } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Biologie: leaves, as blossoms or as rows. */
export const leaves: Pattern = (s, r, ink) => {
  const blossoms = r.chance(0.7);
  s.cells(s.u, (x, y, size, col, row) => {
    const fill = r.chance(0.17) ? ink.spark : r.chance(0.5) ? ink.bold : ink.firm;
    s.leaf(x, y, size, blossoms ? (col + row) % 2 === 0 : row % 2 === 0, fill);
  });
};

/** Biologie: cells with their nuclei. */
export const tissue: Pattern = (s, r, ink) => {
  const step = s.u * 1.3;
  for (let row = 0; row * step * 0.87 < s.h + step; row++) {
    for (let x = row % 2 ? 0 : step / 2; x < s.w + step / 2; x += step) {
      const y = row * step * 0.87 + step * 0.2;
      const size = step * r.between(0.38, 0.5);
      s.ball(x, y, size, r.pick([ink.bold, ink.firm, ink.firm, ink.soft]));
      const nucleus = around(x, y, size * 0.35, r.between(0, 360));
      s.ball(...nucleus, size * 0.36, r.pick([ink.spark, ink.faint]));
    }
  }
};

/** Biologie: plants that grow from the ground. */
export const stems: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(1, Math.round(w / (u * 1.75)));
  const step = w / count;
  const ground = h - u * 0.3;
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step;
    const top = h * r.between(0.16, 0.34);
    const fill = i % 2 ? ink.firm : ink.bold;
    const size = Math.min(step * 0.42, u * 0.78);
    s.box(x - u * 0.04, top, u * 0.08, ground - top, fill);
    for (let y = ground - size * 1.05, k = 0; y > top + size * 0.2; y -= size * 0.62, k++) {
      if (k % 2) s.leaf(x - size, y, size, true, fill);
      else s.leaf(x, y, size, false, fill);
    }
    const flower = r.int(3);
    if (flower === 0) s.ball(x, top, size * 0.5, ink.spark);
    else if (flower === 1) s.bowl(x, top - size * 0.25, size * 0.6, ink.spark);
    else s.lens([x, top + size * 0.3], [x, top - size * 0.9], size * 0.7, ink.spark);
  }
  s.box(0, ground, w, u, ink.soft);
};

/** One place in a molecule: a full hexagon, a ring, a small disc or nothing. */
function element(s: Sheet, x: number, y: number, size: number, roll: number, ink: Inks): void {
  if (roll < 0.5) s.polygon(x, y, size * 0.94, 6, 30, roll < 0.14 ? ink.spark : roll < 0.34 ? ink.bold : ink.firm);
  else if (roll < 0.66) {
    s.polygon(x, y, size * 0.94, 6, 30, ink.bold);
    s.polygon(x, y, size * 0.56, 6, 30, ink.ground);
  } else if (roll < 0.84) s.ball(x, y, size * 0.3, ink.soft);
}

/** Chemie: molecules of hexagons. */
export const hexagons: Pattern = (s, r, ink) => {
  const size = s.u * 0.64;
  const wide = size * 1.732;
  for (let row = 0; row * size * 1.5 < s.h + size; row++) {
    for (let col = 0; col * wide < s.w + size; col++) {
      element(s, col * wide + (row % 2 ? wide / 2 : 0), row * size * 1.5 + size * 0.25, size, r.next(), ink);
    }
  }
};

/** Chemie: test tubes filled to different heights. */
export const tubes: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(3, Math.round(w / (u * r.pick([0.8, 1, 1.2]))));
  const step = w / count;
  const wide = step * 0.62;
  const foot = h * 0.86;
  for (let i = 0; i < count; i++) {
    const x = i * step + step * 0.19;
    const level = h * r.between(0.28, 0.66);
    const fill = cycle([ink.bold, ink.spark, ink.firm], i + r.int(2));
    s.pill(x, -u, wide, foot + u, wide / 2, ink.soft);
    s.box(x, level, wide, foot - wide / 2 - level, fill);
    s.bowl(x + wide / 2, foot - wide / 2 - 0.3, wide / 2, fill);
    s.ball(x + wide * 0.36, level - wide * 0.3, wide * 0.14, fill);
    if (r.chance(0.5)) s.ball(x + wide * 0.66, level - wide * 0.66, wide * 0.09, fill);
  }
  s.box(0, h * 0.16, w, u * 0.16, ink.bold);
};

/** Chemie: conical flasks on a bench. */
export const flasks: Pattern = (s, r, ink) => {
  const { w, h } = s;
  const count = Math.max(1, Math.round(w / (h * 0.62)));
  const step = w / count;
  const base = h * 0.88;
  s.box(0, base, w, h - base, ink.bold);
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step;
    const size = Math.min(step * 0.46, h * 0.34) * r.between(0.86, 1);
    const top = base - size * 2.1;
    const level = r.between(0.35, 0.75);
    const half = (down: number): number => size * (0.2 + 0.8 * down);
    const at = (down: number): number => top + size * (0.6 + 1.5 * down);
    const body = (down: number, fill: string): void =>
      s.shape(
        [
          [x - half(down), at(down)],
          [x + half(down), at(down)],
          [x + size, base],
          [x - size, base],
        ],
        fill,
      );
    s.box(x - size * 0.2, top, size * 0.4, size * 0.65, ink.soft);
    body(0, ink.soft);
    body(level, cycle([ink.spark, ink.firm], i + r.int(2)));
    s.pill(x - size * 0.3, top - size * 0.05, size * 0.6, size * 0.16, size, ink.bold);
    s.ball(x - size * 0.12, at(level) - size * 0.14, size * 0.09, ink.bold);
    s.ball(x + size * 0.1, at(level) - size * 0.36, size * 0.06, ink.bold);
  }
};

/** Physik: a row of pendulums, one of them about to strike. */
export const pendulum: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(3, Math.round(w / u) - 3 + r.int(2));
  const radius = Math.min(u * 0.46, (w * 0.82) / (count * 2 + 1.6));
  const left = r.chance(0.5);
  const swing = radius * r.between(1.7, 2.3);
  const first = (w - (count - 1) * radius * 2) / 2 + (left ? swing : -swing) * 0.4;
  const rest = h * r.between(0.62, 0.72);
  s.box(w * 0.06, h * 0.1, w * 0.88, u * 0.2, ink.bold);
  for (let i = 0; i < count; i++) {
    const striking = i === (left ? 0 : count - 1);
    const x = first + i * radius * 2;
    const end: Point = striking ? [x + (left ? -swing : swing), rest - radius * 0.9] : [x, rest];
    s.line([[x, h * 0.12], end], u * 0.06, ink.bold);
    s.ball(...end, radius, striking ? ink.spark : ink.firm);
  }
};

/** Physik: light split by a prism. */
export const prism: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const left = r.chance(0.5);
  const x = (value: number): number => (left ? value : w - value);
  const cx = w * r.between(0.38, 0.5);
  const [top, base] = [h / 2 - m * 0.38, h / 2 + m * 0.34];
  const entry = h * r.between(0.55, 0.75);
  const spread = r.between(0.12, 0.17);
  const start = r.between(0.28, 0.4);
  s.shape(
    [
      [x(0), entry - m * 0.035],
      [x(0), entry + m * 0.035],
      [x(cx), h * 0.52],
      [x(cx), h * 0.46],
    ],
    ink.soft,
  );
  [ink.spark, ink.soft, ink.faint, ink.firm].forEach((fill, i) => {
    const from = start + i * spread;
    s.shape(
      [
        [x(cx), h * 0.47],
        [x(w), h * from],
        [x(w), h * (from + spread + 0.004)],
        [x(cx), h * 0.5],
      ],
      fill,
    );
  });
  s.shape(
    [
      [cx - m * 0.38, base],
      [cx, top],
      [cx + m * 0.38, base],
    ].map(([px, py]): Point => [x(px ?? 0), py ?? 0]),
    ink.bold,
  );
};

/** Physik: particles on their paths around a core. */
export const atom: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const cx = focus(s, r);
  const cy = h / 2;
  const turn = r.between(0, 60);
  const long = m * 0.44;
  s.ball(cx, cy, m * 0.47, ink.soft);
  for (let i = 0; i < 3; i++) {
    const tilt = turn + i * 60;
    s.orbit(cx, cy, long, long * 0.36, tilt, m * 0.028, ink.bold);
  }
  for (let i = 0; i < 3; i++) {
    const tilt = turn + i * 60 + r.pick([0, 180]);
    s.ball(...around(cx, cy, long, tilt), m * 0.058, ink.firm);
  }
  s.ball(cx, cy, m * 0.12, ink.spark);
  for (let x = s.u * 0.4; x < w; x += s.u) {
    const y = h * r.between(0.1, 0.9);
    if (Math.abs(x - cx) > m * 0.55) s.ball(x, y, m * r.between(0.02, 0.05), r.pick([ink.firm, ink.soft, ink.spark]));
  }
};
