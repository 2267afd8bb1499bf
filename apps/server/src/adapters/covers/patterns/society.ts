import { cycle } from '../generator';
import { around, type Point } from '../sheet';
import type { Pattern } from './pattern';

/** Geschichte: an arcade under a low sun. */
export const arcade: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const step = w / Math.max(2, Math.round(w / (u * r.pick([0.95, 1.15, 1.4]))));
  const wall = h - Math.min(h * 0.62, step * 2.2) * r.between(0.92, 1.05);
  const frieze = u * 0.18;
  s.ball(w * r.between(0.2, 0.8), wall, u * 0.85, ink.spark);
  s.box(0, wall, w, h, ink.bold);
  s.box(0, wall, w, frieze, ink.firm);
  const lit = r.int(3);
  for (let i = 0; i * step < w - 1; i++) {
    const x = i * step + step * 0.13;
    const top = wall + frieze + step * 0.16;
    const wide = step * 0.74;
    s.gate(x, top, wide, h - top, i % 3 === lit ? ink.spark : ink.soft);
    s.box(x, top + wide * 0.62, wide, h, ink.ground);
  }
};

/** Geschichte: a temple with one column missing its head. */
export const temple: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const top = h * r.between(0.34, 0.42);
  const thick = u * 0.22;
  s.shape(
    [
      [w * 0.04, top],
      [w * 0.5, h * 0.07],
      [w * 0.96, top],
    ],
    ink.firm,
  );
  s.box(w * 0.04, top - 0.3, w * 0.92, thick, ink.bold);
  s.ball(w * 0.5, top - u * 0.4, u * 0.22, ink.spark);
  const count = Math.max(3, Math.round((w * 0.86) / (u * r.pick([0.8, 1, 1.25]))));
  const ruined = r.chance(0.75) ? 1 + r.int(count - 2) : -1;
  for (let i = 0; i < count; i++) {
    const x = w * 0.12 + (i * w * 0.76) / (count - 1);
    const missing = i === ruined ? h * r.between(0.16, 0.34) : 0;
    const wide = Math.min(u * 0.42, (w * 0.5) / count);
    s.box(x - wide / 2, top + thick + missing, wide, h, missing ? ink.spark : ink.bold);
    if (!missing) s.box(x - wide * 0.7, top + thick, wide * 1.4, u * 0.13, ink.firm);
  }
  s.box(w * 0.02, h - u * 0.44, w * 0.96, u * 0.22, ink.firm);
  s.box(0, h - u * 0.22, w, u * 0.22, ink.bold);
};

/** Geschichte: finds in the layers of the ground. */
export const strata: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const tones = [ink.soft, ink.firm, ink.bold, ink.faint] as const;
  let y = h * r.between(0.1, 0.2);
  for (let i = 0; i < 4; i++) {
    s.box(0, y, w, h, cycle(tones, i));
    for (let x = w * r.between(0.06, 0.2); x < w * 0.92; x += u * r.between(1.5, 2.6)) {
      const fill = r.chance(0.5) ? ink.spark : cycle(tones, i + 2);
      const kind = r.int(5);
      if (kind === 0) s.bowl(x + u * 0.3, y + u * 0.26, u * 0.42, fill);
      else if (kind === 1) s.ring(x + u * 0.3, y + u * 0.45, u * 0.22, u * 0.15, fill);
      else if (kind === 2) s.box(x, y + u * 0.3, u * 0.8, u * 0.26, fill);
      else if (kind === 3) s.quarter(x, y + u * 0.2, u * 0.5, r.int(4), fill);
      else
        s.shape(
          [
            [x, y + u * 0.7],
            [x + u * 0.35, y + u * 0.2],
            [x + u * 0.7, y + u * 0.7],
          ],
          fill,
        );
    }
    y += h * r.between(0.19, 0.25);
  }
};

/** Geschichte: towers and battlements. */
export const castle: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const tooth = u * 0.3;
  const wall = (x: number, y: number, wide: number, fill: string): void => {
    const teeth = Math.max(2, Math.round((wide / tooth - 1) / 2)) * 2 + 1;
    const size = wide / teeth;
    s.box(x, y, wide, h, fill);
    for (let i = 0; i < teeth; i += 2) s.box(x + i * size, y - size, size, size + 0.3, fill);
  };
  s.ball(w * r.between(0.3, 0.7), h * 0.26, u * 0.6, ink.spark);
  wall(0, h * r.between(0.54, 0.62), w, ink.firm);
  const towers = Math.max(2, Math.round(w / (u * 2.3)));
  for (let i = 0; i < towers; i++) {
    const wide = u * r.between(0.8, 1.1);
    const x = ((i + 0.5) * w) / towers - wide / 2 + u * r.between(-0.2, 0.2);
    const top = h * r.between(0.28, 0.46);
    wall(x, top, wide, ink.bold);
    s.gate(x + wide * 0.38, top + wide * 0.3, wide * 0.24, wide * 0.5, r.chance(0.4) ? ink.spark : ink.ground);
  }
  const gate = Math.min(u * 1.1, w * 0.28);
  s.gate(w / 2 - gate / 2, h - gate * 1.1, gate, gate * 1.2, ink.ground);
};

