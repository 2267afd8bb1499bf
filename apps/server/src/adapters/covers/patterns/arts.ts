import { cycle } from '../generator';
import { around, type Point } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Bildende Kunst: a composition of cut paper. */
export const collage: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const flip = r.chance(0.5);
  const x = (value: number): number => (flip ? w - value : value);
  const disc = w * r.between(0.28, 0.4);
  const stripe = w * r.between(0.54, 0.66);
  const wide = Math.min(w * 0.24, m * 0.42);
  s.box(flip ? w - stripe - wide : stripe, 0, wide, h, ink.firm);
  if (r.chance(0.5))
    s.shape(
      [
        [x(0), h],
        [x(w * 0.34), h],
        [x(0), h * r.between(0.4, 0.6)],
      ],
      ink.soft,
    );
  else
    s.shape(
      [
        [x(w), 0],
        [x(w * 0.62), 0],
        [x(w), h * r.between(0.4, 0.6)],
      ],
      ink.soft,
    );
  s.ball(x(disc), h * r.between(0.38, 0.5), m * 0.34, ink.spark);
  const base = h * r.between(0.68, 0.82);
  if (r.chance(0.6)) s.dome(x(disc + m * 0.34), base, m * 0.4, ink.bold);
  else s.quarter(x(disc + m * 0.34) - m * 0.3, base - m * 0.6, m * 0.6, r.int(4), ink.bold);
  s.line(
    [
      [x(w * 0.06), h * r.between(0.1, 0.22)],
      [x(w * 0.95), h * r.between(0.06, 0.3)],
    ],
    u * 0.12,
    ink.soft,
  );
};

/** Bildende Kunst: broad strokes of a brush. */
export const strokes: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const thick = u * r.pick([0.5, 0.66, 0.82]);
  const lean = r.pick([-0.7, -0.35, 0.35, 0.7]);
  const count = Math.ceil((w + Math.abs(lean) * h) / (thick * 1.14));
  const first = lean > 0 ? -lean * h : 0;
  for (let i = 0; i < count; i++) {
    const x = first + (i + 0.5) * thick * 1.14;
    const [from, to] = [h * r.between(0.06, 0.3), h * r.between(0.62, 0.94)];
    const at = (y: number): Point => [x + lean * (lean > 0 ? y : y - h) + (lean > 0 ? 0 : lean * h), y];
    s.line(
      [at(from), at(to)],
      thick,
      r.chance(0.2) ? ink.spark : cycle([ink.bold, ink.firm, ink.soft], i + r.int(2)),
      'round',
    );
  }
};

/** Bildende Kunst: paint on a palette of discs. */
export const paints: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const cx = focus(s, r);
  s.ball(cx, h / 2, m * 0.46, ink.soft);
  const turn = r.between(0, 360);
  const count = r.pick([5, 6]);
  for (let i = 0; i < count; i++) {
    const fill = cycle([ink.bold, ink.spark, ink.firm, ink.faint], i);
    s.ball(...around(cx, h / 2, m * 0.28, turn + i * (300 / count)), m * r.between(0.08, 0.12), fill);
  }
  s.ball(...around(cx, h / 2, m * 0.26, turn - 45), m * 0.085, ink.ground);
  const brush = cx > w / 2 ? -1 : 1;
  const handle: Point = [cx + brush * m * 0.3, h * 0.94];
  const tip: Point = [cx + brush * m * 0.72, h * 0.14];
  const ferrule: Point = [handle[0] + (tip[0] - handle[0]) * 0.72, handle[1] + (tip[1] - handle[1]) * 0.72];
  s.line([handle, ferrule], m * 0.055, ink.bold, 'round');
  s.line([ferrule, tip], m * 0.1, ink.spark, 'round');
};

/** Musik: notes on a staff. */
export const notes: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const gap = h / 6.2;
  for (let i = 0; i < 5; i++) s.box(0, gap * (i + 1.05), w, gap * 0.1, ink.firm);
  for (let x = u * 0.6; x < w - u * 0.3; x += u * r.pick([0.85, 1.1, 1.1])) {
    const y = gap * (1.6 + r.int(7) / 2);
    const up = y > h / 2;
    const fill = r.chance(0.28) ? ink.spark : ink.bold;
    const stem = up ? y - gap * 2.3 : y;
    s.box(up ? x + gap * 0.44 : x - gap * 0.6, stem, gap * 0.17, gap * 2.3, fill);
    s.ball(x, y, gap * 0.6, fill);
  }
};

/** Musik: the keys of a piano. */
export const keys: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(3, Math.round(w / (u * r.pick([0.6, 0.75, 0.95]))));
  const step = w / count;
  const first = r.int(7);
  s.box(0, 0, w, h, ink.soft);
  for (let i = 0; i < count; i++) s.box(i * step, 0, step - u * 0.05, h, r.chance(0.15) ? ink.spark : ink.faint);
  for (let i = 1; i < count; i++) {
    if ((i + first) % 7 === 0 || (i + first) % 7 === 3) continue;
    s.box(
      i * step - step * 0.34,
      0,
      step * 0.62,
      h * 0.6,
      r.chance(0.14) && ink.firm !== ink.dark ? ink.firm : ink.dark,
    );
  }
};

