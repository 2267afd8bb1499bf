import { cycle, type Generator } from '../generator';
import type { Sheet } from '../sheet';
import type { Pattern } from './pattern';

/** One of three blocks, standing on `y`. */
function weight(s: Sheet, kind: number, x: number, y: number, size: number, fill: string): void {
  if (kind === 0) s.ball(x, y - size, size, fill);
  else if (kind === 1) s.box(x - size, y - size * 2, size * 2, size * 2, fill);
  else
    s.shape(
      [
        [x - size * 1.1, y],
        [x + size * 1.1, y],
        [x, y - size * 1.9],
      ],
      fill,
    );
}

/** Ethik: blocks weighed against each other. */
export const balance: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const reach = Math.min(w * 0.44, m * 0.78);
  const [cx, y] = [w / 2, h / 2 + m * 0.1];
  const tilt = m * r.pick([-1, 1]) * r.between(0.02, 0.09);
  const thick = m * 0.035;
  const heavy = m * r.between(0.15, 0.19);
  const slight = m * r.between(0.09, 0.12);
  const [a, b] = tilt > 0 ? [heavy, slight] : [slight, heavy];
  const kind = r.int(3);
  s.shape(
    [
      [cx - m * 0.22, y + m * 0.36],
      [cx + m * 0.22, y + m * 0.36],
      [cx, y],
    ],
    ink.bold,
  );
  s.box(0, y + m * 0.36, w, h, ink.soft);
  s.shape(
    [
      [cx - reach, y + tilt - thick],
      [cx + reach, y - tilt - thick],
      [cx + reach, y - tilt + thick],
      [cx - reach, y + tilt + thick],
    ],
    ink.firm,
  );
  weight(s, kind, cx - reach * 0.66, y + tilt * 0.66 - thick, a, ink.spark);
  weight(s, (kind + 1 + r.int(2)) % 3, cx + reach * 0.66, y - tilt * 0.66 - thick, b, ink.bold);
};

/** Ethik: stones that keep each other in balance. */
export const cairn: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const ground = h * 0.88;
  const count = w > h * 1.4 ? r.pick([1, 2, 3]) : 1;
  s.ball(w * r.pick([0.22, 0.78]), h * 0.3, m * r.between(0.12, 0.2), ink.soft);
  for (let i = 0; i < count; i++) {
    const cx = ((i + 0.5) * w) / count + m * r.between(-0.06, 0.06);
    const stones = 3 + r.int(3);
    let y = ground;
    let wide = Math.min(m * r.between(0.52, 0.66), (w / count) * 0.86);
    for (let k = 0; k < stones; k++) {
      const tall = m * (0.19 - k * 0.018) * (4.2 / (stones + 0.6));
      const fill = k === stones - 1 ? ink.spark : cycle([ink.bold, ink.firm], k + i);
      s.pill(cx - wide / 2 + m * r.between(-0.03, 0.03), y - tall, wide, tall, tall / 2, fill);
      y -= tall;
      wide *= r.between(0.66, 0.82);
    }
  }
  s.box(0, ground, w, h, ink.soft);
};

/** Philosophie: a labyrinth with straight ways. */
export const labyrinth: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const t = u * r.pick([0.16, 0.2, 0.26]);
  const cx = w * r.between(0.38, 0.62);
  const cy = h * r.between(0.44, 0.56);
  const stretch = r.pick([1, 1.25]);
  const count = Math.ceil(Math.max(w, h) / (t * 3));
  const marked = 2 + r.int(3);
  for (let i = count; i > 0; i--) {
    const [x, y] = [t * 2 * i * stretch, t * 2 * i];
    const fill = i % 4 === marked % 4 ? ink.firm : ink.bold;
    s.box(cx - x - t / 2, cy - y - t / 2, x * 2 + t, t, fill);
    s.box(cx - x - t / 2, cy + y - t / 2, x * 2 + t, t, fill);
    s.box(cx - x - t / 2, cy - y, t, y * 2, fill);
    s.box(cx + x - t / 2, cy - y, t, y * 2, fill);
    const door = r.int(4);
    if (door < 2) s.box(cx - t * 1.2, cy + (door ? y : -y) - t * 0.6, t * 2.4, t * 1.2, ink.ground);
    else s.box(cx + (door > 2 ? x : -x) - t * 0.6, cy - t * 1.2, t * 1.2, t * 2.4, ink.ground);
  }
  s.ball(cx, cy, t * 1.1, ink.spark);
};

/** Philosophie: a labyrinth with round ways. */
export const roundLabyrinth: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const t = u * r.pick([0.18, 0.24, 0.3]);
  const cx = w * r.between(0.25, 0.75);
  const cy = h * r.between(0.4, 0.6);
  const count = Math.ceil(Math.max(w, h) / (t * 2.4));
  const marked = 2 + r.int(3);
  for (let i = 1; i <= count; i++) {
    const radius = t * 2 * i;
    const gap = Math.min(40, (t * 2.6 * 180) / (Math.PI * radius));
    const from = r.between(0, 360);
    s.arc(cx, cy, radius, from + gap, from + 360, t, i % 4 === marked % 4 ? ink.firm : ink.bold);
  }
  s.ball(cx, cy, t, ink.spark);
};

