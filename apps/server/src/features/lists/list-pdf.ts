import type { ListDetail, ListItem, MediaCard } from '@mediathek/contract';
import { formatDate, formatDayMonth, formOf } from '@mediathek/domain';
import type { Texts } from '@mediathek/i18n';
import { mm, type Pdf, pageSize, startPdf } from '../../documents/pdf';

interface Surroundings {
  t: Texts['t'];
  language: 'de' | 'en';
  now: Date;
  /** The address that a medium's QR code leads to. */
  addressOf(identifier: string): string;
}

const margin = 20 * mm;
const qrSize = 26 * mm;
const gap = 6 * mm;
const left = margin + 10 * mm;
const textWidth = pageSize.width - left - margin - qrSize - gap;
const bottom = pageSize.height - margin;
const muted = '#555555';

/** What has expired says so on paper too. */
const endOf = ({ use }: Pick<MediaCard, 'use'>, { t, language }: Surroundings): string =>
  use.reason !== 'expired' || use.until === null
    ? ''
    : t('media.badge.endedOn', { date: formatDayMonth(use.until, language) });

const metaOf = ({ medium, link }: ListItem, surroundings: Surroundings): string => {
  const { t } = surroundings;
  if (link) return [t('media.outside.kind'), link.source, link.licence].filter(Boolean).join(' · ');
  if (!medium) return t('lists.item.gone');
  const minutes = medium.duration ? t('media.minutes', { count: medium.duration }) : '';
  const facts = [t(`media.forms.${formOf(medium)}`), minutes, medium.fn_prodname, endOf(medium, surroundings)];
  return facts.filter(Boolean).join(' · ');
};

const titleOf = ({ medium, title }: ListItem): string => medium?.fn_titel ?? title;

function heightOf(pdf: Pdf, item: ListItem, surroundings: Surroundings): number {
  const parts = [
    pdf.heightOf(titleOf(item), { width: textWidth, size: 12, weight: 'bold' }),
    pdf.heightOf(metaOf(item, surroundings), { width: textWidth, size: 9 }),
    item.note ? pdf.heightOf(item.note, { width: textWidth, size: 10 }) + 2 * mm : 0,
  ];
  return Math.max(
    qrSize,
    parts.reduce((sum, height) => sum + height, 0),
  );
}

function drawItem(pdf: Pdf, item: ListItem, place: number, y: number, surroundings: Surroundings): void {
  pdf.text(String(place), { x: margin, y, width: 8 * mm, size: 12, weight: 'bold', colour: muted });
  let below = pdf.text(titleOf(item), { x: left, y, width: textWidth, size: 12, weight: 'bold' });
  below = pdf.text(metaOf(item, surroundings), { x: left, y: below, width: textWidth, size: 9, colour: muted });
  if (item.note) pdf.text(item.note, { x: left, y: below + 2 * mm, width: textWidth, size: 10 });
  const address = item.link?.address ?? (item.medium && surroundings.addressOf(item.medium.identifier));
  if (!address) return;
  pdf.qrCode(address, { x: pageSize.width - margin - qrSize, y, size: qrSize });
}

/** A list on paper: title, what it is about, and each medium with its note and a QR code that opens it. */
export function makeListPdf(list: ListDetail, surroundings: Surroundings): Promise<Buffer> {
  const { t, language, now } = surroundings;
  const pdf = startPdf({ title: list.title, language, createdAt: now });
  const width = pageSize.width - 2 * margin;
  pdf.addPage();
  let y = pdf.text(list.title, { x: margin, y: margin, width, size: 22, weight: 'bold' }) + 1 * mm;
  const origin = t('lists.print.origin', { name: list.owner.name, day: formatDate(now, language, 'long') });
  y = pdf.text(origin, { x: margin, y, width, size: 9, colour: muted }) + 2 * mm;
  if (list.description) y = pdf.text(list.description, { x: margin, y, width, size: 11 }) + 2 * mm;
  for (const [index, item] of list.items.entries()) {
    const height = heightOf(pdf, item, surroundings);
    if (y + gap + height > bottom) {
      pdf.addPage();
      y = margin - gap;
    }
    pdf.line({ x: margin, y: y + gap / 2 }, { x: margin + width, y: y + gap / 2 });
    drawItem(pdf, item, index + 1, y + gap, surroundings);
    y += gap + height;
  }
  return pdf.finish();
}
