import { cycle } from '../generator';
import { around, type Point } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Gesundheit: plus signs and drops. */
export const plusses: Pattern = (s, r, ink) => {
  s.cells(s.u, (x, y, size, col, row) => {
    if ((col + row) % 2) {
      if (r.chance(0.75)) s.ball(x + size / 2, y + size / 2, size * 0.3, ink.soft);
      return;
    }
    const fill = r.chance(0.2) ? ink.spark : r.chance(0.5) ? ink.bold : ink.firm;
    s.box(x + size * 0.08, y + size * 0.34, size * 0.84, size * 0.32, fill);
    s.box(x + size * 0.34, y + size * 0.08, size * 0.32, size * 0.84, fill);
  });
};

/** Gesundheit: the line of a heartbeat. */
export const heartbeat: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const cx = focus(s, r);
  s.ball(cx, h / 2, m * 0.42, ink.soft);
  const y = h * 0.52;
  const points: Point[] = [[0, y]];
  const beats = Math.max(1, Math.round(w / (m * 0.85)));
  for (let i = 0; i < beats; i++) {
    const x = ((i + 0.5) * w) / beats;
    const high = m * r.between(0.2, 0.36);
    points.push(
      [x - m * 0.2, y],
      [x - m * 0.12, y - high * 0.4],
      [x - m * 0.06, y],
      [x, y - high],
      [x + m * 0.08, y + high * 0.8],
      [x + m * 0.14, y],
      [x + m * 0.2, y],
    );
  }
  points.push([w, y]);
  s.line(points, m * 0.055, ink.bold, 'round');
  s.ball(w * r.between(0.86, 0.92), y, m * 0.06, ink.spark);
};

/** Gesundheit: fruit in rows. */
export const fruit: Pattern = (s, r, ink) => {
  const cell = s.u * r.pick([1.3, 1.6]);
  s.cells(cell, (x, y, size, col, row) => {
    const [cx, cy, radius] = [x + size / 2, y + size * 0.56, size * 0.33];
    const cut = r.chance(0.3);
    const fill = r.chance(0.22) ? ink.spark : cycle([ink.bold, ink.firm], col + row);
    s.ball(cx, cy, radius, fill);
    if (cut) {
      s.ball(cx, cy, radius * 0.76, ink.faint);
      for (const side of [-1, 1])
        s.lens(
          [cx + side * radius * 0.24, cy - radius * 0.3],
          [cx + side * radius * 0.24, cy + radius * 0.3],
          radius * 0.26,
          fill,
        );
    }
    s.leaf(cx, cy - radius * 1.36, radius * 0.62, false, fill === ink.firm ? ink.bold : ink.firm);
  });
};

/** Retten, Helfen, Schützen: a lifebuoy on stripes. */
export const lifebuoy: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const thick = s.u * r.pick([0.4, 0.55, 0.75]);
  const lean = r.pick([1, -1, 0]) * h;
  for (let x = -h; x < w + h; x += thick * 2)
    s.shape(
      [
        [x, h],
        [x + thick, h],
        [x + thick + lean, 0],
        [x + lean, 0],
      ],
      ink.soft,
    );
  const cx = focus(s, r);
  const start = r.between(0, 90);
  s.ball(cx, h / 2, m * 0.22, ink.ground);
  s.ring(cx, h / 2, m * 0.32, m * 0.21, ink.bold);
  for (let i = 0; i < 4; i++) s.arc(cx, h / 2, m * 0.32, start + i * 90, start + i * 90 + 42, m * 0.21, ink.spark);
};

/** Retten, Helfen, Schützen: a beacon that turns. */
export const beacon: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const cx = focus(s, r);
  const base = h * 0.74;
  const rays = r.pick([5, 7]);
  const reach = w + h;
  for (let i = 0; i < rays; i++) {
    const a = 180 + (180 * (i + 0.5)) / rays;
    const half = 48 / rays;
    s.shape(
      [[cx, base - m * 0.1], around(cx, base - m * 0.1, reach, a - half), around(cx, base - m * 0.1, reach, a + half)],
      ink.soft,
    );
  }
  s.gate(cx - m * 0.24, base - m * 0.42, m * 0.48, m * 0.42, ink.spark);
  s.box(cx - m * 0.06, base - m * 0.27, m * 0.12, m * 0.27, ink.bold);
  s.box(cx - m * 0.32, base, m * 0.64, m * 0.11, ink.firm);
  s.box(0, base + m * 0.11 - 0.3, w, h, ink.bold);
};

/** Sucht und Prävention: falling blocks, stopped by one that stands. */
export const dominoes: Pattern = (s, r, ink) => {
  const { w, h } = s;
  const count = Math.max(5, Math.round(w / (s.u * r.pick([0.62, 0.8]))));
  const step = w / (count + 0.4);
  const stop = Math.max(2, Math.floor(count * r.between(0.45, 0.72)));
  const flip = r.chance(0.5);
  const floor = h * 0.86;
  const tall = Math.min(h * 0.56, step * 3.4);
  const wide = step * 0.42;
  for (let i = 0; i < count; i++) {
    const lean = i < stop ? ((38 - (i * 27) / stop) * Math.PI) / 180 : 0;
    const foot = (i + 0.45) * step + wide / 2;
    const [up, out]: [number, number] = [Math.cos(lean), Math.sin(lean)];
    const corners: Point[] = [
      [foot, floor],
      [foot + out * tall, floor - up * tall],
      [foot + out * tall - up * wide, floor - up * tall - out * wide],
      [foot - up * wide, floor - out * wide],
    ];
    const fill = i === stop ? ink.spark : i < stop ? ink.firm : ink.bold;
    s.shape(flip ? corners.map(([x, y]): Point => [w - x, y]) : corners, fill);
  }
  s.box(0, floor, w, h, ink.bold);
};

/** Sucht und Prävention: a chain with one open link. */
export const chain: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const size = m * r.between(0.15, 0.2);
  const thick = size * 0.42;
  const count = Math.ceil(w / (size * 1.5)) + 1;
  const open = Math.floor(count * r.between(0.35, 0.65));
  const slope = r.pick([-0.2, 0, 0.2]);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * size * 1.5 + w / 2;
    const y = h / 2 + (x - w / 2) * slope;
    if (i === open) s.arc(x, y, size, -48, 228, thick, ink.spark);
    else s.ring(x, y, size, thick, i % 2 ? ink.firm : ink.bold);
  }
  const [x, y] = [(open - (count - 1) / 2) * size * 1.5 + w / 2, h / 2];
  for (const side of [-1, 0, 1])
    s.line(
      [around(x, y, size * 1.5, -90 + side * 24), around(x, y, size * 1.95, -90 + side * 24)],
      thick * 0.5,
      ink.spark,
      'round',
    );
};