/** Psychologie: blocks and their mirror image. */
export const mirrored: Pattern = (s, r, ink) => {
  const { w, h } = s;
  const rows = r.pick([3, 4]);
  const size = h / rows;
  const half = Math.ceil(w / 2 / size);
  const fills = [ink.bold, ink.firm, ink.bold, ink.spark, ink.soft] as const;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < half; col++) {
      if (r.chance(0.08 + (0.5 * col) / half)) continue;
      const fill = r.pick(fills);
      const turn = r.int(4);
      const kind = r.int(4);
      const [y, right, left] = [row * size, w / 2 + col * size, w / 2 - (col + 1) * size];
      if (kind === 0) {
        s.ball(right + size / 2, y + size / 2, size * 0.38, fill);
        s.ball(left + size / 2, y + size / 2, size * 0.38, fill);
      } else if (kind === 1) {
        s.leaf(right, y, size, turn % 2 === 0, fill);
        s.leaf(left, y, size, turn % 2 === 1, fill);
      } else {
        // Turning a quarter disc over its upright axis swaps its left and right corners.
        s.quarter(right, y, size, turn, fill);
        s.quarter(left, y, size, [1, 0, 3, 2][turn] ?? 0, fill);
      }
    }
  }
};

function thoughtIn(s: Sheet, r: Generator, x: number, y: number, size: number, fill: string): void {
  const kind = r.int(5);
  if (kind === 0) s.ball(x, y, size * 0.6, fill);
  else if (kind === 1) s.polygon(x, y + size * 0.1, size * 0.75, 3, -90, fill);
  else if (kind === 2) s.box(x - size * 0.5, y - size * 0.5, size, size, fill);
  else if (kind === 3) s.ring(x, y, size * 0.46, size * 0.3, fill);
  else s.leaf(x - size * 0.55, y - size * 0.55, size * 1.1, r.chance(0.5), fill);
}

/** Psychologie: heads and what goes on in them. */
export const minds: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const count = Math.max(1, Math.round(w / (m * 0.72)));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const size = Math.min(step * 0.38, m * 0.27);
    const facing = i % 2 ? -1 : 1;
    const x = (i + 0.5) * step - facing * size * 0.1;
    const y = h * r.between(0.36, 0.44);
    const fill = i % 2 ? ink.firm : ink.bold;
    s.dome(x - facing * size * 0.2, h + 0.4, size * 1.15, fill);
    s.box(x - size * 0.5 - facing * size * 0.2, y + size * 0.6, size, h, fill);
    s.shape(
      [
        [x + facing * size * 0.86, y - size * 0.24],
        [x + facing * size * 1.16, y + size * 0.22],
        [x + facing * size * 0.8, y + size * 0.34],
      ],
      fill,
    );
    s.ball(x, y, size, fill);
    thoughtIn(s, r, x - facing * size * 0.12, y - size * 0.05, size * 0.9, fill === ink.bold ? ink.spark : ink.ground);
  }
};

/** Pädagogik: wooden rainbows. */
export const rainbows: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const floor = h * (w > h * 1.3 ? 0.88 : 0.8);
  const tones = r.pick([
    [ink.bold, ink.spark, ink.firm, ink.soft, ink.ground],
    [ink.firm, ink.bold, ink.soft, ink.spark, ink.ground],
  ] as const);
  const large = w > h * 1.3 ? m * r.pick([0.56, 0.62, 0.74]) : w * 0.44;
  const at: [number, number][] = [];
  if (w < large * 2.6) at.push([w / 2, large]);
  else {
    const left = r.chance(0.5);
    const cx = w * r.between(0.34, 0.4);
    at.push([left ? cx : w - cx, large]);
    let edge = cx + large;
    while (edge < w * 0.96) {
      const size = large * r.between(0.3, 0.52);
      at.push([left ? edge + size : w - edge - size, size]);
      edge += size * 2;
    }
  }
  for (const [x, size] of at) {
    for (const [i, tone] of tones.entries()) s.dome(x, floor, size * (1 - i * 0.19), tone);
  }
  s.box(0, floor, w, h, ink.bold);
};

/** Pädagogik: shells laid one upon the other. */
export const shells: Pattern = (s, r, ink) => {
  const size = s.w / Math.max(2, Math.round(s.w / (s.u * r.pick([1.4, 1.7, 2.2])))) / 2;
  for (let row = 0; row * size * 0.78 < s.h + size * 0.6; row++) {
    const y = row * size * 0.78 + size * 0.5;
    for (let x = row % 2 ? size : 0; x < s.w + size; x += size * 2) {
      s.ball(x, y, size, r.chance(0.12) ? ink.spark : row % 2 ? ink.firm : ink.bold);
      s.ball(x, y, size * 0.7, ink.soft);
      s.ball(x, y, size * 0.38, row % 2 ? ink.bold : ink.firm);
    }
  }
};
