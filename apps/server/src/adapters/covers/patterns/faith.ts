import { around } from '../sheet';
import { focus, type Pattern } from './pattern';

/** Religion: a window of many petals. */
export const rose: Pattern = (s, r, ink) => {
  const { h, m } = s;
  const petals = r.pick([6, 8, 10, 12]);
  const cx = focus(s, r);
  const cy = h / 2;
  const turn = r.pick([0, 180 / petals]);
  const size = m * r.pick([0.48, 0.6]);
  const kind = r.int(2);
  s.ball(cx, cy, size, ink.bold);
  for (let i = 0; i < petals; i++) {
    const a = turn + (i * 360) / petals;
    const fill = i % 2 ? ink.firm : ink.spark;
    if (kind) s.ball(...around(cx, cy, size * 0.74, a), size * (1.75 / petals), fill);
    else s.lens(around(cx, cy, size * 0.44, a), around(cx, cy, size * 0.96, a), size * (2.1 / petals), fill);
    s.ball(...around(cx, cy, size * 0.4, a + 180 / petals), size * (0.84 / petals), ink.soft);
  }
  s.ball(cx, cy, size * 0.22, ink.faint);
  s.ball(cx, cy, size * 0.1, ink.bold);
};

/** Religion: candles and their light. */
export const candles: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const count = Math.max(2, Math.round(w / (u * r.pick([0.95, 1.2]))));
  const step = w / count;
  const floor = h * 0.88;
  const tops = Array.from({ length: count }, () => h * r.between(0.42, 0.64));
  for (const [i, top] of tops.entries())
    s.ball((i + 0.5) * step, top - u * 0.36, Math.min(step * 0.5, u * 0.5), ink.soft);
  tops.forEach((top, i) => {
    const x = (i + 0.5) * step;
    const wide = step * 0.38;
    s.box(x - wide / 2, top, wide, floor - top, i % 2 ? ink.firm : ink.bold);
    s.lens([x, top - u * 0.08], [x, top - u * 0.7], u * 0.32, ink.spark);
  });
  s.box(0, floor, w, h, ink.bold);
};

/** Religion: gates, one behind the other, with a light at the end. */
export const portals: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = w > h * 1.4 ? r.pick([1, 2, 3]) : 1;
  const step = w / count;
  const depth = 4;
  for (let i = 0; i < count; i++) {
    const cx = (i + 0.5) * step;
    const wide = Math.min(step * 0.9, m * r.between(0.78, 0.92));
    const tall = h * (count === 1 ? 0.92 : r.between(0.74, 0.92));
    [ink.bold, ink.firm, ink.soft, ink.spark].forEach((tone, k) => {
      const part = 1 - k / (depth + 0.4);
      s.gate(cx - (wide * part) / 2, h - tall * (0.3 + 0.7 * part), wide * part, tall, tone);
    });
  }
};
