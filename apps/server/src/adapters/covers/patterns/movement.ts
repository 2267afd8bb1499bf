import { cycle } from '../generator';
import { around, type Point } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Sport: the lanes of a running track. */
export const lanes: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const left = r.chance(0.5);
  const count = r.pick([4, 5, 6]);
  const wide = (m * r.between(0.4, 0.5)) / count;
  const core = wide * r.between(0.6, 1.4);
  const cx = w * (left ? r.between(0.55, 0.72) : r.between(0.28, 0.45));
  const marked = 1 + r.int(count - 1);
  for (let i = count; i >= 0; i--) {
    const radius = core + i * wide;
    const fill = i === 0 ? ink.ground : i === marked ? ink.spark : i % 2 ? ink.bold : ink.firm;
    s.box(left ? 0 : cx - 1, h / 2 - radius, left ? cx + 1 : w, radius * 2, fill);
    s.slice(cx, h / 2, radius, left ? -90 : 90, left ? 90 : 270, fill);
  }
};

/** Sport: the lines of a pitch. */
export const pitch: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const thick = m * 0.035;
  const cx = focus(s, r);
  const stripe = s.u * r.pick([0.8, 1.1]);
  for (let x = r.chance(0.5) ? 0 : stripe; x < w; x += stripe * 2) s.box(x, 0, stripe, h, ink.soft);
  s.box(cx - thick / 2, 0, thick, h, ink.bold);
  s.ring(cx, h / 2, m * 0.3, thick, ink.bold);
  for (const side of [-1, 1]) {
    const goal = cx + side * Math.min(m * 0.72, w * 0.34);
    const depth = m * 0.34;
    s.line(
      [
        [goal + side * depth, h * 0.22],
        [goal, h * 0.22],
        [goal, h * 0.78],
        [goal + side * depth, h * 0.78],
      ],
      thick,
      ink.bold,
    );
    s.line(
      [
        [goal + side * depth, 0],
        [goal + side * depth, h],
      ],
      thick,
      ink.bold,
    );
  }
  s.ball(...around(cx, h / 2, m * r.between(0.1, 0.34), r.between(0, 360)), m * 0.085, ink.spark);
};

/** Sport: a ball and its path. */
export const bounce: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const flip = r.chance(0.5);
  const x = (value: number): number => (flip ? w - value : value);
  const floor = h * 0.86;
  const size = m * 0.18;
  const hops = Math.max(1, Math.round(w / (m * 0.8)));
  const step = (w * 0.94) / hops;
  const height = (t: number, hop: number): number => h * (0.68 - hop * 0.13) * 4 * t * (1 - t);
  s.box(0, floor, w, h, ink.bold);
  const dots = Math.max(6, Math.round(step / (m * 0.06)));
  for (let hop = 0; hop < hops; hop++) {
    for (let i = 0; i < dots; i++) {
      const t = (i + 0.5) / dots;
      s.ball(x(w * 0.03 + (hop + t) * step), floor - height(t, hop) - m * 0.03, m * 0.018, ink.firm);
    }
  }
  const [at, t] = [r.int(hops), r.between(0.35, 0.65)];
  const [bx, by]: Point = [x(w * 0.03 + (at + t) * step), floor - height(t, at) - m * 0.03 + size * 0.3];
  const turn = r.between(0, 60);
  s.ball(bx, by, size, ink.spark);
  for (let i = 0; i < 3; i++) s.slice(bx, by, size, turn + i * 120, turn + i * 120 + 60, ink.bold);
};

/** Verkehrserziehung: a bend in the road and a crossing. */
export const bend: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const left = r.chance(0.5);
  const up = r.chance(0.5);
  const [cx, cy] = [left ? 0 : w, up ? 0 : h];
  const radius = m * r.between(0.78, 0.92);
  const wide = m * 0.3;
  const from = left ? (up ? 0 : 270) : up ? 90 : 180;
  s.ring(cx, cy, radius, wide, ink.bold);
  for (let a = 4; a < 90; a += 12) s.arc(cx, cy, radius, from + a, from + a + 6, m * 0.025, ink.faint);
  const away = w - radius - wide / 2;
  if (away > m * 0.4) {
    const stripes = Math.min(6, Math.floor((away - m * 0.1) / (m * 0.15)));
    const room = stripes * m * 0.15;
    const zx = left ? w - away / 2 - room / 2 + m * 0.04 : away / 2 - room / 2 + m * 0.04;
    for (let i = 0; i < stripes; i++) s.box(zx + i * m * 0.15, h * 0.3, m * 0.08, h * 0.4, ink.firm);
  }
  s.ball(left ? m * 0.3 : w - m * 0.3, up ? m * 0.26 : h - m * 0.34, m * 0.12, ink.spark);
};

/** Verkehrserziehung: traffic lights. */
export const trafficLights: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = Math.max(1, Math.round(w / (m * 0.52)));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const size = Math.min(step * 0.24, m * 0.115);
    const cx = (i + 0.5) * step;
    const top = h * 0.5 - size * r.between(3.7, 4.3);
    const lit = r.int(3);
    s.box(cx - size * 0.26, top + size, size * 0.52, h, ink.firm);
    s.pill(cx - size * 1.45, top, size * 2.9, size * 7.4, size * 0.9, ink.bold);
    for (let k = 0; k < 3; k++)
      s.ball(cx, top + size * (1.5 + k * 2.2), size * 0.86, k === lit ? ink.spark : ink.ground);
  }
};

