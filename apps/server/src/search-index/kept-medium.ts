import { type MediaTypeParam, toPlainText } from '@mediathek/domain';
import type { SearchHit } from '@mediathek/search';

/** A licence as far as cards tell about it. */
export interface KeptLicence {
  readonly school_id: string | null;
  readonly district_id: string | null;
  readonly unlimited: boolean;
  readonly valid_to: string | null;
  readonly remaining: number | null;
  readonly returns: number | null;
}

/**
 * What the search keeps of a medium beside its words, so that a card needs no look into the database. Nothing in it depends
 * on who looks: every licence is there, and which one counts is decided for each viewer.
 */
export interface KeptMedium {
  readonly identifier: string;
  readonly fn_nr: string;
  readonly fn_titel: string;
  readonly fn_kurztext: string;
  readonly fn_text: string;
  readonly fn_geb: string[];
  readonly fn_sprache: string;
  readonly fn_typ: string;
  readonly fn_adressat: string[];
  readonly fn_schlag: string;
  readonly fn_prodname: string;
  readonly is_mediathek: boolean;
  readonly media_type: MediaTypeParam;
  readonly duration_minutes: number | null;
  /** Its file lies here and can be taken along. */
  readonly has_file: boolean;
  readonly licences: readonly KeptLicence[];
}

/** Raised when something is added; notes of another version are not read, and their cards come from the database. */
const version = 1;

// Lists instead of named fields: there is one note for each medium, all of them in memory.
type Note = [
  version: number,
  fields: [string, string[], string, string, string[], string, string, boolean, MediaTypeParam, number | null, boolean],
  licences: [string | null, string | null, boolean, string | null, number | null, number | null][],
  marked: { fn_titel?: string; fn_kurztext?: string; fn_text?: string },
];

/** Texts that carry mark-up are noted as they are; the search has all others already. */
function markedTexts(medium: KeptMedium): Note[3] {
  const texts = { fn_titel: medium.fn_titel, fn_kurztext: medium.fn_kurztext, fn_text: medium.fn_text };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => toPlainText(text) !== text));
}

export function noteOf(medium: KeptMedium): string {
  const { fn_nr, fn_geb, fn_sprache, fn_typ, fn_adressat, fn_schlag, fn_prodname } = medium;
  const { is_mediathek, media_type, duration_minutes, has_file, licences } = medium;
  const note: Note = [
    version,
    [
      ...([fn_nr, fn_geb, fn_sprache, fn_typ, fn_adressat, fn_schlag, fn_prodname] as const),
      ...([is_mediathek, media_type, duration_minutes, has_file] as const),
    ],
    licences.map((one) => [
      ...([one.school_id, one.district_id, one.unlimited] as const),
      ...([one.valid_to, one.remaining, one.returns] as const),
    ]),
    markedTexts(medium),
  ];
  return JSON.stringify(note);
}

/** Reads what was kept; nothing where nothing was, or by another version. */
export function readKept({
  identifier,
  title,
  shortText,
  text,
  note,
}: Pick<SearchHit, 'identifier' | 'title' | 'shortText' | 'text' | 'note'>): KeptMedium | undefined {
  if (!note.startsWith(`[${version},`)) return undefined;
  const [, fields, licences, marked] = JSON.parse(note) as Note;
  const [fn_nr, fn_geb, fn_sprache, fn_typ, fn_adressat, fn_schlag, fn_prodname, ...rest] = fields;
  const [is_mediathek, media_type, duration_minutes, has_file] = rest;
  return {
    ...{ identifier, fn_nr, fn_titel: title.text, fn_kurztext: shortText, fn_text: text, ...marked },
    ...{ fn_geb, fn_sprache, fn_typ, fn_adressat, fn_schlag, fn_prodname },
    ...{ is_mediathek, media_type, duration_minutes, has_file },
    licences: licences.map(([school_id, district_id, unlimited, valid_to, remaining, returns]) => ({
      ...{ school_id, district_id, unlimited },
      ...{ valid_to, remaining, returns },
    })),
  };
}

/** The type and the category of a medium, for those who need no card. */
export const readKind = (note: string): Pick<KeptMedium, 'fn_typ' | 'media_type'> | undefined => {
  if (!note.startsWith(`[${version},`)) return undefined;
  const [, [, , , fn_typ, , , , , media_type]] = JSON.parse(note) as Note;
  return { fn_typ, media_type };
};
