import { inksOf, type Palette, paletteOf, paper, type Tint } from './colour';
import type { Point, Sheet } from './sheet';

/** A tree of building blocks standing on `y`. */
function tree(
  s: Sheet,
  x: number,
  y: number,
  tall: number,
  kind: 'round' | 'tall' | 'pointed',
  fill: string,
  trunk: string,
): void {
  s.box(x - 4, y - tall * 0.45, 8, tall * 0.45, trunk);
  if (kind === 'round') s.ball(x, y - tall * 0.68, tall * 0.32, fill);
  else if (kind === 'tall') s.pill(x - tall * 0.16, y - tall, tall * 0.32, tall * 0.78, tall, fill);
  else
    s.shape(
      [
        [x - tall * 0.26, y - tall * 0.22],
        [x + tall * 0.26, y - tall * 0.22],
        [x, y - tall],
      ],
      fill,
    );
}

/** A person of two building blocks standing on `y`. */
function person(s: Sheet, x: number, y: number, tall: number, fill: string): void {
  s.ball(x, y - tall * 0.84, tall * 0.16, fill);
  s.gate(x - tall * 0.22, y - tall * 0.62, tall * 0.44, tall * 0.62, fill);
}

/** The school in the middle: a tower, a hall and an arcade. */
function school(s: Sheet, x: number, y: number, p: Palette): void {
  s.box(x, y - 118, 84, 118, p.mid);
  s.shape(
    [
      [x - 10, y - 118],
      [x + 94, y - 118],
      [x + 42, y - 178],
    ],
    p.deep,
  );
  s.ball(x + 42, y - 88, 17, paper);
  s.line(
    [
      [x + 42, y - 99],
      [x + 42, y - 88],
      [x + 50, y - 84],
    ],
    4,
    p.deep,
    'round',
  );
  s.gate(x + 27, y - 48, 30, 48, p.deep);
  s.box(x + 84, y - 84, 196, 84, paper);
  s.box(x + 84, y - 96, 206, 14, p.deep);
  for (let i = 0; i < 4; i++) {
    s.gate(x + 98 + i * 46, y - 66, 32, 66, i === 2 ? p.accent : p.light);
  }
  s.dome(x + 187, y - 96, 34, p.accent);
  s.box(x + 184, y - 152, 5, 26, p.deep);
  s.shape(
    [
      [x + 189, y - 152],
      [x + 218, y - 143],
      [x + 189, y - 134],
    ],
    p.mid,
  );
}

function kite(s: Sheet, x: number, y: number, p: Palette): void {
  const [top, side, foot, other]: [Point, Point, Point, Point] = [
    [x + 8, y - 38],
    [x + 30, y - 4],
    [x - 8, y + 40],
    [x - 26, y - 10],
  ];
  s.bow(foot, [x + 6, y + 80], [x - 34, y + 104], 3, p.deep);
  s.shape([top, side, foot, other], p.accent);
  s.shape([top, side, foot], p.mid);
}

/** Building blocks left in the grass, as if somebody had just built the town. */
function leftovers(s: Sheet, y: number, p: Palette): void {
  s.box(610, y - 44, 44, 44, p.accent);
  s.quarter(616, y - 82, 38, 2, paper);
  s.dome(702, y, 42, p.light);
  s.dome(702, y, 18, p.deep);
  s.ball(764, y - 18, 18, p.accent);
  s.shape(
    [
      [40, y],
      [92, y],
      [66, y - 46],
    ],
    p.accent,
  );
  s.box(100, y - 30, 30, 30, p.light);
}

/** A friendly landscape of building blocks, 800 x 400, in the colours of a theme. */
export function drawLandscape(s: Sheet, tint: Tint): void {
  const p = paletteOf(tint);
  const ink = inksOf(p, 'light');
  const [hill, ground] = [312, 356];
  s.box(0, 0, s.w, s.h, ink.ground);
  s.ball(640, 98, 52, p.accent);
  for (const [x, y, w] of [
    [60, 70, 120],
    [96, 48, 70],
    [500, 58, 90],
    [706, 150, 110],
  ] as const)
    s.pill(x, y, w, 28, 14, paper);
  s.dome(150, hill + 60, 190, p.light);
  s.dome(600, hill + 70, 230, p.light);
  s.shape(
    [
      [300, hill],
      [400, 150],
      [500, hill],
    ],
    p.light,
  );
  s.dome(20, hill + 30, 130, p.mid);
  s.dome(752, hill + 30, 116, p.mid);
  s.box(0, hill, s.w, s.h, p.mid);
  tree(s, 212, hill, 120, 'round', p.deep, p.deep);
  tree(s, 172, hill, 92, 'pointed', p.rich, p.deep);
  school(s, 262, hill, p);
  tree(s, 592, hill, 128, 'tall', p.deep, p.deep);
  tree(s, 640, hill, 88, 'round', p.rich, p.deep);
  tree(s, 686, hill, 112, 'pointed', p.deep, p.deep);
  kite(s, 150, 120, p);
  s.box(0, ground, s.w, s.h, p.deep);
  person(s, 402, ground, 66, p.deep);
  person(s, 440, ground, 54, p.accent);
  person(s, 474, ground, 46, p.light);
  leftovers(s, ground, p);
}
