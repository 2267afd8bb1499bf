import { cycle } from '../generator';
import type { Sheet } from '../sheet';
import type { Pattern } from './pattern';

/** Deutsch: quotation marks and lines of text. */
export const quotation: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const beside = w > h * 1.25;
  const size = m * (beside ? r.between(0.15, 0.18) : 0.17);
  const x = beside ? w * r.between(0.12, 0.17) + size * 0.4 : w / 2 - size * 1.2;
  const y = beside ? h * r.between(0.3, 0.42) : h * 0.27;
  s.comma(x, y, size, ink.bold);
  s.comma(x + size * 2.5, y, size, ink.spark);
  const left = beside ? x + size * 4.3 : w * 0.14;
  const room = w * (beside ? 0.95 : 0.86) - left;
  const lines = beside ? 5 : 2;
  const first = beside ? h * 0.14 : h * 0.68;
  const marked = r.int(lines);
  for (let i = 0; i < lines; i++) {
    const long = room * (i === lines - 1 ? r.between(0.4, 0.65) : r.between(0.75, 1));
    s.box(
      left,
      first + i * h * (beside ? 0.155 : 0.14),
      long,
      h * 0.075,
      i === marked ? ink.spark : i % 2 ? ink.soft : ink.firm,
    );
  }
};

/** Deutsch: columns of text with initials. */
export const paragraphs: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const cols = Math.max(1, Math.round(w / (u * r.pick([1.9, 2.4, 3.2]))));
  const gap = u * 0.42;
  const wide = (w - gap * (cols + 1)) / cols;
  const marked = r.int(cols);
  for (let col = 0; col < cols; col++) {
    const x = gap + col * (wide + gap);
    const drop = r.chance(0.65) || cols === 1;
    if (drop) s.box(x, u * 0.4, u * 0.74, u * 0.74, col % 2 ? ink.bold : ink.spark);
    for (let i = 0, y = u * 0.42; y < h - u * 0.3; i++, y += u * 0.38) {
      const left = drop && i < 2 ? x + u * 0.94 : x;
      const last = i % 4 === 3 ? r.between(0.3, 0.7) : 1;
      s.box(left, y, (x + wide - left) * last, u * 0.18, col === marked && i > 3 && i < 6 ? ink.spark : ink.firm);
    }
  }
};

/** Deutsch: books on a shelf. */
export const books: Pattern = (s, r, ink) => {
  const { w, h, u } = s;
  const shelf = h * 0.88;
  const lean = r.between(0.3, 0.75) * w;
  let leaning = false;
  for (let x = u * 0.1, i = 0; x < w; i++) {
    const wide = u * r.pick([0.34, 0.46, 0.62]);
    const tall = h * r.between(0.5, 0.74);
    const fill = r.chance(0.16) ? ink.spark : cycle([ink.bold, ink.firm, ink.soft], i + r.int(2));
    const band = fill === ink.bold ? ink.firm : ink.bold;
    if (!leaning && x > lean) {
      leaning = true;
      const over = tall * 0.3;
      s.shape(
        [
          [x + over, shelf - tall],
          [x + over + wide, shelf - tall + wide * 0.3],
          [x + wide, shelf],
          [x, shelf - wide * 0.15],
        ],
        ink.spark,
      );
      x += wide + over + u * 0.08;
    } else {
      s.box(x, shelf - tall, wide, tall, fill);
      s.box(x, shelf - tall * 0.86, wide, u * 0.09, band);
      if (wide > u * 0.4) s.box(x, shelf - tall * 0.24, wide, u * 0.09, band);
      x += wide + u * 0.04;
    }
  }
  s.box(0, shelf, w, u * 0.18, ink.bold);
};

/** A speech bubble, its tail to one side. */
function bubble(s: Sheet, x: number, y: number, w: number, h: number, tailLeft: boolean, fill: string): void {
  const tail = tailLeft ? x + w * 0.24 : x + w * 0.76;
  const lean = tailLeft ? -1 : 1;
  s.pill(x, y, w, h, h * 0.34, fill);
  s.shape(
    [
      [tail - h * 0.16, y + h * 0.9],
      [tail + h * 0.16, y + h * 0.9],
      [tail + lean * h * 0.24, y + h * 1.26],
    ],
    fill,
  );
}

/** What is said in a bubble: a pause, a sentence or a call. */
function speech(s: Sheet, kind: number, cx: number, cy: number, w: number, h: number, ink: string): void {
  if (kind === 0) for (const at of [-0.2, 0, 0.2]) s.ball(cx + at * w, cy, h * 0.1, ink);
  else if (kind === 1) {
    s.box(cx - w * 0.32, cy - h * 0.2, w * 0.64, h * 0.12, ink);
    s.box(cx - w * 0.32, cy + h * 0.08, w * 0.4, h * 0.12, ink);
  } else {
    s.box(cx - h * 0.06, cy - h * 0.28, h * 0.12, h * 0.36, ink);
    s.ball(cx, cy + h * 0.22, h * 0.08, ink);
  }
}

