import { type Inks, type Palette, type Scheme, sheetWhite } from './colour';
import type { FormName } from './form-of-type';
import type { Generator } from './generator';
import type { Pattern } from './patterns/pattern';
import { type Point, Sheet } from './sheet';

/** The size that every cover has. */
export const coverWidth = 400;
export const coverHeight = 226;
const unit = coverHeight / 4;

/** What a form needs to place a subject's picture. */
export interface Scene {
  /** Begins every id in the cover, so that many covers can stand in one page. */
  id: string;
  r: Generator;
  pattern: Pattern;
  /** How large the building blocks are, compared to the usual. */
  scale: number;
  palette: Palette;
  outer: Inks;
  outerScheme: Scheme;
  inner: Inks;
  shadow: string;
}

/** The part of a cover that the picture fills. */
interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
  u: number;
}

type Form = (page: Sheet, scene: Scene) => void;

/** Lays the picture on the page, seen only through what `cut` draws. */
function windowed(page: Sheet, scene: Scene, area: Area, cut: (mask: Sheet) => void): void {
  const mask = new Sheet(coverWidth, coverHeight, unit);
  cut(mask);
  const picture = new Sheet(area.w, area.h, area.u * scene.scale);
  picture.box(0, 0, area.w, area.h, scene.inner.ground);
  scene.pattern(picture, scene.r, scene.inner);
  const id = `${scene.id}w`;
  const place = `<g transform="translate(${area.x} ${area.y})">${picture}</g>`;
  page.markup(`<clipPath id="${id}">${mask}</clipPath><g clip-path="url(#${id})">${place}</g>`);
}

/** A rectangular window with rounded corners. */
function pane(page: Sheet, scene: Scene, area: Area, radius: number): void {
  windowed(page, scene, area, (mask) => mask.pill(area.x, area.y, area.w, area.h, radius, '#000'));
}

const film: Form = (page, scene) => {
  const picture = new Sheet(coverWidth, coverHeight, unit * scene.scale);
  scene.pattern(picture, scene.r, scene.inner);
  page.markup(picture.toString());
};

const audio: Form = (page, scene) => {
  const [bars, wide, gap] = [9, 30, 8];
  const middle = 106;
  const left = (coverWidth - bars * wide - (bars - 1) * gap) / 2;
  const swell = scene.r.between(0.4, 0.8);
  const start = scene.r.between(0, 3);
  const heights = Array.from({ length: bars }, (_, i) => {
    const wave = Math.abs(Math.sin(start + i * swell));
    return Math.round(coverHeight * (0.26 + 0.52 * wave * scene.r.between(0.8, 1)));
  });
  windowed(page, scene, { x: left, y: middle - 92, w: coverWidth - left * 2, h: 184, u: unit * 1.1 }, (mask) => {
    for (const [i, tall] of heights.entries())
      mask.pill(left + i * (wide + gap), middle - tall / 2, wide, tall, wide / 2, '#000');
  });
};

const book: Form = (page, scene) => {
  const { palette } = scene;
  const [w, h, spine] = [136, 186, 18];
  const [x, y] = [132, 18];
  page.box(x + 9, y + 9, w + 2, h, scene.shadow);
  page.box(x + 4, y + 4, w + 3, h, sheetWhite);
  pane(page, scene, { x: x + spine, y, w: w - spine, h, u: unit * 0.62 }, 0);
  page.box(x, y, spine, h, scene.outerScheme === 'deep' ? palette.light : palette.deep);
  const band = 16 + scene.r.int(20);
  page.box(x, y + band, spine, 6, palette.accent);
  page.box(x, y + h - band - 6, spine, 6, palette.accent);
};

const document: Form = (page, scene) => {
  const { palette, r } = scene;
  const [w, h, fold] = [142, 190, 30];
  const [x, y] = [129, 18];
  const sheet: Point[] = [
    [x, y],
    [x + w - fold, y],
    [x + w, y + fold],
    [x + w, y + h],
    [x, y + h],
  ];
  page.shape(
    sheet.map(([px, py]): Point => [px + 8, py + 8]),
    scene.shadow,
  );
  page.shape(sheet, sheetWhite);
  page.shape(
    [
      [x + w - fold, y],
      [x + w, y + fold],
      [x + w - fold, y + fold],
    ],
    palette.light,
  );
  page.box(x + 16, y + 16, 40 + r.int(30), 8, palette.deep);
  const below = r.chance(0.7);
  const [picture, text] = below ? [y + 36, y + 124] : [y + 94, y + 36];
  pane(page, scene, { x: x + 16, y: picture, w: w - 32, h: 78, u: 27 }, 0);
  for (let i = 0; i < 4; i++) {
    const long = i === 3 ? r.between(0.45, 0.65) : r.between(0.84, 1);
    page.box(x + 16, text + i * 13, (w - 32) * long, 5, palette.light);
  }
};

const app: Form = (page, scene) => {
  const size = 152;
  const [x, y] = [(coverWidth - size) / 2, (coverHeight - size) / 2];
  for (const side of [-1, 1]) page.pill(x + side * (size + 24), y, size, size, 34, scene.shadow);
  pane(page, scene, { x, y, w: size, h: size, u: size / 3 }, 34);
};

