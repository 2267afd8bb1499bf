import {
  isInCategory,
  type MediaCategory,
  matchesFilter,
  mediaTypeOf,
  parseFilter,
  parseTargetGroup,
  targetGroupsOverlap,
} from '@mediathek/domain';
import type { SearchFilters, SearchScope } from '../search-engine';
import { type Bitset, createBitset, fillBits, intersectBits, setBit, subtractBits } from './bitset';
import { type Column, setsWith } from './column';
import { dayNumber, foldPhrase, licenceEnd, licencePrefix, licensedMark } from './document-columns';
import type { Segment } from './segment';
import type { ViewSegment } from './view';

export type FilterName = keyof SearchFilters;
const filterNames = [
  'fn_geb',
  'fn_sprache',
  'fn_typ',
  'fn_adressat',
  'fn_schlag',
  'fn_prodname',
  'lizenzen',
] as const satisfies readonly FilterName[];

export interface FilterBits {
  readonly name: FilterName;
  readonly bits: Bitset;
}

/** The documents a search may look at, and the filters that narrow them, for one segment. Shared: never changed. */
export interface Selection {
  readonly allowed: Bitset;
  readonly filters: readonly FilterBits[];
}

const keptBitsets = 256;
// Nobody asks twice for something as long as this, and the keys would take more room than the answers.
const longestKey = 4_000;
const caches = new WeakMap<Segment, Map<string, Bitset>>();

/** Many people ask with the same filters and rights; what they select is worked out once for each index. */
function remember(segment: Segment, key: string, work: () => Bitset): Bitset {
  if (key.length > longestKey) return work();
  const cache = caches.get(segment) ?? new Map<string, Bitset>();
  caches.set(segment, cache);
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const [oldest] = cache.keys();
  if (cache.size >= keptBitsets && oldest !== undefined) cache.delete(oldest);
  const bits = work();
  cache.set(key, bits);
  return bits;
}

function documentsOfSets({ setOf }: Column, isWanted: Uint8Array): Bitset {
  const bits = createBitset(setOf.length);
  for (let document = 0; document < setOf.length; document += 1) {
    if (isWanted[setOf[document] as number] === 1) setBit(bits, document);
  }
  return bits;
}

function documentsWithValues(column: Column, isWanted: (value: string) => boolean): Bitset {
  const wanted = Uint8Array.from({ length: column.values.size }, (_, value) =>
    isWanted(column.values.get(value)) ? 1 : 0,
  );
  return documentsOfSets(
    column,
    setsWith(column, (value) => wanted[value] === 1),
  );
}

type Range = readonly [from: number, to: number];

function documentsInRanges(column: Column, ranges: readonly Range[]): Bitset {
  return documentsOfSets(
    column,
    setsWith(column, (value) => ranges.some(([from, to]) => value >= from && value < to)),
  );
}

function filterByPrefix(column: Column, text: string, fold: (value: string) => string): Bitset {
  const ranges = parseFilter(text).map(({ value, isPrefix }): Range => {
    const folded = fold(value);
    if (isPrefix) return column.values.prefixRange(folded);
    const index = column.values.find(folded);
    return index < 0 ? [0, 0] : [index, index + 1];
  });
  return documentsInRanges(column, ranges);
}

/** A grade finds every range it lies in; a group without grades means all of them. */
function filterByTargetGroup(column: Column, text: string): Bitset {
  const terms = parseFilter(text);
  const groups = terms.map(({ value }) => parseTargetGroup(value)).filter((group) => group !== undefined);
  return documentsWithValues(column, (value) => {
    if (matchesFilter(terms, value)) return true;
    const group = parseTargetGroup(value);
    return group !== undefined && groups.some((wanted) => targetGroupsOverlap(wanted, group));
  });
}

/** The licences of somebody that have not ended. */
function validRange({ values }: Column, prefix: string, today: number): Range {
  const [from, to] = values.prefixRange(prefix);
  let first = from;
  while (first < to && licenceEnd(values.get(first)) < today) first += 1;
  return [first, to];
}

