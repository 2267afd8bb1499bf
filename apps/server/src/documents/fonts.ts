import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A stretch of text that one font can write. */
export interface Run {
  text: string;
  font: string;
}

const weights: Record<Weight, number> = { regular: 400, bold: 700 };
const parts = ['latin', 'latin-ext'] as const;

interface LoadedFont {
  name: string;
  content: Buffer;
  font: Font;
}

const loaded = new Map<Weight, LoadedFont[]>();

/** The portal's own typeface; it comes in two files, and most texts need the first alone. */
export function fontsOf(weight: Weight): readonly LoadedFont[] {
  const known = loaded.get(weight);
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const fonts = parts.map((part) => {
    const file = `atkinson-hyperlegible-next-${part}-${weights[weight]}-normal.woff`;
    const content = readFileSync(resolve(`@fontsource/atkinson-hyperlegible-next/files/${file}`));
    return { name: `${weight}-${part}`, content, font: create(content) as Font };
  });
  loaded.set(weight, fonts);
  return fonts;
}

const fontWith = (sign: string, weight: Weight): string | undefined =>
  fontsOf(weight).find(({ font }) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))?.name;

/** A letter that no font knows loses its marks one by one; what is left without a font becomes a dot, never a box. */
function writableSign(sign: string, weight: Weight): Run {
  const marked = [...sign.normalize('NFD')];
  for (let length = marked.length; length > 0; length -= 1) {
    const [text] =
      marked
        .slice(0, length)
        .join('')
        .normalize('NFC')
        .match(/^\P{M}/u) ?? [];
    const font = text && fontWith(text, weight);
    if (font) return { text, font };
  }
  return { text: /^\p{M}+$/u.test(sign) ? '' : '·', font: `${weight}-latin` };
}

/** Cuts a text into stretches, each with the font that can write it. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC').replace(/\s+/gu, ' ')) {
    const own = fontWith(sign, weight);
    const written = own ? { text: sign, font: own } : writableSign(sign, weight);
    const last = runs.at(-1);
    if (last && last.font === written.font) last.text += written.text;
    else runs.push(written);
  }
  return runs;
}
