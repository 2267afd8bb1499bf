import type { CallQuery } from '@mediathek/contract';
import {
  buildFilterQuery,
  buildLicencePath,
  type FilterChoices,
  type FilterField,
  filterFields,
  linkTo,
  type MediaCategory,
  parseFilter,
  parseMediaCategory,
} from '@mediathek/domain';

/** The two result lists that look through the stock by words, and the one that looks by meaning. */
export type SearchName = 'search' | 'csearch' | 'ai-search';

/** Without a question there is no meaning to look for; by words, no word means everything. */
export const isAsked = (name: SearchName, { query }: SearchState): boolean => name !== 'ai-search' || query !== '';

/** Everything a search is about; the address holds all of it. */
export interface SearchState {
  readonly query: string;
  readonly category: MediaCategory;
  readonly keyword: string;
  readonly producer: string;
  /** `district/mediathek`: what one media library licenses. */
  readonly mediathek: string;
  readonly choices: FilterChoices;
  /** The media library itself, or the repositories outside. */
  readonly source: 'library' | 'external';
  readonly isEmbedded: boolean;
}

/** What the address calls the four filters. */
const filterNames = {
  fn_geb: 'geb',
  fn_sprache: 'sprache',
  fn_typ: 'typ',
  fn_adressat: 'adressat',
} as const satisfies Record<FilterField, string>;

function readChoices(query: URLSearchParams): FilterChoices {
  const choices: Partial<Record<FilterField, readonly string[]>> = {};
  for (const field of filterFields) {
    const values = parseFilter(query.get(filterNames[field]) ?? '').map(({ value }) => value);
    if (values.length > 0) choices[field] = [...new Set(values)];
  }
  return choices;
}

/** An address is read as far as it can be understood; the rest of it is as if it were not there. */
export function readSearch(query: URLSearchParams): SearchState {
  const text = (name: string) => (query.get(name) ?? '').trim();
  return {
    query: text('q'),
    category: parseMediaCategory(query.get('st')),
    keyword: text('schlag'),
    producer: text('producer') || text('p'),
    mediathek: text('mediathek'),
    choices: readChoices(query),
    source: query.get('quelle') === 'extern' ? 'external' : 'library',
    isEmbedded: query.has('embed'),
  };
}

/** The address of a search; what is not chosen is not written. */
export function searchAddress(name: SearchName, state: SearchState): string {
  const filters = filterFields.map((field) => [filterNames[field], state.choices[field]?.join('|') || undefined]);
  return linkTo(
    name,
    {},
    {
      q: state.query || undefined,
      st: state.category === 'all' ? undefined : state.category,
      schlag: state.keyword || undefined,
      mediathek: state.mediathek || undefined,
      producer: state.producer || undefined,
      ...Object.fromEntries(filters),
      quelle: state.source === 'external' ? 'extern' : undefined,
      embed: state.isEmbedded ? '' : undefined,
    },
  );
}

/** What the server is asked for: the words, the category, and every filter in which something is chosen. */
export function selectionOf(state: SearchState) {
  const [district = '', mediathek = ''] = state.mediathek.split('/');
  return {
    ...(state.query && { q: state.query }),
    ...(state.category !== 'all' && { c: state.category }),
    ...buildFilterQuery(state.choices),
    ...(state.keyword && { filter_fn_schlag: state.keyword }),
    ...(state.producer && { filter_fn_prodname: state.producer }),
    ...(state.mediathek && { filter_lizenzen: buildLicencePath(district, mediathek) || `/${state.mediathek}` }),
  } satisfies CallQuery<'GET /api/v1/media/search'>;
}

/** Two searches are the same when they ask the server for the same, in whatever order their filters were chosen. */
export function searchKey(state: SearchState): string {
  const sorted = Object.entries(selectionOf(state)).map(([name, value]) => [
    name,
    name.startsWith('filter_') ? value.split('|').sort().join('|') : value,
  ]);
  return JSON.stringify(sorted.sort());
}

export function withChoices(state: SearchState, field: FilterField, values: readonly string[]): SearchState {
  const { [field]: _before, ...others } = state.choices;
  return { ...state, choices: values.length > 0 ? { ...others, [field]: values } : others };
}

/** The words stay, everything that narrows the search goes. */
export function withoutFilters(state: SearchState): SearchState {
  return { ...state, category: 'all', keyword: '', producer: '', mediathek: '', choices: {} };
}
