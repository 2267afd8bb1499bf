import { convertLanguageCodes, type Day, splitKeywords } from '@mediathek/domain';
import { foldWord } from '../analysis/fold';
import { eachToken } from '../analysis/tokenise';
import type { LicenceGrant, SearchDocument } from '../search-engine';

/** The columns of an index; filters, scopes and counts read these and nothing else. */
export const columnNames = [
  'fn_geb',
  'fn_sprache',
  'fn_typ',
  'fn_adressat',
  'fn_schlag',
  'fn_prodname',
  'mediaType',
  'licences',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A text as its words, however they are written: keywords, producers and titles are compared so. */
export function foldPhrase(text: string): string {
  const words: string[] = [];
  eachToken(text, (start, end) => words.push(foldWord(text.slice(start, end))));
  return words.join(' ');
}

const dayLength = 24 * 60 * 60 * 1000;

/** Days are counted from 1970, so that they can be compared as numbers. */
export function dayNumber(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? 0 : Math.max(0, Math.floor(time / dayLength));
}

/** Stands in every medium that names a licence, valid or not; a medium without it is open. */
export const licensedMark = '!';
/** A licence without a limit ends after every day. */
const forever = 9_999_999;

export type LicenceHolder = 'school' | 'district' | 'mediathek';

/** How a licence of somebody begins in the column; behind it stands the last day. */
export function licencePrefix(holder: LicenceHolder, id: string): string {
  return `${holder}:${id}\u0002`;
}

function licenceValues({ schoolId, districtId, mediathek, validTo }: LicenceGrant): string[] {
  if (validTo === null) return [];
  const lastDay = String(validTo === false ? forever : dayNumber(validTo)).padStart(7, '0');
  const holders: [LicenceHolder, string | undefined][] = [
    ['school', schoolId],
    ['district', districtId],
    ['mediathek', mediathek],
  ];
  return holders.flatMap(([holder, id]) => (id ? [licencePrefix(holder, id) + lastDay] : []));
}

/** The last day that stands behind a licence's prefix. */
export function licenceEnd(value: string): number {
  return Number(value.slice(-7));
}

function languageValues(text: string): string[] {
  return convertLanguageCodes(text).map(({ code, isSubtitle, isForHardOfHearing }) => {
    if (!isSubtitle) return code;
    return `${code}(${isForHardOfHearing ? 'h' : 'u'})`;
  });
}

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

/** What a document puts into each column. */
export const columnValues: Readonly<Record<ColumnName, (document: SearchDocument) => readonly string[]>> = {
  fn_geb: ({ fn_geb }) => trimmed(fn_geb),
  fn_sprache: ({ fn_sprache }) => languageValues(fn_sprache),
  fn_typ: ({ fn_typ }) => trimmed([fn_typ]),
  fn_adressat: ({ fn_adressat }) => trimmed(fn_adressat),
  fn_schlag: ({ fn_schlag }) => splitKeywords(fn_schlag).map(foldPhrase).filter(Boolean),
  fn_prodname: ({ fn_prodname }) => [foldPhrase(fn_prodname)].filter(Boolean),
  mediaType: ({ mediaType }) => [mediaType],
  licences: ({ licences }) => (licences.length === 0 ? [] : [licensedMark, ...licences.flatMap(licenceValues)]),
};