const image: Form = (page, scene) => {
  const [w, h] = [268, 178];
  const [x, y] = [66, 16];
  page.box(x + 8, y + 8, w, h, scene.shadow);
  page.box(x, y, w, h, scene.outerScheme === 'deep' ? scene.palette.light : scene.palette.deep);
  page.box(x + 8, y + 8, w - 16, h - 16, sheetWhite);
  pane(page, scene, { x: x + 26, y: y + 24, w: w - 52, h: h - 48, u: 40 }, 0);
};

const package_: Form = (page, scene) => {
  const { palette } = scene;
  const [w, h] = [214, 132];
  const [x, y] = [76, 60];
  page.box(x + 48, y - 42, w, h, scene.outerScheme === 'deep' ? palette.mid : palette.deep);
  page.box(x + 24, y - 21, w, h, palette.accent);
  page.box(x, y, w, h, sheetWhite);
  pane(page, scene, { x: x + 6, y: y + 6, w: w - 12, h: h - 12, u: 40 }, 0);
};

const url: Form = (page, scene) => {
  const arrow: Point[] = [
    [146, 24],
    [293, 24],
    [293, 171],
    [244, 171],
    [244, 108],
    [151, 201],
    [116, 166],
    [209, 73],
    [146, 73],
  ];
  page.shape(
    arrow.map(([x, y]): Point => [x + 8, y + 8]),
    scene.shadow,
  );
  windowed(page, scene, { x: 116, y: 24, w: 177, h: 177, u: unit * 0.8 }, (mask) => mask.shape(arrow, '#000'));
};

const h5p: Form = (page, scene) => {
  const [size, gap] = [66, 6];
  const [x, y] = [(coverWidth - size * 4 - gap * 3) / 2, 56];
  const loose = 1 + scene.r.int(2);
  windowed(page, scene, { x, y, w: coverWidth - x * 2, h: size * 2 + gap, u: size }, (mask) => {
    for (let i = 0; i < 8; i++) {
      if (i !== loose)
        mask.pill(x + (i % 4) * (size + gap), y + Math.floor(i / 4) * (size + gap), size, size, 5, '#000');
    }
  });
  const left = x + loose * (size + gap);
  page.pill(left, y, size, size, 5, scene.shadow);
  const tilt = (8 * Math.PI) / 180;
  const [cx, cy] = [left + 44, y + 6];
  const corner = (dx: number, dy: number): Point => {
    const [px, py] = [(dx * size) / 2, (dy * size) / 2];
    return [cx + px * Math.cos(tilt) - py * Math.sin(tilt), cy + px * Math.sin(tilt) + py * Math.cos(tilt)];
  };
  page.shape([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], scene.palette.accent);
  page.ball(cx, cy, size * 0.2, scene.palette.deep);
};

const disc: Form = (page, scene) => {
  const [cx, cy, size] = [200, 112, 98];
  page.ball(cx + 8, cy + 8, size, scene.shadow);
  const area = { x: cx - size, y: cy - size, w: size * 2, h: size * 2, u: unit * 0.9 };
  windowed(page, scene, area, (mask) => mask.ball(cx, cy, size, '#000'));
  page.ball(cx, cy, 34, sheetWhite);
  page.ring(cx, cy, 25, 2.5, scene.palette.light);
  page.ball(cx, cy, 13, scene.outer.ground);
};

const cassette: Form = (page, scene) => {
  const { palette } = scene;
  const [w, h] = [262, 156];
  const [x, y] = [69, 32];
  const shell = scene.outerScheme === 'deep' ? palette.light : palette.deep;
  page.pill(x + 8, y + 8, w, h, 9, scene.shadow);
  page.pill(x, y, w, h, 9, shell);
  pane(page, scene, { x: x + 16, y: y + 14, w: w - 32, h: 84, u: 30 }, 3);
  const [cy, size] = [y + 127, 19];
  page.pill(x + 62, cy - 23, w - 124, 46, 23, palette.paper);
  for (const cx of [x + 86, x + w - 86]) {
    page.ball(cx, cy, size * 0.86, palette.accent);
    page.ball(cx, cy, size * 0.34, shell);
  }
};

const device: Form = (page, scene) => {
  const [w, h] = [232, 146];
  const [x, y] = [84, 22];
  const frame = scene.outerScheme === 'deep' ? scene.palette.light : scene.palette.deep;
  page.pill(x, y, w, h, 10, frame);
  pane(page, scene, { x: x + 9, y: y + 9, w: w - 18, h: h - 18, u: 43 }, 3);
  const base = y + h + 7;
  page.shape(
    [
      [x - 34, base],
      [x + w + 34, base],
      [x + w + 20, base + 16],
      [x - 20, base + 16],
    ],
    frame,
  );
  page.box(coverWidth / 2 - 26, base, 52, 6, scene.palette.accent);
};

/** How each form places the picture. A film is the picture itself; all others lay it into an object. */
export const forms: Record<FormName, Form> = {
  film,
  audio,
  document,
  book,
  app,
  image,
  package: package_,
  url,
  h5p,
  disc,
  cassette,
  device,
};
