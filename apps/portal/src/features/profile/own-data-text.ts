import type { OwnData } from '@mediathek/contract';
import { formatDate } from '@mediathek/domain';
import type { TFunction } from 'i18next';

export interface DataWords {
  readonly t: TFunction;
  readonly lang: string;
}

type Ask = (key: string, options: { readonly defaultValue: string }) => string;

/** The server may know sections and fields that this portal has no word for yet; they keep their own name. */
const nameOf = (t: TFunction, group: 'sections' | 'fields', key: string): string =>
  (t as unknown as Ask)(`profile.data.${group}.${key}`, { defaultValue: key });

const moment = /^\d{4}-\d\d-\d\dT/;

function inWords({ t, lang }: DataWords, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'profile.data.yes' : 'profile.data.no');
  if (typeof value === 'string') return moment.test(value) ? formatDate(new Date(value), lang, 'long') : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Everything stored about a person as a text that they can read: section by section, with words for names. */
export function ownDataText(data: OwnData, words: DataWords): string {
  const { t, lang } = words;
  const parts = Object.entries(data.sections).map(([section, rows]) => {
    const title = nameOf(t, 'sections', section);
    const entries = rows.map((row) =>
      Object.entries(row)
        .map(([field, value]) => `${nameOf(t, 'fields', field)}: ${inWords(words, value)}`)
        .join('\n'),
    );
    return `${title}\n${'='.repeat(title.length)}\n${entries.join('\n\n') || t('profile.data.nothing')}`;
  });
  const heading = t('profile.data.heading', { day: formatDate(new Date(data.exportedAt), lang, 'long') });
  return `${[heading, ...parts].join('\n\n\n')}\n`;
}
