import type { Srgb } from './colour-space';
import { luminance, mixInSrgb } from './colour-space';

/** A finished colour as `#rrggbb`. */
export type Hex = `#${string}`;

export const black: Srgb = [0, 0, 0];
export const white: Srgb = [1, 1, 1];

/** Below this luminance white text is easier to read than black, above it black. */
const textThreshold = 0.179;

/** A colour is given as # with three or six hexadecimal digits; anything else is none. */
export function parseColour(text: unknown): Hex | undefined {
  if (typeof text !== 'string' || !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim())) return undefined;
  const digits = text.trim().slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}

export function fromHex(hex: Hex): Srgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function toHex(colour: Srgb): Hex {
  const digits = colour.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How well two colours stand apart for WCAG: 1 for the same, 21 for black and white; text needs 4.5, a border 3. */
export function contrastRatio(one: Hex, other: Hex): number {
  const [darker = 0, lighter = 0] = [luminance(fromHex(one)), luminance(fromHex(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever is easier to read on a colour that is still being computed. */
export function readableOn(background: Srgb): Srgb {
  return luminance(background) < textThreshold ? white : black;
}

/** Text on a customer's colour is black or white, whichever is easier to read. */
export function textColourOn(background: Hex): Hex {
  return toHex(readableOn(fromHex(background)));
}

/** Under the pointer a colour is 15 percent darker. */
export function hoverColour(colour: Hex): Hex {
  return toHex(mixInSrgb(fromHex(colour), 0.85, black));
}
