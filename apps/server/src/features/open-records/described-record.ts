import {
  convertLanguageCodes,
  findMediaType,
  labelIn,
  type MediaForm,
  mediaFormOf,
  parseTargetGroups,
  plainLabel,
  splitKeywords,
  toPlainText,
} from '@mediathek/domain';
import { subjectPath } from '@mediathek/domain/subjects';
import type { OpenRecord } from './repository';

/** An open record as every format tells it: in words, with its own page. */
export interface DescribedRecord {
  identifier: string;
  title: string;
  description: string;
  page: string;
  cover: string;
  publisher: string;
  keywords: string[];
  /** Each way down the subject tree. */
  subjects: { code: string; label: string }[][];
  /** Languages by their codes, as far as these are codes of languages. */
  languages: string[];
  form: MediaForm;
  kind: string;
  minutes: number | null;
  licence: string;
  grades: { from: number; to: number }[];
  addedOn: string;
  changedAt: Date;
}

const wordsOf = (text: string): string =>
  toPlainText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export interface RecordAddresses {
  pageOf(identifier: string): string;
  coverOf(record: OpenRecord): string;
}

/** Puts a row of the stock into words that other libraries understand. */
export function describeRecord(record: OpenRecord, { pageOf, coverOf }: RecordAddresses): DescribedRecord {
  const type = findMediaType(record.fn_typ);
  const isBook = record.media_type === 'book';
  return {
    identifier: record.identifier,
    title: wordsOf(record.fn_titel),
    description: wordsOf(record.fn_text) || wordsOf(record.fn_kurztext),
    page: pageOf(record.identifier),
    cover: coverOf(record),
    publisher: wordsOf(record.fn_prodname),
    keywords: splitKeywords(record.fn_schlag).map(wordsOf).filter(Boolean),
    subjects: record.fn_geb
      .map((code) => subjectPath(code).map((one) => ({ code: one.code, label: plainLabel(labelIn(one.labels, 'de')) })))
      .filter((path) => path.length > 0),
    languages: [
      ...new Set(
        convertLanguageCodes(record.fn_sprache)
          .filter(({ isSubtitle }) => !isSubtitle)
          .map(({ code }) => code.split('-')[0] ?? '')
          .filter((code) => /^[a-z]{2,3}$/.test(code) && code !== 'zxx' && code !== 'omu'),
      ),
    ],
    form: isBook ? 'book' : mediaFormOf(record.fn_typ),
    kind: isBook ? 'Buch' : type ? plainLabel(labelIn(type.labels, 'de')) : '',
    minutes: record.duration_minutes,
    licence: wordsOf(record.licence_label),
    grades: parseTargetGroups(record.fn_adressat).flatMap(({ from, to }) =>
      from === undefined || to === undefined ? [] : [{ from, to }],
    ),
    addedOn: record.added_on,
    changedAt: record.updated_at,
  };
}
