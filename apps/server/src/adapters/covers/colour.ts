/** A colour by lightness (0 to 1), chroma and hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** What a subject's colours are made from. */
export interface Tint {
  hue: number;
  accent: number;
  /** 1 is the full strength; less makes a calmer subject. */
  chroma: number;
}

/** Which colour is the ground of a picture. */
export type Scheme = 'light' | 'warm' | 'mid' | 'deep';

/** The flat colours of one cover. */
export interface Palette {
  paper: string;
  pale: string;
  light: string;
  mid: string;
  rich: string;
  deep: string;
  accent: string;
}

/** The colours of a palette by the part they play on one ground. */
export interface Inks {
  ground: string;
  /** Carries the picture; at least 3:1 on the ground. */
  bold: string;
  /** The second carrier. */
  firm: string;
  /** The one thing that catches the eye. */
  spark: string;
  /** Large quiet areas behind the picture. */
  soft: string;
  /** Highlights on top of bold and firm shapes, never alone on the ground. */
  faint: string;
  /** The darkest colour on every ground, for what is black by nature. */
  dark: string;
}

function linearRgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function channel(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

const TOLERANCE = 0.0005;

/** The colour as a screen shows it. What a screen cannot show loses chroma, never hue or lightness. */
export function hexOf(colour: Oklch): string {
  for (let chroma = colour.chroma; chroma > 0; chroma -= 0.004) {
    const rgb = linearRgb({ ...colour, chroma });
    if (rgb.every((value) => value > -TOLERANCE && value < 1 + TOLERANCE)) return `#${rgb.map(channel).join('')}`;
  }
  return `#${linearRgb({ ...colour, chroma: 0 })
    .map(channel)
    .join('')}`;
}

/** The same warm white on every cover: it ties a grid of covers together. */
export const paper = '#fbf6ec';
/** The white of sheets, mounts and marks that lie on a cover. */
export const sheetWhite = '#fffdf8';
/** The ink of the small mark of the media type. */
export const markInk = '#22252b';

/** Cool accents look louder than warm ones, so they get less chroma. */
function accentChroma(hue: number): number {
  return hue > 120 && hue < 280 ? 0.1 : 0.15;
}

/** A subject's flat colours: five steps of its own hue, one accent and the shared paper white. */
export function paletteOf({ hue, accent, chroma }: Tint): Palette {
  const step = (lightness: number, strength: number): string => hexOf({ lightness, chroma: strength * chroma, hue });
  return {
    paper,
    pale: step(0.915, 0.045),
    light: step(0.81, 0.095),
    mid: step(0.63, 0.15),
    rich: step(0.49, 0.12),
    deep: step(0.35, 0.085),
    accent: hexOf({ lightness: 0.79, chroma: accentChroma(accent), hue: accent }),
  };
}

/** The palette's colours by their part on the ground of a scheme. */
export function inksOf(palette: Palette, scheme: Scheme): Inks {
  const { pale, light, mid, rich, deep, accent } = palette;
  switch (scheme) {
    case 'light':
      return { ground: pale, bold: deep, firm: mid, spark: accent, soft: light, faint: paper, dark: deep };
    case 'warm':
      return { ground: paper, bold: mid, firm: deep, spark: accent, soft: light, faint: pale, dark: deep };
    case 'mid':
      return { ground: mid, bold: deep, firm: paper, spark: accent, soft: light, faint: pale, dark: deep };
    case 'deep':
      return { ground: deep, bold: light, firm: accent, spark: paper, soft: rich, faint: pale, dark: deep };
  }
}

/** Inks for a picture that lies on another ground: none of them equals it, or the picture would seem to have holes. */
export function inksOn(ground: string, palette: Palette, scheme: Scheme): Inks {
  const inks = inksOf(palette, scheme);
  const instead = ground === palette.pale ? paper : palette.rich;
  const apart = (ink: string): string => (ink === ground ? instead : ink);
  return {
    ground: apart(inks.ground),
    bold: apart(inks.bold),
    firm: apart(inks.firm),
    spark: apart(inks.spark),
    soft: apart(inks.soft),
    faint: apart(inks.faint),
    dark: apart(inks.dark),
  };
}

/** The shade of an object's flat shadow on a ground. */
export function shadowOn(scheme: Scheme, palette: Palette, { hue, chroma }: Tint): string {
  switch (scheme) {
    case 'light':
      return palette.light;
    case 'warm':
      return palette.pale;
    case 'mid':
      return hexOf({ lightness: 0.55, chroma: 0.14 * chroma, hue });
    case 'deep':
      return hexOf({ lightness: 0.28, chroma: 0.07 * chroma, hue });
  }
}

const hexColour = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The colour if it is a plain hex colour, else the other: nothing but a colour may enter a drawing. */
export function plainColour(colour: string, otherwise: string): string {
  return hexColour.test(colour) ? colour.toLowerCase() : otherwise;
}

/** Lightness, chroma and hue of a plain hex colour; black for anything else. */
export function oklchOf(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = (hexColour.exec(colour) ?? []).slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
