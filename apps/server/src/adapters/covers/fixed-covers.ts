import { drawMark, markHeight } from './brand-mark';
import { inksOf, paletteOf, paper, sheetWhite, type Tint } from './colour';
import { coverHeight, coverWidth } from './forms';
import { cycle, generatorOf } from './generator';
import { Sheet } from './sheet';
import { svgOf } from './svg';

/** The hues of the "all media" cover, around the whole circle. */
const everyHue = [22, 55, 88, 130, 165, 200, 238, 268, 300, 340] as const;

const tintOf = (hue: number, accent: number, chroma = 1): Tint => ({ hue, accent, chroma });

/** One tile of the "all media" cover. */
function drawTile(s: Sheet, x: number, y: number, size: number, kind: number, ground: string, ink: string): void {
  s.box(x, y, size + 0.4, size + 0.4, ground);
  if (kind === 0) s.ball(x + size / 2, y + size / 2, size * 0.32, ink);
  else if (kind === 1) s.leaf(x, y, size, true, ink);
  else if (kind === 2) s.gate(x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.8, ink);
  else if (kind === 3)
    s.shape(
      [
        [x, y + size],
        [x + size, y + size],
        [x + size / 2, y + size * 0.2],
      ],
      ink,
    );
  else s.quarter(x, y, size, kind - 4, ink);
}

/** The fixed logo of the package "all media" (identifier asp-all): blocks of every colour around the mark. */
export function allMediaCover(): string {
  const s = new Sheet(coverWidth, coverHeight, coverHeight / 4);
  const r = generatorOf('asp-all');
  s.cells(s.u, (x, y, size, col, row) => {
    const palette = paletteOf(tintOf(cycle(everyHue, col + row * 3), 85));
    const [ground, ink] = r.pick([
      [palette.deep, palette.light],
      [palette.mid, paper],
      [palette.light, palette.deep],
      [palette.pale, palette.mid],
    ]);
    drawTile(s, x, y, size, r.int(8), ground, ink);
  });
  const cell = coverWidth / 7;
  s.box(cell * 2, (coverHeight - cell * 2) / 2, cell * 3, cell * 2, sheetWhite);
  const size = cell * 1.24;
  const ink = paletteOf(tintOf(255, 85)).deep;
  drawMark(s, coverWidth / 2 - size / 2, coverHeight / 2 - markHeight(size) / 2, size, ink);
  return svgOf(s);
}

/** The fixed picture of a media-library item: an open box full of building blocks. */
export function packageCover(): string {
  const s = new Sheet(coverWidth, coverHeight, coverHeight / 4);
  const ink = inksOf(paletteOf(tintOf(250, 75, 0.75)), 'light');
  const warm = paletteOf(tintOf(28, 85));
  const green = paletteOf(tintOf(160, 85));
  s.box(0, 0, coverWidth, coverHeight, ink.ground);
  s.ball(coverWidth / 2, 112, 100, ink.soft);
  const [left, right, top, base] = [118, 282, 112, 204];
  s.gate(140, 52, 44, 90, ink.firm);
  s.gate(152, 72, 20, 90, ink.faint);
  s.shape(
    [
      [186, 120],
      [226, 120],
      [206, 48],
    ],
    green.mid,
  );
  s.ball(246, 82, 26, warm.accent);
  s.box(228, 96, 36, 30, warm.mid);
  s.quarter(168, 36, 34, 2, warm.mid);
  s.shape(
    [
      [left, top],
      [left - 44, top + 26],
      [left - 30, top + 50],
      [left + 2, top + 32],
    ],
    ink.firm,
  );
  s.shape(
    [
      [right, top],
      [right + 44, top + 26],
      [right + 30, top + 50],
      [right - 2, top + 32],
    ],
    ink.firm,
  );
  s.box(left, top, right - left, base - top, ink.bold);
  s.box(left, top, right - left, 12, ink.firm);
  drawMark(s, coverWidth / 2 - 22, top + 28, 44, paper);
  return svgOf(s);
}
