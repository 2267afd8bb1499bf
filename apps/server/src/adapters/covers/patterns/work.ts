import { cycle } from '../generator';
import { around, type Point, type Sheet } from '../sheet';
import type { Pattern } from './pattern';

/** Arbeitslehre: two boards in a finger joint. */
export const fingerJoint: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const fingers = Math.max(3, Math.round(h / (u * r.pick([0.4, 0.5, 0.66])))) | 1;
  const tall = h / fingers;
  const deep = Math.min(u * r.between(1, 1.5), w * 0.4);
  const left = w * r.between(0.44, 0.56) - deep / 2;
  const edge: Point[] = [];
  for (let i = 0; i < fingers; i++) {
    const x = i % 2 ? left : left + deep;
    edge.push([x, i * tall], [x, (i + 1) * tall]);
  }
  s.box(0, 0, w, h, ink.firm);
  s.shape([...edge, [w, h], [w, 0]], ink.bold);
  const knot = Math.min(u * 0.42, left * 0.3);
  s.ball(left * r.between(0.4, 0.6), h * r.between(0.3, 0.6), knot, ink.spark);
  s.ball(w - (w - left - deep) * r.between(0.4, 0.6), h * r.between(0.3, 0.7), knot, ink.soft);
  if (r.chance(0.5))
    for (let i = 1; i < fingers; i += 2) s.ball(left + deep * 0.3, (i + 0.5) * tall, tall * 0.2, ink.spark);
};

function gear(s: Sheet, x: number, y: number, r: number, teeth: number, turn: number, fill: string): void {
  const points: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = turn + (i * 360) / teeth;
    const part = 360 / teeth;
    points.push(
      around(x, y, r * 0.84, a),
      around(x, y, r, a + part * 0.1),
      around(x, y, r, a + part * 0.4),
      around(x, y, r * 0.84, a + part * 0.5),
    );
  }
  s.shape(points, fill);
}

/** Arbeitslehre: wheels that drive each other. */
export const gears: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const flip = r.chance(0.5);
  const x = (value: number): number => (flip ? w - value : value);
  const large = m * r.between(0.4, 0.5);
  const small = large * r.between(0.5, 0.66);
  const [ax, ay] = [Math.max(w / 2 - m * 0.34, large * 0.6), h * r.between(0.48, 0.6)];
  const tilt = r.between(-42, -16);
  const [bx, by] = around(ax, ay, (large + small) * 0.93, tilt);
  const [cx, cy] = around(bx, by, (small + large * 0.7) * 0.93, r.between(20, 50));
  const turn = r.between(0, 20);
  const wheels: [number, number, number, string][] = [
    [ax, ay, large, ink.bold],
    [bx, by, small, ink.spark],
    [cx, cy, large * 0.7, ink.firm],
  ];
  wheels.forEach(([px, py, size, fill], i) => {
    const teeth = Math.max(8, Math.round((size / m) * 28));
    gear(s, x(px), py, size, teeth, turn + i * 9, fill);
    s.ball(x(px), py, size * 0.42, ink.ground);
    s.ball(x(px), py, size * 0.2, fill);
  });
};

/** Berufliche Bildung: steps that lead up. */
export const stairs: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const steps = Math.max(3, Math.round(w / (u * r.pick([0.8, 1, 1.3]))));
  const step = w / steps;
  const kind = r.int(3);
  const rise = (i: number): number => {
    const t = i / (steps - 1);
    return h * (0.14 + 0.52 * (kind === 0 ? t : kind === 1 ? 1 - t : 1 - Math.abs(t * 2 - 1)));
  };
  for (let i = 0; i < steps; i++) s.box(i * step, h - rise(i), step + 0.4, rise(i), i % 2 ? ink.bold : ink.firm);
  const at = kind === 0 ? steps - 1 - r.int(steps - 1) : kind === 1 ? r.int(steps - 1) : Math.floor(steps / 2);
  const top = h - rise(at);
  if (r.chance(0.6)) s.ball((at + 0.5) * step, top - step * 0.4, step * 0.4, ink.spark);
  else {
    s.box((at + 0.5) * step - u * 0.05, top - u * 0.95, u * 0.1, u * 0.95, ink.bold);
    const towards = at > steps / 2 ? -1 : 1;
    s.shape(
      [
        [(at + 0.5) * step, top - u * 0.95],
        [(at + 0.5) * step + towards * u * 0.75, top - u * 0.68],
        [(at + 0.5) * step, top - u * 0.4],
      ],
      ink.spark,
    );
  }
};

