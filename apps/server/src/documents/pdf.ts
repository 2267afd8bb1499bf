import PDFDocument from 'pdfkit';
import { breakLines } from './break-lines';
import { fontsOf, type Run, runsOf, type Weight } from './fonts';
import { qrSquares } from './qr-code';

/** Points to the millimetre; paper is measured in these, type in points. */
export const mm = 72 / 25.4;

/** A4 in points, upright. */
export const pageSize = { width: 210 * mm, height: 297 * mm } as const;

export interface TextOptions {
  x: number;
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  align?: 'left' | 'center' | 'right';
  colour?: string;
  /** Lines beyond this many are left out, and the last one ends with three dots. */
  mostLines?: number;
  /** Room between letters, for codes that are typed off. */
  spacing?: number;
  /** The address that a click opens. */
  link?: string;
}

const lineHeight = 1.3;
const dots = '…';

/** One PDF: writes text in the portal's typeface, draws lines and QR codes, and ends as bytes. */
export function startPdf({ title, language, createdAt }: { title: string; language: string; createdAt: Date }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No font of its own: everything is written in ours.
    font: null as unknown as string,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Mediathek', Producer: 'Mediathek', CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const weight of ['regular', 'bold'] as const)
    for (const { name, content } of fontsOf(weight)) doc.registerFont(name, content);

  const widthOf = (runs: readonly Run[], size: number, spacing: number): number =>
    runs.reduce(
      (sum, { text, font }) => sum + doc.font(font).fontSize(size).widthOfString(text, { characterSpacing: spacing }),
      0,
    );

  const linesOf = (text: string, { width, size, weight = 'regular', spacing = 0 }: TextOptions): string[] =>
    breakLines(text, (line) => widthOf(runsOf(line, weight), size, spacing) <= width);

  function shortened(lines: readonly string[], options: TextOptions): string[] {
    const { mostLines, width, size, weight = 'regular', spacing = 0 } = options;
    if (mostLines === undefined || lines.length <= mostLines) return [...lines];
    let last = lines[mostLines - 1] ?? '';
    while (last && widthOf(runsOf(last + dots, weight), size, spacing) > width) last = [...last].slice(0, -1).join('');
    return [...lines.slice(0, mostLines - 1), last.trimEnd() + dots];
  }

  function drawLine(line: string, y: number, options: TextOptions): void {
    const { x, width, size, weight = 'regular', align = 'left', colour = '#1a1a1a', spacing = 0, link } = options;
    const runs = runsOf(line, weight);
    const whole = widthOf(runs, size, spacing);
    let left = x + (align === 'left' ? 0 : (width - whole) / (align === 'center' ? 2 : 1));
    if (link) doc.link(left, y, whole, size * lineHeight, link);
    for (const run of runs) {
      doc.font(run.font).fontSize(size).fillColor(colour);
      doc.text(run.text, left, y, { lineBreak: false, characterSpacing: spacing });
      left += doc.widthOfString(run.text, { characterSpacing: spacing });
    }
  }

  return {
    addPage(): void {
      doc.addPage({ size: 'A4', margin: 0 });
    },

    /** How high a text will be; for whoever has to decide whether it still fits on the page. */
    heightOf: (text: string, options: Omit<TextOptions, 'x' | 'y'>): number =>
      shortened(linesOf(text, { x: 0, y: 0, ...options }), { x: 0, y: 0, ...options }).length *
      options.size *
      lineHeight,

    /** Writes a text from its upper left corner and says where it ends below. */
    text(text: string, options: TextOptions): number {
      let y = options.y;
      for (const line of shortened(linesOf(text, options), options)) {
        drawLine(line, y, options);
        y += options.size * lineHeight;
      }
      return y;
    },

    line(from: { x: number; y: number }, to: { x: number; y: number }, { colour = '#8a8a8a', dashed = false } = {}) {
      doc.save().lineWidth(0.5).strokeColor(colour);
      if (dashed) doc.dash(3, { space: 3 });
      doc.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke().restore();
    },

    box(at: { x: number; y: number; width: number; height: number }, colour: string): void {
      doc.save().roundedRect(at.x, at.y, at.width, at.height, 4).fill(colour).restore();
    },

    /** A QR code without a border; leave four squares of white around it. */
    qrCode(text: string, { x, y, size }: { x: number; y: number; size: number }): void {
      const { rows, size: count } = qrSquares(text);
      const unit = size / count;
      doc.save();
      for (const row of rows) doc.rect(x + row.x * unit, y + row.y * unit, row.width * unit, unit);
      doc.fill('#000000').restore();
    },

    finish(): Promise<Buffer> {
      doc.end();
      return ended;
    },
  };
}

export type Pdf = ReturnType<typeof startPdf>;
