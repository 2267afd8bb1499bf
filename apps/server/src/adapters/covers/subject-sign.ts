import { inksOf, paletteOf } from './colour';
import { generatorOf } from './generator';
import { Sheet, short } from './sheet';
import { lookOf } from './subjects';
import { svgOf } from './svg';

/** How a subject's sign is shown. */
export interface SignOptions {
  /** Square for breadcrumbs and facets, wide (4:3) for tiles. */
  shape?: 'square' | 'wide';
  /** Height in pixels. */
  size?: number;
}

const signHeight = 96;
const signWidth = { square: 96, wide: 128 };

/** The sign of a subject: always the same picture, drawn to be known again at 64 pixels. */
export function subjectSign(code: string, { shape = 'square', size = 64 }: SignOptions = {}): string {
  const look = lookOf(code);
  const inks = inksOf(paletteOf(look.tint), look.sign.scheme);
  const sheet = new Sheet(signWidth[shape], signHeight, signHeight / 3);
  sheet.box(0, 0, sheet.w, sheet.h, inks.ground);
  look.patterns[0](sheet, generatorOf(`sign ${look.tint.hue} ${look.sign.seed}`), inks);
  return svgOf(sheet, { width: Number(short((size * sheet.w) / sheet.h)), height: size });
}