/** Fremdsprachen: a conversation in speech bubbles. */
export const conversation: Pattern = (s, r, ink) => {
  const { w, h, m } = s;
  const narrow = w < h * 1.4;
  const count = narrow ? 2 : Math.max(2, Math.round(w / (m * r.pick([0.48, 0.62, 0.84]))));
  const [first, lead] = narrow ? [0, 0] : [r.int(2), r.int(3)];
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const wide = narrow ? w * r.between(0.58, 0.66) : step * r.between(0.86, 0.96);
    const tall = Math.min(wide * 0.74, h * r.between(0.38, 0.46));
    const x = narrow ? (i ? w * 0.94 - wide : w * 0.06) : (i + 0.5) * step - wide / 2;
    const low = (i + first) % 2 === 1;
    const y = low ? h * r.between(0.86, 0.93) - tall * 1.26 : h * r.between(0.07, 0.14);
    const fill = cycle([ink.bold, ink.spark, ink.firm], i + lead);
    bubble(s, x, y, wide, tall, !low, fill);
    speech(s, r.int(3), x + wide / 2, y + tall / 2, wide, tall, fill === ink.bold ? ink.faint : ink.ground);
  }
};

/** An invented flag of one of five kinds. */
function flag(s: Sheet, kind: number, x: number, y: number, w: number, h: number, tone: (i: number) => string): void {
  s.box(x, y, w, h, tone(0));
  if (kind === 0) for (const i of [1, 2]) s.box(x, y + (h * i) / 3, w, h / 3, tone(i));
  else if (kind === 1) for (const i of [1, 2]) s.box(x + (w * i) / 3, y, w / 3, h, tone(i));
  else if (kind === 2) s.ball(x + w / 2, y + h / 2, h * 0.3, tone(1));
  else if (kind === 3)
    s.shape(
      [
        [x, y],
        [x + w * 0.48, y + h / 2],
        [x, y + h],
      ],
      tone(1),
    );
  else
    s.shape(
      [
        [x, y],
        [x + w, y + h],
        [x, y + h],
      ],
      tone(2),
    );
}

/** Fremdsprachen: a field of invented flags. */
export const flags: Pattern = (s, r, ink) => {
  const rows = Math.max(2, Math.round(s.h / (s.u * 1.25)));
  const tall = s.h / rows;
  const cols = Math.max(2, Math.round(s.w / (tall * 1.5)));
  const wide = s.w / cols;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const start = r.int(4);
      const tone = (i: number): string => cycle([ink.bold, ink.faint, ink.firm, ink.spark], start + i);
      flag(s, r.int(5), (col + 0.07) * wide, (row + 0.1) * tall, wide * 0.86, tall * 0.8, tone);
    }
  }
};

/** Medienpädagogik: pictures within pictures. */
export const frames: Pattern = (s, r, ink) => {
  const shrink = r.pick([0.7, 0.74, 0.66]);
  const [dx, dy] = [r.between(0.1, 0.9), r.between(0.1, 0.9)];
  const start = r.int(2);
  let [x, y, w, h] = [s.w * 0.06, s.h * 0.08, s.w * 0.88, s.h * 0.84];
  for (let i = 0; i < 5; i++) {
    s.box(
      x,
      y,
      w,
      h,
      cycle([ink.bold, ink.firm, ink.soft, ink.spark, ink.bold], start ? i : ([1, 0, 2, 3, 0][i] ?? 0)),
    );
    x += w * (1 - shrink) * dx;
    y += h * (1 - shrink) * dy;
    w *= shrink;
    h *= shrink;
  }
};

/** Medienpädagogik: eyes that look in different directions. */
export const eyes: Pattern = (s, r, ink) => {
  const rows = s.h > s.w * 1.2 ? 3 : r.pick([2, 3]);
  const tall = s.h / rows;
  const cols = Math.max(1, Math.round(s.w / (tall * 1.65)));
  const wide = s.w / cols;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const [cx, cy] = [(col + 0.5) * wide, (row + 0.5) * tall];
      const thick = Math.min(tall * 0.78, wide * 0.56);
      s.lens([cx - wide * 0.46, cy], [cx + wide * 0.46, cy], thick, r.chance(0.5) ? ink.bold : ink.firm);
      const look = cx + r.pick([-1, 0, 1]) * wide * 0.12;
      s.ball(look, cy, thick * 0.36, r.chance(0.3) ? ink.spark : ink.faint);
      s.ball(look, cy, thick * 0.16, ink.bold);
    }
  }
};
