import type { Day, FilterField, MediaCategory, MediaScope, MediaTypeParam } from '@mediathek/domain';
import type { EmbeddingFailure } from './embedding/embedder';

/** What is said at a second of a film or an audio, as its subtitles give it. */
export interface SpokenCue {
  readonly text: string;
  /** Seconds from the beginning. */
  readonly start: number;
}

/** A licence as far as the search needs it: whose it is, in which media library it stands, and how long it lasts. */
export interface LicenceGrant {
  readonly schoolId?: string | undefined;
  readonly districtId?: string | undefined;
  /** `/district/mediathek`, as `filter_lizenzen` names it. */
  readonly mediathek?: string | undefined;
  /** The last day; `false` where there is no limit, `null` where a limited licence has no date and so never counts. */
  readonly validTo: Day | false | null;
}

/** A medium as it is indexed. Without a licence it is open, for everyone. */
export interface SearchDocument {
  readonly identifier: string;
  readonly fn_nr: string;
  readonly fn_titel: string;
  readonly fn_kurztext: string;
  readonly fn_text: string;
  readonly fn_geb: readonly string[];
  readonly fn_sprache: string;
  readonly fn_typ: string;
  readonly fn_adressat: readonly string[];
  readonly fn_schlag: string;
  readonly fn_prodname: string;
  readonly mediaType: MediaTypeParam;
  readonly addedOn: Day;
  readonly spoken: readonly SpokenCue[];
  readonly licences: readonly LicenceGrant[];
  /** The caller's own note on the medium, handed back with every hit; nothing is found by it. */
  readonly note?: string | undefined;
}

/** Whose eyes the stock is searched with; the same words as the rule of the domain. */
export interface SearchScope {
  readonly kind: MediaScope;
  readonly today: Day;
  readonly schoolId?: string | undefined;
  readonly districtId?: string | undefined;
  /** For `shared`: what the classes of a pupil have on their boards now. */
  readonly sharedIdentifiers?: readonly string[] | undefined;
}

/** Filters as they stand on the wire: alternatives divided by `|`, a trailing `*` for everything that begins so. */
export interface SearchFilters {
  readonly fn_geb?: string | undefined;
  readonly fn_sprache?: string | undefined;
  readonly fn_typ?: string | undefined;
  readonly fn_adressat?: string | undefined;
  readonly fn_schlag?: string | undefined;
  readonly fn_prodname?: string | undefined;
  /** `/district/mediathek`. */
  readonly lizenzen?: string | undefined;
}

/** What is looked for; an empty text means everything. */
export interface SelectionQuery {
  /** By its words alone, or by what it means as well; words where nothing is said. */
  readonly by?: 'words' | 'meaning' | undefined;
  readonly q?: string | undefined;
  readonly filters?: SearchFilters | undefined;
  readonly category?: MediaCategory | undefined;
  readonly scope: SearchScope;
  /** From an earlier answer: later pages then come from the same state, even when media were added in between. */
  readonly view?: string | undefined;
}

export interface SearchQuery extends SelectionQuery {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  /** Counted in the same pass, so that a page and its filter lists cost little more than the page. */
  readonly facets?: readonly FilterField[] | undefined;
}

export interface FacetQuery extends SelectionQuery {
  readonly facets: readonly FilterField[];
}

export interface SuggestQuery {
  readonly q: string;
  readonly scope: SearchScope;
  readonly limit?: number | undefined;
}

export interface SimilarQuery {
  readonly identifier: string;
  readonly scope: SearchScope;
  readonly limit?: number | undefined;
}

/** Where a word can stand. */
export const searchFields = [
  'number',
  'title',
  'keywords',
  'subject',
  'producer',
  'shortText',
  'text',
  'spoken',
] as const;
export type SearchField = (typeof searchFields)[number];

/** From a character up to but without another one. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text with the words marked by which it was found. */
export interface MarkedText {
  readonly text: string;
  readonly hits: readonly TextRange[];
}

/** How a word of the query and a word of the medium belong together. */
export type MatchKind = 'exact' | 'form' | 'compound' | 'prefix' | 'synonym' | 'typo';

/** Why a medium was found: this word of the query stands here, as this word. */
export interface MatchReason {
  readonly word: string;
  readonly found: string;
  readonly kind: MatchKind;
  readonly fields: readonly SearchField[];
}

/** The second of a film at which the words are said. */
export interface SpokenHit extends MarkedText {
  readonly start: number;
}

export interface SearchHit {
  readonly identifier: string;
  readonly score: number;
  readonly title: MarkedText;
  readonly snippet: MarkedText | undefined;
  readonly why: readonly MatchReason[];
  readonly spoken: SpokenHit | undefined;
  /** Its texts as they were read, without mark-up. */
  readonly shortText: string;
  readonly text: string;
  /** What was noted when it was indexed. */
  readonly note: string;
  /** When searched by meaning: its keywords, subjects or words of its title that fit the question best. */
  readonly fits?: readonly string[] | undefined;
}

/** Why only the words were searched though the meaning was asked for. */
export type MeaningFallback = 'off' | 'preparing' | EmbeddingFailure;

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}
export type Facets = Partial<Record<FilterField, FacetValue[]>>;

export interface SearchResult {
  readonly total: number;
  readonly offset: number;
  readonly items: readonly SearchHit[];
  /** Names the state the answer came from, for the pages after it. */
  readonly view: string;
  /** The query with its words put right, when little is found as typed. */
  readonly didYouMean: string | undefined;
  readonly facets: Facets;
  /** Set when the meaning was asked for and the words had to answer alone. */
  readonly fallback?: MeaningFallback | undefined;
}

export interface TitleSuggestion extends MarkedText {
  readonly identifier: string;
  /** What was noted when it was indexed. */
  readonly note: string;
}

export interface Suggestions {
  /** Whole queries that begin with what was typed. */
  readonly completions: readonly string[];
  readonly titles: readonly TitleSuggestion[];
}

/** How far the index follows the database: the caller's own word, given back to it after a restart. */
export interface ChangeMark {
  readonly mark?: string | undefined;
}

export interface EngineState {
  readonly documents: number;
  readonly mark: string | undefined;
  readonly isMerging: boolean;
}

/** Every search engine answers these questions alike; the conformance suite says how. */
export interface SearchEngine {
  /** Replaces everything by these media; meanwhile the engine answers from what it had. */
  index(documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>, options?: ChangeMark): Promise<void>;
  /** Adds media or brings known ones up to date; they are found as soon as the promise is kept. */
  update(documents: readonly SearchDocument[], options?: ChangeMark): Promise<void>;
  remove(identifiers: readonly string[], options?: ChangeMark): Promise<void>;
  search(query: SearchQuery): Promise<SearchResult>;
  /** How many results each value of a filter would give; a facet's own filter does not narrow it. */
  facets(query: FacetQuery): Promise<Facets>;
  suggest(query: SuggestQuery): Promise<Suggestions>;
  similar(query: SimilarQuery): Promise<SearchHit[]>;
  didYouMean(query: SelectionQuery): Promise<string | undefined>;
  state(): EngineState;
  /** Waits until nothing is left to do in the background. */
  settle(): Promise<void>;
  close(): Promise<void>;
}
