import { cycle } from '../generator';
import { around } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Geographie: two hills in contour lines. */
export const contours: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const flip = r.chance(0.5);
  const x = (value: number): number => (flip ? w - value : value);
  const tones = [ink.firm, ink.soft, ink.firm, ink.faint, ink.bold];
  const [near, far] = [m * r.between(0.42, 0.52), m * r.between(0.52, 0.64)];
  const [bx, by] = [x(w * r.between(0.74, 0.95)), h * r.between(0.1, 0.85)];
  const [ax, ay] = [x(w * r.between(0.24, 0.38)), h * r.between(0.28, 0.58)];
  for (const [i, tone] of tones.entries()) s.ball(bx, by, far * (1 - i * 0.2), tone);
  for (const [i, tone] of tones.entries()) s.ball(ax, ay, near * (1 - i * 0.2), tone);
  s.ball(ax, ay, near * 0.2, ink.spark);
};

/** Geographie: mountains, one behind the other, under the sun. */
export const peaks: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  s.ball(w * r.between(0.14, 0.86), h * r.between(0.22, 0.36), u * r.between(0.5, 0.8), ink.spark);
  [ink.soft, ink.firm, ink.bold].forEach((tone, row) => {
    for (let x = -u * r.between(0, 1.2); x < w + u; x += u * (1.9 - row * 0.15)) {
      const tall = h * r.between(0.4, 0.62) * (1 - row * 0.18);
      const base = h * (0.86 + row * 0.12);
      s.shape(
        [
          [x - tall * 1.1, base + tall * 0.3],
          [x, base - tall],
          [x + tall * 1.1, base + tall * 0.3],
        ],
        tone,
      );
      if (row === 1)
        s.shape(
          [
            [x - tall * 0.22, base - tall * 0.74],
            [x, base - tall],
            [x + tall * 0.22, base - tall * 0.74],
          ],
          ink.faint,
        );
    }
  });
};

/** Geographie: a globe with its meridians. */
export const globe: Pattern = (s, r, ink) => {
  const { h, m } = s;
  const cx = focus(s, r);
  const cy = h / 2;
  const radius = m * r.pick([0.46, 0.62]);
  const thin = m * 0.022;
  s.ball(cx, cy, radius, ink.firm);
  const land = radius * r.between(0.4, 0.5);
  const [lx, ly] = [cx - land * r.between(0.1, 0.5), cy - land * r.between(0.5, 0.9)];
  s.quarter(lx - land, ly - land / 2, land, 2, ink.bold);
  s.box(lx - 0.3, ly - land / 2, land * 0.8, land, ink.bold);
  s.quarter(lx, ly + land / 2 - 0.3, land * 0.8, 0, ink.bold);
  s.ball(...around(cx, cy, radius * 0.6, r.between(20, 70)), radius * 0.17, ink.spark);
  for (let i = -2; i <= 2; i++) {
    const half = Math.sqrt(radius ** 2 - (i * radius * 0.34) ** 2);
    s.box(cx - half, cy + i * radius * 0.34 - thin / 2, half * 2, thin, ink.ground);
  }
  s.orbit(cx, cy, radius * 0.36, radius, 0, thin, ink.ground);
  s.orbit(cx, cy, radius * 0.74, radius, 0, thin, ink.ground);
  s.box(cx - thin / 2, cy - radius, thin, radius * 2, ink.ground);
};

/** Umwelt: sun over water. */
export const waves: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  s.ball(w * r.between(0.25, 0.75), h * r.between(0.3, 0.4), u * r.between(0.8, 1.1), ink.spark);
  const tones = [ink.soft, ink.firm, ink.bold];
  tones.forEach((tone, row) => {
    const y = h * (0.47 + row * 0.19);
    const size = u * (0.4 + row * 0.05);
    const behind = row ? (tones[row - 1] ?? ink.ground) : undefined;
    s.box(0, y, w, h, tone);
    for (let x = -r.between(0, size * 4); x < w; x += size * 4) {
      s.dome(x + size, y + 0.4, size, tone);
      // The first row has the sun behind it, so its troughs cannot be painted over with one colour.
      if (behind) s.bowl(x + size * 3, y - 0.4, size, behind);
    }
  });
};

/** Umwelt: wind turbines behind hills. */
export const turbines: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  s.dome(w * r.between(0.1, 0.45), h, m * 0.5, ink.soft);
  const count = Math.max(1, Math.round(w / (u * 2.2)));
  for (let i = 0; i < count; i++) {
    const [x, y] = [((i + 0.5) * w) / count, h * r.between(0.36, 0.5)];
    const size = u * r.between(0.95, 1.2);
    const turn = r.between(0, 120);
    s.shape(
      [
        [x - u * 0.05, y],
        [x + u * 0.05, y],
        [x + u * 0.1, h],
        [x - u * 0.1, h],
      ],
      ink.bold,
    );
    for (let k = 0; k < 3; k++) {
      const a = turn + k * 120;
      s.shape(
        [[x, y], around(x, y, size * 0.34, a + 19), around(x, y, size, a), around(x, y, size * 0.2, a - 17)],
        k ? ink.bold : ink.spark,
      );
    }
    s.ball(x, y, u * 0.13, ink.bold);
  }
  s.dome(w * r.between(0.6, 0.95), h, m * 0.34, ink.firm);
};

/** Umwelt: a wood of round and pointed trees. */
export const trees: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const base = h * 0.88;
  for (let x = u * 0.3, i = 0; x < w; i++) {
    const wide = u * r.between(0.7, 1.05);
    const tall = h * r.between(0.42, 0.72);
    const cx = x + wide / 2;
    const fill = r.chance(0.14) ? ink.spark : cycle([ink.bold, ink.firm, ink.soft], i + r.int(2));
    s.box(cx - u * 0.06, base - tall * 0.4, u * 0.12, tall * 0.4, ink.bold);
    const kind = r.int(3);
    if (kind === 0)
      s.shape(
        [
          [cx - wide / 2, base - tall * 0.22],
          [cx, base - tall],
          [cx + wide / 2, base - tall * 0.22],
        ],
        fill,
      );
    else if (kind === 1) s.pill(cx - wide * 0.42, base - tall, wide * 0.84, tall * 0.76, wide, fill);
    else s.ball(cx, base - tall + wide * 0.55, wide * 0.55, fill);
    x += wide * r.between(0.85, 1.05);
  }
  s.box(0, base, w, h - base, ink.bold);
};

/** Heimatraum: roofs of a town. */
export const roofs: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  s.ball(w * r.between(0.2, 0.8), h * 0.26, u * 0.6, ink.spark);
  const count = Math.max(3, Math.round(w / u));
  const step = w / count;
  const church = r.int(count);
  for (let i = 0; i < count; i++) {
    const x = i * step;
    const tall = h * (i === church ? 0.6 : r.between(0.3, 0.46));
    const roof = step * (i === church ? 0.9 : 0.5);
    const wall = cycle([ink.firm, ink.soft], i + r.int(2));
    s.box(x, h - tall, step, tall, wall);
    s.shape(
      [
        [x - step * 0.04, h - tall],
        [x + step / 2, h - tall - roof * 0.8],
        [x + step * 1.04, h - tall],
      ],
      ink.bold,
    );
    for (let row = 0; row < 2; row++) {
      for (const side of [0.22, 0.58]) {
        const lit = r.chance(0.25);
        s.box(
          x + step * side,
          h - tall + step * (0.2 + row * 0.42),
          step * 0.2,
          step * 0.24,
          lit ? ink.spark : ink.ground,
        );
      }
    }
  }
};
