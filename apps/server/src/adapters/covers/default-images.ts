import { drawMark, markHeight } from './brand-mark';
import { oklchOf, paletteOf, plainColour, type Tint } from './colour';
import { drawLandscape } from './landscape';
import { Sheet } from './sheet';
import { svgOf } from './svg';

/** The theme's colour and what stands on it. */
export interface BrandColours {
  primary: string;
  onPrimary: string;
}

const defaultColours: BrandColours = { primary: '#0061c0', onPrimary: '#ffffff' };

function checked({ primary, onPrimary }: BrandColours): BrandColours {
  return {
    primary: plainColour(primary, defaultColours.primary),
    onPrimary: plainColour(onPrimary, defaultColours.onPrimary),
  };
}

/** Colours around a theme's own. The sun stays warm; beside a yellow theme it turns coral. */
function themeTint(primary: string): Tint {
  const { hue, chroma } = oklchOf(primary);
  const yellow = hue > 60 && hue < 115 && chroma > 0.05;
  return { hue, accent: yellow ? 32 : 78, chroma: Math.min(1, chroma / 0.14) };
}

/** A square in the theme's colour with the mark in its middle. */
function markOnSquare(size: number, mark: number, colours: BrandColours): Sheet {
  const { primary, onPrimary } = checked(colours);
  const s = new Sheet(size, size, size);
  s.box(0, 0, size, size, primary);
  drawMark(s, (size - mark) / 2, (size - markHeight(mark)) / 2, mark, onPrimary);
  return s;
}

/** The logo of a portal that has not set its own. */
export function defaultLogo(colours: BrandColours = defaultColours): string {
  return svgOf(markOnSquare(40, 24, colours));
}

/** The sign in the browser's tab: the mark fills the square, because there are only 16 pixels. */
export function faviconSvg(colours: BrandColours = defaultColours): string {
  return svgOf(markOnSquare(32, 24, colours));
}

/** The footer's logo of a portal that has not set its own: the mark and a row of its building blocks. */
export function defaultFooterLogo(colours: BrandColours = defaultColours): string {
  const { primary, onPrimary } = checked(colours);
  const tones = paletteOf(themeTint(primary));
  const s = new Sheet(176, 40, 40);
  s.box(0, 0, 40, 40, primary);
  drawMark(s, 8, 7, 24, onPrimary);
  s.quarter(48, 8, 24, 2, tones.mid);
  s.ball(92, 20, 12, tones.accent);
  s.shape(
    [
      [110, 32],
      [136, 32],
      [123, 8],
    ],
    tones.mid,
  );
  s.gate(144, 8, 24, 24, tones.mid);
  s.gate(151, 18, 10, 14, tones.accent);
  return svgOf(s);
}

/** The picture for empty pages, the login and errors of a portal that has not set its own. */
export function defaultIllustration({ primary }: Pick<BrandColours, 'primary'> = defaultColours): string {
  const s = new Sheet(800, 400, 50);
  drawLandscape(s, themeTint(plainColour(primary, defaultColours.primary)));
  return svgOf(s);
}