/** Verkehrserziehung: signs by the road. */
export const roadSigns: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = Math.max(1, Math.round(w / (m * 0.6)));
  const step = w / count;
  const floor = h * 0.88;
  const first = r.int(4);
  for (let i = 0; i < count; i++) {
    const size = Math.min(step * 0.4, m * 0.26);
    const [cx, cy] = [(i + 0.5) * step, h * r.between(0.34, 0.44)];
    const fill = i % 2 ? ink.firm : ink.bold;
    s.box(cx - m * 0.025, cy, m * 0.05, floor - cy, ink.bold);
    const kind = (first + i + r.int(2)) % 4;
    if (kind === 0) {
      s.ball(cx, cy, size, fill);
      s.box(cx - size * 0.6, cy - size * 0.16, size * 1.2, size * 0.32, ink.ground);
    } else if (kind === 1) {
      s.polygon(cx, cy + size * 0.2, size * 1.2, 3, -90, fill);
      s.polygon(cx, cy + size * 0.2, size * 0.6, 3, -90, ink.spark);
    } else if (kind === 2) {
      s.polygon(cx, cy, size * 1.1, 4, 0, fill);
      s.polygon(cx, cy, size * 0.72, 4, 0, ink.spark);
    } else {
      s.box(cx - size * 0.85, cy - size * 0.85, size * 1.7, size * 1.7, fill);
      s.shape(
        [
          [cx - size * 0.4, cy + size * 0.5],
          [cx - size * 0.4, cy - size * 0.5],
          [cx + size * 0.55, cy],
        ],
        ink.ground,
      );
    }
  }
  s.box(0, floor, w, h, ink.soft);
};

/** Freizeit: kites. */
export const kites: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const count = Math.max(1, Math.round(w / (u * 2.3)));
  const step = w / count;
  const wind = r.pick([-1, 1]);
  for (let i = 0; i < count; i++) {
    const size = Math.min(step * 0.46, m * (count === 1 ? 0.38 : r.between(0.26, 0.34)));
    const [cx, cy] = [(i + 0.5) * step + wind * size * 0.2, h * r.between(0.3, 0.44)];
    const tilt = wind * r.between(12, 34);
    const at = (d: number, a: number): Point => around(cx, cy, size * d, a + tilt);
    const [top, side, foot, other] = [at(1, -90), at(0.72, -10), at(1.05, 90), at(0.72, 190)];
    const fill = cycle([ink.firm, ink.spark, ink.bold], i + r.int(2));
    const end: Point = [foot[0] - wind * size * 0.5, Math.min(h * 0.98, foot[1] + size * 1.1)];
    s.bow(foot, [foot[0] + wind * size * 0.7, (foot[1] + end[1]) / 2], end, u * 0.055, ink.bold);
    s.shape([top, side, foot, other], fill);
    s.shape([top, side, foot], fill === ink.bold ? ink.soft : ink.bold);
    const bow: Point = [foot[0] + wind * size * 0.27, foot[1] + (end[1] - foot[1]) * 0.5];
    for (const way of [-1, 1])
      s.shape(
        [bow, [bow[0] + way * size * 0.22, bow[1] - size * 0.12], [bow[0] + way * size * 0.22, bow[1] + size * 0.12]],
        ink.spark,
      );
  }
};

/** Freizeit: sails on the lake. */
export const sails: Pattern = (s, r, ink) => {
  const { w, h, u, m } = s;
  const water = h * r.between(0.7, 0.76);
  s.ball(w * r.between(0.15, 0.85), h * 0.24, m * 0.12, ink.spark);
  const count = Math.max(1, Math.round(w / (u * r.pick([2, 2.7]))));
  const step = w / count;
  const wind = r.pick([-1, 1]);
  for (let i = 0; i < count; i++) {
    const size = Math.min(step * 0.46, m * 0.38) * r.between(0.72, 1);
    const [cx, base] = [(i + 0.5) * step, water - size * 0.1];
    s.shape(
      [
        [cx, base - size * 1.65],
        [cx, base],
        [cx + wind * size * 0.9, base],
      ],
      r.chance(0.3) ? ink.spark : ink.bold,
    );
    s.shape(
      [
        [cx - wind * size * 0.1, base - size * 1.3],
        [cx - wind * size * 0.1, base],
        [cx - wind * size * 0.7, base],
      ],
      ink.firm,
    );
    s.bowl(cx, base + size * 0.06, size * 0.62, ink.bold);
  }
  const wave = w / Math.max(3, Math.round(w / (u * 0.7)));
  s.box(0, water + u * 0.12, w, h, ink.soft);
  for (let x = 0; x < w - 1; x += wave) s.dome(x + wave / 2, water + u * 0.12 + 0.4, wave / 2, ink.soft);
};