function computeFilter(segment: Segment, name: FilterName, text: string, today: number): Bitset {
  const { columns } = segment;
  switch (name) {
    case 'fn_geb':
      return filterByPrefix(columns.fn_geb, text, (value) => value);
    case 'fn_sprache':
      return filterByPrefix(columns.fn_sprache, text, (value) => value.toLowerCase());
    case 'fn_typ': {
      const wanted = new Set(parseFilter(text).map(({ value }) => value));
      return documentsWithValues(columns.fn_typ, (value) => wanted.has(value));
    }
    case 'fn_adressat':
      return filterByTargetGroup(columns.fn_adressat, text);
    case 'fn_schlag':
      return filterByPrefix(columns.fn_schlag, text, foldPhrase);
    case 'fn_prodname':
      return filterByPrefix(columns.fn_prodname, text, foldPhrase);
    case 'lizenzen':
      return documentsInRanges(columns.licences, [
        validRange(columns.licences, licencePrefix('mediathek', text.trim()), today),
      ]);
  }
}

/** A filter counts when something is chosen in it. */
function isActive(name: FilterName, text: string | undefined): text is string {
  if (text === undefined) return false;
  return name === 'lizenzen' ? text.trim() !== '' : parseFilter(text).length > 0;
}

/** The documents in somebody's reach, by the rule of the domain; nothing where there is no restriction. */
function scopeBits(segment: Segment, scope: SearchScope): Bitset | undefined {
  const column = segment.columns.licences;
  const openBits = () =>
    remember(segment, 'scope open', () => {
      const mark = column.values.find(licensedMark);
      return documentsOfSets(
        column,
        setsWith(column, (value) => value === mark).map((isLicensed) => 1 - isLicensed),
      );
    });
  switch (scope.kind) {
    case 'stock':
      return undefined;
    case 'none':
      return createBitset(segment.count);
    case 'open':
      return openBits();
    case 'licensed':
      return remember(segment, `scope ${JSON.stringify([scope.schoolId, scope.districtId, scope.today])}`, () => {
        const today = dayNumber(scope.today);
        const ranges = [
          ...(scope.schoolId ? [validRange(column, licencePrefix('school', scope.schoolId), today)] : []),
          ...(scope.districtId ? [validRange(column, licencePrefix('district', scope.districtId), today)] : []),
        ];
        return uniteBits(documentsInRanges(column, ranges), openBits());
      });
    case 'shared':
      return remember(segment, `shared ${JSON.stringify(scope.sharedIdentifiers)}`, () => {
        const bits = openBits().slice();
        for (const identifier of scope.sharedIdentifiers ?? []) {
          const document = segment.findIdentifier(identifier);
          if (document >= 0) setBit(bits, document);
        }
        return bits;
      });
  }
}

function uniteBits(bits: Bitset, others: Bitset): Bitset {
  return bits.map((word, index) => word | (others[index] as number));
}

function categoryBits(segment: Segment, category: MediaCategory): Bitset {
  const types = ['media', 'book', 'app'] as const;
  return remember(segment, `category ${category}`, () =>
    documentsWithValues(segment.columns.mediaType, (value) =>
      isInCategory(types.find((type) => type === value) ?? mediaTypeOf(''), category),
    ),
  );
}

const keptAlive = new WeakMap<Bitset, WeakMap<Bitset, Bitset>>();

/** What is left of a selection without the documents that are gone; worked out once as long as none goes. */
function withoutDeleted(bits: Bitset, deleted: Bitset): Bitset {
  const ofBits = keptAlive.get(bits) ?? new WeakMap<Bitset, Bitset>();
  keptAlive.set(bits, ofBits);
  const known = ofBits.get(deleted) ?? subtractBits(bits.slice(), deleted);
  ofBits.set(deleted, known);
  return known;
}

function allowedBits(segment: Segment, scope: SearchScope, category: MediaCategory): Bitset {
  const inScope = scopeBits(segment, scope) ?? remember(segment, 'scope stock', () => fillBits(segment.count));
  return category === 'all' ? inScope : intersectBits(inScope.slice(), categoryBits(segment, category));
}

/** Which documents of a segment somebody may find, and which of them pass each filter. */
export function selectDocuments(
  { segment, deleted }: ViewSegment,
  scope: SearchScope,
  category: MediaCategory,
  filters: SearchFilters,
): Selection {
  const inReach = allowedBits(segment, scope, category);
  const allowed = deleted ? withoutDeleted(inReach, deleted) : inReach;
  const active = filterNames.flatMap((name): FilterBits[] => {
    const text = filters[name];
    if (!isActive(name, text)) return [];
    const day = name === 'lizenzen' ? scope.today : '';
    const bits = remember(segment, `${name} ${day} ${text}`, () =>
      computeFilter(segment, name, text, dayNumber(scope.today)),
    );
    return [{ name, bits }];
  });
  return { allowed, filters: active };
}
