/** The four lists a search can be narrowed by. */
export const filterFields = ['fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat'] as const;
export type FilterField = (typeof filterFields)[number];

export type FilterChoices = Readonly<Partial<Record<FilterField, readonly string[]>>>;
export type FilterQuery = Partial<Record<`filter_${FilterField}`, string>>;

/** One value of a filter; a prefix takes in everything that begins with it, so a subject takes in its whole branch. */
export interface FilterTerm {
  readonly value: string;
  readonly isPrefix: boolean;
}

/** Chosen values are alternatives; subjects, languages and target groups include what lies below them, media types do not. */
export function buildFilter(field: FilterField, values: readonly string[]): string {
  const end = field === 'fn_typ' ? '' : '*';
  return values
    .map((value) => value.trim())
    .filter(Boolean)
    .map((value) => value + end)
    .join('|');
}

/** A search sends only the filters in which something is chosen. */
export function buildFilterQuery(choices: FilterChoices): FilterQuery {
  const query: FilterQuery = {};
  for (const field of filterFields) {
    const text = buildFilter(field, choices[field] ?? []);
    if (text) query[`filter_${field}`] = text;
  }
  return query;
}

/** A filter is read back as the alternatives it was built from. */
export function parseFilter(text: string): FilterTerm[] {
  return text.split('|').flatMap((part) => {
    const isPrefix = part.endsWith('*');
    const value = (isPrefix ? part.slice(0, -1) : part).trim();
    return value ? [{ value, isPrefix }] : [];
  });
}

/** A value passes when it is one of the alternatives, or begins with one that stands for a whole branch. */
export function matchesFilter(terms: readonly FilterTerm[], value: string): boolean {
  return terms.some((term) => (term.isPrefix ? value.startsWith(term.value) : value === term.value));
}

/** What one media library licenses is named by its district and the library. */
export function buildLicencePath(district: string, mediathek: string): string {
  return district && mediathek ? `/${district}/${mediathek}` : '';
}

/** A licence path names exactly one district and one media library. */
export function parseLicencePath(path: string): { district: string; mediathek: string } | undefined {
  const [, district, mediathek] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return district && mediathek ? { district, mediathek } : undefined;
}
