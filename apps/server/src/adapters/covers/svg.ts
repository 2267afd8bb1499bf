import type { Sheet } from './sheet';

/** How a drawing stands in a page. */
interface Frame {
  /** Shown width and height in pixels; the drawing's own when absent. */
  width?: number;
  height?: number;
  title?: string;
}

/** Characters that XML does not allow at all, not even escaped, besides halves of surrogate pairs. */
function isForbidden(code: number): boolean {
  const control = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
  return control || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff;
}

/** A text that can stand in an attribute, whatever it holds. */
export function attributeText(text: string): string {
  let safe = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (isForbidden(code)) continue;
    safe += /[&<>"'\t\n\r]/.test(character) ? `&#${code};` : character;
  }
  return safe;
}

/** A finished drawing as an SVG document. It fills its frame and is cut rather than squeezed. */
export function svgOf(sheet: Sheet, { width = sheet.w, height = sheet.h, title = '' }: Frame = {}): string {
  const label = title ? `role="img" aria-label="${attributeText(title)}"` : 'aria-hidden="true"';
  const size = `viewBox="0 0 ${sheet.w} ${sheet.h}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice" ${label}>${sheet}</svg>`;
}
