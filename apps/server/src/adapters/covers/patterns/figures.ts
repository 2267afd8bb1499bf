import { cycle } from '../generator';
import { around, type Point } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Mathematik: right-angled triangles in a square grid. */
export const tangram: Pattern = (s, r, ink) => {
  s.cells(s.u, (x, y, size) => {
    const turn = r.int(4);
    const corner = (at: number): Point =>
      cycle<Point>(
        [
          [x, y],
          [x + size, y],
          [x + size, y + size],
          [x, y + size],
        ],
        at,
      );
    const roll = r.next();
    if (r.chance(0.45) || roll > 0.9) s.box(x, y, size + 0.4, size + 0.4, ink.soft);
    if (roll > 0.9) s.ball(x + size / 2, y + size / 2, size * 0.3, ink.bold);
    else
      s.shape(
        [corner(turn), corner(turn + 1), corner(turn + 2)],
        roll < 0.16 ? ink.spark : roll < 0.52 ? ink.bold : ink.firm,
      );
  });
};

/** Mathematik: a construction of circle and polygon on squared paper. */
export const construction: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const cx = focus(s, r);
  const radius = m * 0.4;
  const sides = r.pick([3, 4, 5, 6]);
  const turn = r.between(0, 360 / sides);
  for (let x = u * 0.5; x < w; x += u * 0.5) s.box(x, 0, u * 0.03, h, ink.soft);
  for (let y = u * 0.5; y < h; y += u * 0.5) s.box(0, y, w, u * 0.03, ink.soft);
  const square = m * r.between(0.45, 0.55);
  const left = cx > w / 2 || (cx === w / 2 && r.chance(0.5));
  s.box(left ? cx - radius * 0.3 - square : cx + radius * 0.3, m * 0.08, square, square, ink.soft);
  s.ball(cx, h / 2, radius, ink.firm);
  s.polygon(cx, h / 2, radius, sides, turn, ink.bold);
  s.ball(cx, h / 2, radius * 0.28, ink.spark);
};

/** Mathematik: discs divided into fractions. */
export const fractions: Pattern = (s, r, ink) => {
  const { w, h } = s;
  const rows = h > w * 1.3 ? 2 : r.pick([1, 2]);
  const size = h / rows;
  const count = Math.max(1, Math.round(w / size));
  const step = w / count;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < count; col++) {
      const [cx, cy] = [(col + 0.5) * step, (row + 0.5) * size];
      const radius = Math.min(step, size) * 0.4;
      const parts = r.pick([2, 3, 4, 6, 8]);
      const taken = 1 + r.int(parts - 1);
      const fill = cycle([ink.bold, ink.firm], row + col);
      s.ball(cx, cy, radius, ink.soft);
      s.slice(cx, cy, radius, -90, -90 + (360 * taken) / parts, r.chance(0.3) ? ink.spark : fill);
      for (let i = 0; i < parts; i++)
        s.line([[cx, cy], around(cx, cy, radius, -90 + (360 * i) / parts)], radius * 0.06, ink.ground);
    }
  }
};

/** Informationstechnische Bildung: pixels that gather in the middle. */
export const pixels: Pattern = (s, r, ink) => {
  const [fx, fy] = [r.between(0.35, 0.65), r.between(0.35, 0.65)];
  s.cells(s.u / 2, (x, y, size) => {
    const away = Math.abs(x / s.w - fx) + Math.abs(y / s.h - fy);
    if (r.chance(0.84 - away * 0.8)) {
      const fill = r.chance(0.18) ? ink.spark : r.chance(0.5) ? ink.bold : ink.firm;
      s.box(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88, fill);
    } else if (r.chance(0.2)) s.ball(x + size / 2, y + size / 2, size * 0.14, ink.soft);
  });
};

/** Informationstechnische Bildung: a chip and its conductors. */
export const circuit: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const size = m * r.between(0.3, 0.38);
  const cx = focus(s, r);
  const pins = 4;
  for (let i = 0; i < pins; i++) {
    const y = h / 2 + ((i + 0.5) / pins - 0.5) * size * 0.92;
    for (const side of [-1, 1]) {
      const fill = cycle([ink.bold, ink.firm, ink.soft], i + r.int(2));
      const room = side < 0 ? cx : w - cx;
      const knee = cx + side * (size * 0.5 + room * r.between(0.14, 0.3));
      const level = h / 2 + ((i + 0.5) / pins - 0.5) * h * 0.92;
      const diagonal = Math.min(Math.abs(level - y), Math.abs((side < 0 ? 0 : w) - knee));
      const end = cx + side * room * r.between(0.72, 0.94);
      const path: Point[] = [
        [cx, y],
        [knee, y],
        [knee + side * diagonal, level],
        [side < 0 ? Math.min(end, knee - diagonal) : Math.max(end, knee + diagonal), level],
      ];
      s.line(path, u * 0.1, fill, 'round');
      s.ball(path[3]?.[0] ?? end, level, u * 0.17, r.chance(0.4) ? ink.spark : fill);
    }
  }
  s.box(cx - size / 2, h / 2 - size / 2, size, size, ink.bold);
  s.box(cx - size * 0.27, h / 2 - size * 0.27, size * 0.54, size * 0.54, ink.spark);
};

/** Informationstechnische Bildung: switches, on or off. */
export const switches: Pattern = (s, r, ink) => {
  const rows = Math.max(2, Math.round(s.h / (s.u * r.pick([0.72, 0.9]))));
  const tall = s.h / rows;
  const cols = Math.max(1, Math.round(s.w / (tall * 1.9)));
  const wide = s.w / cols;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const on = r.chance(0.5);
      const [x, y] = [col * wide + wide * 0.1, row * tall + tall * 0.14];
      const [long, thick] = [wide * 0.8, tall * 0.72];
      s.pill(x, y, long, thick, thick / 2, on ? r.pick([ink.bold, ink.bold, ink.firm]) : ink.soft);
      s.ball(on ? x + long - thick / 2 : x + thick / 2, y + thick / 2, thick * 0.34, on ? ink.spark : ink.ground);
    }
  }
};
