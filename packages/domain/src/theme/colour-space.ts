/**
 * A colour as gamma-encoded sRGB, 0 to 1 inside what a screen can show. Values outside stay as they are until the colour
 * is written down, because a browser, too, clips only what it paints and not what it goes on computing with.
 */
export type Srgb = readonly [red: number, green: number, blue: number];
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

// Ottosson's OKLab matrices, as in CSS Color 4, from linear sRGB.
const linearToCone: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const coneToOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const oklabToCone: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToLinear: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function multiply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const [a, b, c] = matrix;
  const row = (one: Triple) => one[0] * x + one[1] * y + one[2] * z;
  return [row(a), row(b), row(c)];
}

function mapTriple([x, y, z]: Triple, change: (value: number) => number): Triple {
  return [change(x), change(y), change(z)];
}

function toLinear(value: number): number {
  const size = Math.abs(value);
  return size <= 0.04045 ? value / 12.92 : Math.sign(value) * ((size + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const size = Math.abs(value);
  return size <= 0.0031308 ? value * 12.92 : Math.sign(value) * (1.055 * size ** (1 / 2.4) - 0.055);
}

function toOklab(colour: Srgb): Triple {
  return multiply(coneToOklab, mapTriple(multiply(linearToCone, mapTriple(colour, toLinear)), Math.cbrt));
}

function fromOklab(oklab: Triple): Srgb {
  const cone = mapTriple(multiply(oklabToCone, oklab), (value) => value ** 3);
  return mapTriple(multiply(coneToLinear, cone), fromLinear);
}

export function toOklch(colour: Srgb): Oklch {
  const [lightness, a, b] = toOklab(colour);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

export function fromOklch({ lightness, chroma, hue }: Oklch): Srgb {
  return fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

function mix(one: Triple, share: number, other: Triple): Triple {
  const blend = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share);
  return [blend(0), blend(1), blend(2)];
}

/** The first colour's share of 0 to 1 mixed with the rest of the other, as paint would be on a screen. */
export function mixInSrgb(one: Srgb, share: number, other: Srgb): Srgb {
  return mix(one, share, other);
}

/** The same mixture in steps that look even to the eye. */
export function mixInOklab(one: Srgb, share: number, other: Srgb): Srgb {
  return fromOklab(mix(toOklab(one), share, toOklab(other)));
}

/** How bright a colour is for WCAG: 0 for black, 1 for white. */
export function luminance(colour: Srgb): number {
  const [red, green, blue] = mapTriple(colour, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
