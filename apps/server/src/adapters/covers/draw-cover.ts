import { inksOf, inksOn, paletteOf, type Scheme, shadowOn, type Tint } from './colour';
import { type CoverMediaType, formOf } from './form-of-type';
import { coverHeight, coverWidth, forms } from './forms';
import { fingerprint, type Generator, generatorOf } from './generator';
import { markOf } from './glyphs';
import { Sheet } from './sheet';
import { lookOf } from './subjects';
import { svgOf } from './svg';

/**
 * Stands in the address of every cover. Covers are stored for ever by browsers and by whoever exported them, so any
 * change of the drawing, even in the order of the random choices, needs a new number.
 */
export const coverVersion = 1;

/** What is known of a medium that needs a cover. */
export interface CoverInput {
  identifier: string;
  /** Subject code or codes (fn_geb). */
  subject?: string | readonly string[] | undefined;
  /** Media type code (fn_typ). */
  type?: string | undefined;
  mediaType?: CoverMediaType | undefined;
  /** Draws the mark of the media type into the picture; pages set their own over it. */
  badge?: boolean | undefined;
  /** Names the picture for people who do not see it; without a title it is decoration. */
  title?: string | undefined;
}

/** Which ground a window may have on the ground around it, so that its edge is always seen. */
function innerScheme(outer: Scheme, r: Generator): Scheme {
  if (outer === 'light') return r.pick(['deep', 'mid']);
  if (outer === 'mid') return r.pick(['warm', 'deep']);
  return r.pick(['warm', 'light']);
}

/**
 * The cover of a medium that brings no picture: the subject gives pattern and colour, the media type the object it is
 * seen through, the identifier the variation. The same medium always gets the same cover.
 */
export function coverSvg({ identifier, subject, type, mediaType, badge = false, title = '' }: CoverInput): string {
  const look = lookOf(subject);
  const form = formOf(type, mediaType);
  const r = generatorOf(identifier);
  const tint: Tint = {
    hue: look.tint.hue + r.between(-10, 10),
    accent: look.tint.accent + r.between(-12, 12),
    chroma: look.tint.chroma,
  };
  const palette = paletteOf(tint);
  const pattern = r.pick(look.patterns);
  const scale = r.pick([0.86, 1, 1, 1.18]);
  const full = form === 'film';
  const outerScheme = full
    ? r.pick<Scheme>(['light', 'mid', 'deep', 'warm', 'deep', 'light'])
    : r.pick<Scheme>(['light', 'mid', 'light', 'deep']);
  const outer = inksOf(palette, outerScheme);
  const inner = full ? outer : inksOn(outer.ground, palette, innerScheme(outerScheme, r));
  const page = new Sheet(coverWidth, coverHeight, coverHeight / 4);
  page.box(0, 0, coverWidth, coverHeight, outer.ground);
  forms[form](page, {
    id: `c${fingerprint(`${identifier}\n${form}\n${palette.mid}`)}`,
    r,
    pattern,
    scale,
    palette,
    outer,
    outerScheme,
    inner,
    shadow: shadowOn(outerScheme, palette, tint),
  });
  if (badge) page.markup(markOf(form));
  return svgOf(page, { title });
}