/** Musik: the pipes of an organ. */
export const pipes: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(3, Math.round(w / (u * 0.62))) | 1;
  const step = w / count;
  const middle = (count - 1) / 2;
  const fall = r.pick([1, -1]);
  const base = h * 0.84;
  for (let i = 0; i < count; i++) {
    const away = Math.abs(i - middle) / Math.max(1, middle);
    const tall = h * (0.36 + 0.34 * (fall > 0 ? 1 - away : away));
    const x = i * step + step * 0.12;
    const wide = step * 0.76;
    const fill = i === middle || r.chance(0.08) ? ink.spark : i % 2 ? ink.firm : ink.bold;
    s.box(x, base - tall, wide, tall - wide, fill);
    s.shape(
      [
        [x, base - wide - 0.3],
        [x + wide, base - wide - 0.3],
        [x + wide / 2, base + wide * 0.3],
      ],
      fill,
    );
    s.dome(x + wide / 2, base - wide * 1.25, wide * 0.26, ink.ground);
  }
  s.box(0, base, w, h - base, ink.soft);
};

/** Spiel- und Dokumentarfilm: the beam of a projector between two rows of perforation. */
export const projector: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const left = r.chance(0.5);
  const x = (value: number): number => (left ? value : w - value);
  const y = h * r.between(0.35, 0.65);
  const open = r.between(0.14, 0.24);
  s.shape(
    [
      [x(0), y - u * 0.2],
      [x(w), h * 0.08],
      [x(w), h * 0.92],
      [x(0), y + u * 0.2],
    ],
    ink.soft,
  );
  s.shape(
    [
      [x(0), y - u * 0.1],
      [x(w), h * (0.5 - open)],
      [x(w), h * (0.5 + open)],
      [x(0), y + u * 0.1],
    ],
    ink.spark,
  );
  for (const top of [0, h - u * 0.44]) {
    s.box(0, top, w, u * 0.44, ink.bold);
    for (let hole = u * 0.13; hole < w; hole += u * 0.5) s.box(hole, top + u * 0.12, u * 0.24, u * 0.2, ink.ground);
  }
  s.ball(x(0), y, u * 0.72, ink.firm);
  s.ball(x(0), y, u * 0.34, ink.bold);
};

/** Spiel- und Dokumentarfilm: reels. */
export const reels: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = w > h * 1.3 ? 2 : 1;
  const large = m * r.between(0.4, 0.44);
  const small = large * r.between(0.66, 0.8);
  const order = r.chance(0.5) ? [large, small] : [small, large];
  s.box(0, h * 0.86, w, m * 0.1, ink.soft);
  for (let i = 0; i < count; i++) {
    const radius = count === 1 ? large : (order[i] ?? large);
    const cx = count === 1 ? w / 2 : i ? w * 0.72 : w * 0.3;
    const cy = count === 1 ? h * 0.47 : h * 0.91 - radius;
    const holes = r.pick([4, 5, 6]);
    const turn = r.between(0, 90);
    s.ball(cx, cy, radius, i ? ink.firm : ink.bold);
    for (let k = 0; k < holes; k++)
      s.ball(
        ...around(cx, cy, radius * 0.58, turn + (k * 360) / holes),
        radius * (holes === 4 ? 0.26 : 0.21),
        ink.ground,
      );
    s.ball(cx, cy, radius * 0.16, ink.spark);
  }
};

/** Spiel- und Dokumentarfilm: the clapper before the first take. */
export const clapper: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const wide = Math.min(w * 0.8, m * 1.2);
  const x = (w - wide) / 2;
  const bar = m * 0.14;
  const top = h / 2 - m * 0.1;
  const lift = m * r.between(0.1, 0.24);
  const stripes = Math.round(wide / (bar * 1.1));
  const strip = (left: Point, right: Point, slant: number): void => {
    const at = (t: number, down: number): Point => [
      left[0] + (right[0] - left[0]) * t,
      left[1] + (right[1] - left[1]) * t + down,
    ];
    s.shape([at(0, 0), at(1, 0), at(1, bar), at(0, bar)], ink.firm);
    for (let i = 0; i < stripes; i++) {
      const t = (k: number): number => Math.min(1, Math.max(0, (i + k) / stripes));
      s.shape([at(t(0.25 + slant), 0), at(t(0.75 + slant), 0), at(t(0.75), bar), at(t(0.25), bar)], ink.bold);
    }
  };
  strip([x, top - bar * 1.1], [x + wide, top - bar * 1.1 - lift], 0.4);
  strip([x, top], [x + wide, top], -0.4);
  s.box(x, top + bar, wide, m * 0.42, ink.bold);
  s.box(x + wide * 0.08, top + bar + m * 0.08, wide * r.between(0.3, 0.5), m * 0.06, ink.ground);
  s.box(x + wide * 0.08, top + bar + m * 0.2, wide * r.between(0.2, 0.34), m * 0.06, ink.ground);
  s.ball(x + wide * 0.8, top + bar + m * 0.21, m * 0.11, ink.spark);
};
