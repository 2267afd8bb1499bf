import { formatDate } from '@mediathek/domain';
import type { Texts } from '@mediathek/i18n';
import { mm, type Pdf, pageSize, startPdf } from '../../documents/pdf';
import type { CodeCard } from './pupils';

interface Surroundings {
  className: string;
  language: 'de' | 'en';
  t: Texts['t'];
  publicUrl: string;
  createdAt: Date;
}

const [columns, rows] = [2, 4];
const margin = 10 * mm;
const width = (pageSize.width - 2 * margin) / columns;
const height = (pageSize.height - 2 * margin) / rows;
const padding = 5 * mm;
const qrSize = 29 * mm;
/** Below this line lies the code; folded up, nobody reads it over a shoulder. */
const foldAt = 47 * mm;
const grey = '#5a5a5a';

/** Where the cards are cut apart: dashed lines, and marks in the margin for a cutting machine. */
function drawCuts(pdf: Pdf): void {
  const dashed = { dashed: true };
  for (let column = 0; column <= columns; column += 1) {
    const x = margin + column * width;
    pdf.line({ x, y: margin }, { x, y: pageSize.height - margin }, dashed);
    pdf.line({ x, y: margin - 5 * mm }, { x, y: margin - 1 * mm });
    pdf.line({ x, y: pageSize.height - margin + 1 * mm }, { x, y: pageSize.height - margin + 5 * mm });
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = margin + row * height;
    pdf.line({ x: margin, y }, { x: pageSize.width - margin, y }, dashed);
    pdf.line({ x: margin - 5 * mm, y }, { x: margin - 1 * mm, y });
    pdf.line({ x: pageSize.width - margin + 1 * mm, y }, { x: pageSize.width - margin + 5 * mm, y });
  }
}

function drawFold(pdf: Pdf, x: number, y: number, label: string): void {
  pdf.line({ x: x + 1 * mm, y }, { x: x + 4 * mm, y });
  pdf.line({ x: x + width - 4 * mm, y }, { x: x + width - 1 * mm, y });
  pdf.text(label, { x: x + width - 34 * mm, y: y - 8, width: 29 * mm, size: 6, align: 'right', colour: grey });
}

function drawCard(pdf: Pdf, card: CodeCard, at: { x: number; y: number }, { t, publicUrl, ...given }: Surroundings) {
  const left = at.x + padding;
  const inner = width - 2 * padding;
  const top = at.y + padding;
  const beside = left + qrSize + 5 * mm;
  const besideWidth = inner - qrSize - 5 * mm;
  const { host } = new URL(publicUrl);

  pdf.text(t('classes.card.head', { portal: t('shell.name') }), {
    ...{ x: left, y: top, width: inner * 0.62, size: 8, colour: grey, mostLines: 1 },
  });
  pdf.text(given.className, {
    ...{ x: left + inner * 0.64, y: top, width: inner * 0.36, size: 8, weight: 'bold', align: 'right', mostLines: 1 },
  });
  pdf.qrCode(card.loginAddress, { x: left, y: top + 6 * mm, size: qrSize });

  let y = top + 6 * mm;
  if (card.nickname) {
    y =
      pdf.text(card.nickname, { x: beside, y, width: besideWidth, size: 13, weight: 'bold', mostLines: 2 }) + 1.5 * mm;
  }
  y = pdf.text(t('classes.card.scan'), { x: beside, y, width: besideWidth, size: 9, mostLines: 2 }) + 1 * mm;
  pdf.text(t('classes.card.or', { address: `${host}/login` }), {
    x: beside,
    y,
    width: besideWidth,
    size: 9,
    mostLines: 4,
  });

  drawFold(pdf, at.x, at.y + foldAt, t('classes.card.fold'));
  pdf.text(card.code, {
    ...{ x: left, y: at.y + foldAt + 2.5 * mm, width: inner, size: 22, weight: 'bold', align: 'center', spacing: 1.6 },
  });
  const foot = { y: at.y + height - padding - 8, size: 7, colour: grey, mostLines: 1 };
  const day = formatDate(card.validTo, given.language, 'short');
  pdf.text(t('classes.card.keep'), { ...foot, x: left, width: inner * 0.66 });
  pdf.text(t('classes.card.valid', { day }), { ...foot, x: left + inner * 0.66, width: inner * 0.34, align: 'right' });
}

/** Access codes as cards to cut out, eight to a page: a QR code that signs in, and the code to type. */
export function renderCards(cards: readonly CodeCard[], surroundings: Surroundings): Promise<Buffer> {
  const { t, className, language, createdAt } = surroundings;
  const pdf = startPdf({ title: t('classes.card.title', { name: className }), language, createdAt });
  for (const [index, card] of cards.entries()) {
    const place = index % (columns * rows);
    if (place === 0) {
      pdf.addPage();
      drawCuts(pdf);
    }
    const at = { x: margin + (place % columns) * width, y: margin + Math.floor(place / columns) * height };
    drawCard(pdf, card, at, surroundings);
  }
  return pdf.finish();
}