/** Politische Bildung: the seats of a parliament. */
export const parliament: Pattern = (s, r, ink) => {
  const { w, h } = s;
  const reach = Math.min(w * 0.48, h * 0.84);
  const [cx, cy] = [w / 2, h / 2 + reach * 0.52];
  const first = r.between(0.24, 0.45);
  const second = r.between(0.58, 0.8);
  const rows = r.pick([4, 5]);
  const seat = (reach / rows) * 0.26;
  const parties = r.pick([
    [ink.bold, ink.firm, ink.spark],
    [ink.spark, ink.bold, ink.firm],
    [ink.firm, ink.spark, ink.bold],
  ] as const);
  for (let row = 0; row < rows; row++) {
    const radius = reach * (0.36 + (0.6 * row) / (rows - 1));
    const count = Math.round((Math.PI * radius) / (seat * 2.9));
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      s.ball(
        ...around(cx, cy, radius, 180 + 180 * t),
        seat,
        t < first ? parties[0] : t < second ? parties[1] : parties[2],
      );
    }
  }
  s.dome(cx, cy, reach * 0.17, ink.soft);
};

/** Politische Bildung: ballot circles, some of them crossed. */
export const ballots: Pattern = (s, r, ink) => {
  const likely = r.between(0.2, 0.4);
  s.cells(s.u * 1.13, (x, y, size) => {
    const [cx, cy, reach] = [x + size / 2, y + size / 2, size * 0.21];
    s.ring(cx, cy, size * 0.33, size * 0.09, r.chance(0.5) ? ink.bold : ink.firm);
    if (!r.chance(likely)) return;
    s.line(
      [
        [cx - reach, cy - reach],
        [cx + reach, cy + reach],
      ],
      size * 0.13,
      ink.spark,
    );
    s.line(
      [
        [cx + reach, cy - reach],
        [cx - reach, cy + reach],
      ],
      size * 0.13,
      ink.spark,
    );
  });
};

/** Politische Bildung: people side by side. */
export const crowd: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const rows = 3;
  const step = w / Math.max(2, Math.round(w / (u * 1.2)));
  for (let row = 0; row < rows; row++) {
    const base = h * (0.5 + row * 0.29);
    for (let x = row % 2 ? 0 : step / 2; x < w + step / 2; x += step) {
      const fill = r.chance(0.16) ? ink.spark : cycle([ink.soft, ink.firm, ink.bold], row);
      const size = step * 0.44;
      s.gate(x - size, base - size * 0.7, size * 2, h, fill);
      s.ball(x, base - size * 1.34, size * 0.52, fill);
    }
  }
};

/** Wirtschaftskunde: stacks of coins. */
export const coins: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(3, Math.round(w / (u * r.pick([0.8, 1, 1.2]))));
  const step = w / count;
  const thick = h * 0.115;
  const floor = h * 0.9;
  const rising = r.int(3);
  for (let i = 0; i < count; i++) {
    const slope = rising === 0 ? i / (count - 1) : rising === 1 ? 1 - i / (count - 1) : r.next();
    const pieces = 1 + Math.min(5, Math.floor(slope * 5 + r.next() * 1.4));
    for (let k = 0; k < pieces; k++) {
      const fill = k === pieces - 1 ? ink.spark : (i + k) % 2 ? ink.bold : ink.firm;
      s.pill(
        i * step + step * 0.12 + step * r.between(-0.05, 0.05),
        floor - (k + 1) * thick,
        step * 0.76,
        thick * 0.86,
        thick,
        fill,
      );
    }
  }
  s.box(0, floor + h * 0.01, w, h * 0.035, ink.bold);
};

/** Wirtschaftskunde: columns and the line of a trend. */
export const trend: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(3, Math.round(w / (u * 0.9)));
  const step = w / count;
  const up = r.chance(0.6);
  const floor = h * 0.9;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const t = (up ? i : count - 1 - i) / (count - 1);
    const tall = h * (0.16 + 0.42 * t + r.between(-0.07, 0.07));
    s.box(i * step + step * 0.16, floor - tall, step * 0.68, tall, i % 2 ? ink.firm : ink.soft);
    points.push([(i + 0.5) * step, floor - tall - h * 0.14]);
  }
  s.line(points, u * 0.12, ink.bold, 'round');
  for (const point of points) s.ball(...point, u * 0.17, ink.bold);
  const best = points.at(up ? -1 : 0);
  if (best) s.ball(...best, u * 0.2, ink.spark);
  s.box(0, floor, w, h * 0.04, ink.bold);
};

/** Wirtschaftskunde: a market stall under its awning. */
export const market: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const stripes = Math.max(4, Math.round(w / (u * r.pick([0.55, 0.7, 0.9]))));
  const step = w / stripes;
  const drop = h * r.between(0.3, 0.38);
  const first = r.int(2);
  for (let i = 0; i < stripes; i++) {
    const fill = (i + first) % 2 ? ink.firm : ink.bold;
    s.box(i * step, 0, step + 0.4, drop, fill);
    s.bowl((i + 0.5) * step, drop - 0.3, step / 2, fill);
  }
  const table = h * 0.76;
  for (let x = w * 0.1; x < w * 0.9; ) {
    const size = m * r.between(0.07, 0.1);
    const fill = r.pick([ink.spark, ink.spark, ink.firm, ink.soft]);
    if (r.chance(0.5)) s.ball(x + size, table - size, size, fill);
    else s.box(x, table - size * 1.7, size * 2, size * 1.7, fill);
    x += size * 2.15;
  }
  s.box(w * 0.05, table, w * 0.9, h * 0.09, ink.bold);
  for (const leg of [0.1, 0.86]) s.box(w * leg, table, w * 0.04, h, ink.bold);
};