/** Berufliche Bildung: a crane builds with blocks. */
export const crane: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const left = r.chance(0.5);
  const x = (value: number, wide = 0): number => (left ? value : w - value - wide);
  const floor = h * 0.88;
  const mast = w * r.between(0.22, 0.32);
  const thick = m * 0.07;
  const jib = h * 0.16;
  const hook = w * r.between(0.58, 0.78);
  const size = m * r.between(0.17, 0.22);
  s.box(x(mast, thick), jib - m * 0.08, thick, floor - jib + m * 0.08, ink.bold);
  s.box(x(w * 0.06, w * 0.86), jib, w * 0.86, thick * 0.8, ink.bold);
  s.box(x(w * 0.06, m * 0.14), jib, m * 0.14, m * 0.2, ink.firm);
  s.line(
    [
      [x(hook), jib],
      [x(hook), h * 0.42],
    ],
    m * 0.022,
    ink.bold,
  );
  s.box(x(hook) - size / 2, h * 0.42, size, size, ink.spark);
  const columns = Math.max(1, Math.floor((w * 0.94 - mast - thick * 2.4) / (size * 1.06)));
  for (let i = 0; i < columns; i++) {
    const high = 1 + r.int(Math.max(1, Math.floor((floor - h * 0.44 - size) / size)));
    for (let k = 0; k < Math.min(high, 2); k++) {
      const at = mast + thick * 2.2 + i * size * 1.06;
      s.box(x(at, size), floor - (k + 1) * size, size, size - 1, cycle([ink.firm, ink.soft, ink.bold], i + k));
    }
  }
  s.box(0, floor, w, u, ink.soft);
};

/** Which stitches of a knitted motif stand out: scattered ones, every fourth row, or rows of single stitches. */
function standsOut(motif: number, row: number, col: number): boolean {
  if (motif === 0) return (row + col) % 4 === 0;
  if (motif === 1) return row % 4 === 0;
  return row % 2 === 0 && (row / 2 + col) % 2 === 0;
}

/** Praxisorientierte Fächer: knitting with a motif. */
export const knitting: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const step = w / Math.max(3, Math.round(w / (u * r.pick([0.72, 0.9]))));
  const motif = r.int(3);
  const shift = r.int(4);
  const [gap, thick, dip] = [step * 0.05, step * 0.6, step * 0.42];
  for (let row = 0, y = -step * 0.74; y < h; row++, y += step * 0.74) {
    for (let col = 0, x = 0; x < w - 1; col++, x += step) {
      const plain = motif === 1 && (row + shift) % 4 === 2 ? ink.bold : ink.firm;
      const fill = standsOut(motif, row + shift, col) ? ink.spark : plain;
      const [left, middle, right] = [x + gap, x + step / 2, x + step - gap];
      s.shape(
        [
          [left, y],
          [middle, y + dip],
          [right, y],
          [right, y + thick],
          [middle, y + dip + thick],
          [left, y + thick],
        ],
        fill,
      );
    }
  }
};

/** Praxisorientierte Fächer: buttons. */
export const buttons: Pattern = (s, r, ink) => {
  s.cells(s.u * r.pick([1.15, 1.45]), (x, y, cell, col, row) => {
    if (r.chance(0.1)) return;
    const size = cell * r.between(0.34, 0.46);
    const [cx, cy] = [x + cell / 2, y + cell / 2];
    const fill = r.chance(0.2) ? ink.spark : cycle([ink.bold, ink.firm, ink.soft], col + row + r.int(2));
    const hole = fill === ink.ground ? ink.bold : ink.ground;
    s.ball(cx, cy, size, fill);
    s.ring(cx, cy, size * 0.74, size * 0.09, hole);
    const holes = r.pick([2, 4]);
    const turn = r.int(8) * 22.5;
    for (let k = 0; k < holes; k++) s.ball(...around(cx, cy, size * 0.27, turn + (k * 360) / holes), size * 0.13, hole);
  });
};

/** Weiterbildung: arrows that point onwards. */
export const onwards: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const rows = r.pick([1, 1, 2]);
  const tall = h / rows;
  const thick = u * r.pick([0.5, 0.66, 0.9]);
  const point = tall * (rows === 1 ? 0.36 : 0.5);
  const marked = 1 + r.int(Math.max(1, Math.floor(w / (thick * 1.5)) - 1));
  for (let row = 0; row < rows; row++) {
    const [top, middle, bottom] = [row * tall, (row + 0.5) * tall, (row + 1) * tall];
    for (let i = 0, x = -point; x < w; i++, x += thick * 1.5) {
      const fill = i === marked + row ? ink.spark : (i + row) % 2 ? ink.firm : ink.bold;
      s.shape(
        [
          [x, top],
          [x + thick, top],
          [x + thick + point, middle],
          [x + thick, bottom],
          [x, bottom],
          [x + point, middle],
        ],
        fill,
      );
    }
  }
};

/** Weiterbildung: doors, one of them open. */
export const doors: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(2, Math.round(w / (u * r.pick([1.5, 1.8]))));
  const step = w / count;
  const open = r.int(count);
  const floor = h * 0.9;
  for (let i = 0; i < count; i++) {
    const wide = step * 0.7;
    const x = i * step + step * 0.15;
    const tall = Math.min(h * 0.78, wide * 2.5);
    if (i === open) {
      s.box(x, floor - tall, wide, tall, ink.spark);
      s.shape(
        [
          [x, floor - tall],
          [x + wide * 0.42, floor - tall * 0.9],
          [x + wide * 0.42, h * 0.99],
          [x, floor],
        ],
        ink.bold,
      );
      s.ball(x + wide * 0.33, floor - tall * 0.42, wide * 0.06, ink.ground);
    } else {
      const fill = cycle([ink.bold, ink.firm], i + r.int(2));
      s.box(x, floor - tall, wide, tall, fill);
      s.ball(x + wide * 0.82, floor - tall * 0.46, wide * 0.07, ink.ground);
    }
  }
  s.box(0, floor, w, u * 0.08, ink.bold);
};
