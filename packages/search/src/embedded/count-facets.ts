import {
  type FilterField,
  formatTargetGroup,
  parseTargetGroup,
  type TargetGroup,
  targetGroups,
  targetGroupsOverlap,
} from '@mediathek/domain';
import { subjectAncestors } from '../analysis/subject-words';
import type { Facets, FacetValue } from '../search-engine';
import { type Column, valuesOfSet } from './column';
import { GrowableNumbers } from './growable';
import { compareTexts } from './string-table';
import type { View } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

/** The documents of a segment that count for a facet. */
export interface FacetDocuments {
  readonly documents: Uint32Array;
  readonly count: number;
}

/** The facet values that one value of a column counts for. */
type ExpandValue = (value: string) => readonly string[];

const withAncestors: ExpandValue = (code) => [...subjectAncestors(code), code];
const withoutSubtitleMark: ExpandValue = (code) => [code.replace(/\([uh]\)$/, '')];
const asItIs: ExpandValue = (value) => [value];

/** A target group is counted where its filter would find the medium: grades overlap. */
function overlappingGroups(view: View): ExpandValue {
  const named = new Map<string, TargetGroup>();
  const add = (text: string) => {
    const group = parseTargetGroup(text);
    if (group) named.set(formatTargetGroup(group), group);
  };
  for (const { code } of targetGroups) add(code);
  for (const { segment } of view.parts) {
    const { values } = segment.columns.fn_adressat;
    for (let value = 0; value < values.size; value += 1) add(values.get(value));
  }
  return (text) => {
    const own = parseTargetGroup(text);
    return own ? [...named].flatMap(([name, group]) => (targetGroupsOverlap(own, group) ? [name] : [])) : [];
  };
}

const overlapByView = new WeakMap<View, ExpandValue>();

function expander(view: View, field: FilterField): ExpandValue {
  switch (field) {
    case 'fn_geb':
      return withAncestors;
    case 'fn_sprache':
      return withoutSubtitleMark;
    case 'fn_typ':
      return asItIs;
    case 'fn_adressat': {
      const known = overlapByView.get(view) ?? overlappingGroups(view);
      overlapByView.set(view, known);
      return known;
    }
  }
}

/** The facet values that sets of values count for, as numbers. */
interface Expansion {
  readonly names: readonly string[];
  readonly ofValue: readonly Uint32Array[];
  /** 1 for sets whose values have no facet value in common: these can be counted value by value. */
  readonly isDisjoint: Uint8Array;
  /** For the other sets, each facet value once. */
  readonly setStart: Uint32Array;
  readonly members: Uint32Array;
}

// Worked out once for an index; only target groups depend on what else there is and so on the view.
const expansions = new WeakMap<Column, WeakMap<ExpandValue, Expansion>>();

function expandColumn(column: Column, expand: ExpandValue): Expansion {
  const ofColumn = expansions.get(column) ?? new WeakMap<ExpandValue, Expansion>();
  expansions.set(column, ofColumn);
  const known = ofColumn.get(expand) ?? expandSets(column, expand);
  ofColumn.set(expand, known);
  return known;
}

function expandSets({ values, setCount, setStart, setValues }: Column, expand: ExpandValue): Expansion {
  const ofValues = Array.from({ length: values.size }, (_, value) => expand(values.get(value)));
  const names = [...new Set(ofValues.flat())].sort(compareTexts);
  const numbers = new Map(names.map((name, index) => [name, index]));
  const ofValue = ofValues.map((list) => Uint32Array.from(new Set(list), (name) => numbers.get(name) as number));
  const isDisjoint = new Uint8Array(setCount);
  const members = new GrowableNumbers();
  const memberStart = new Uint32Array(setCount + 1);
  for (let set = 0; set < setCount; set += 1) {
    const lists = Array.from(setValues.subarray(setStart[set], setStart[set + 1]), (value) => ofValue[value] ?? []);
    const distinct = new Set(lists.flatMap((list) => [...list]));
    if (distinct.size === lists.reduce((sum, { length }) => sum + length, 0)) isDisjoint[set] = 1;
    else for (const name of distinct) members.push(name);
    memberStart[set + 1] = members.length;
  }
  return { names, ofValue, isDisjoint, setStart: memberStart, members: members.view() };
}

function countSets({ setOf, setCount }: Column, found: readonly FacetDocuments[]): Uint32Array {
  const counts = new Uint32Array(setCount);
  for (const { documents, count } of found) {
    for (let at = 0; at < count; at += 1) {
      const set = setOf[documents[at] as number] as number;
      counts[set] = (counts[set] as number) + 1;
    }
  }
  return counts;
}

/** Adds up how often each facet value occurs; a medium counts once for each, whatever its values have in common. */
class NameCounter {
  readonly #ofNames: Uint32Array;
  readonly #ofValues: Uint32Array;

  constructor(
    readonly column: Column,
    readonly expansion: Expansion,
  ) {
    this.#ofNames = new Uint32Array(expansion.names.length);
    this.#ofValues = new Uint32Array(column.values.size);
  }

  add(set: number, count: number): void {
    const isDisjoint = this.expansion.isDisjoint[set] === 1;
    const counts = isDisjoint ? this.#ofValues : this.#ofNames;
    const { setStart } = isDisjoint ? this.column : this.expansion;
    const members = isDisjoint ? this.column.setValues : this.expansion.members;
    const end = setStart[set + 1] as number;
    for (let at = setStart[set] as number; at < end; at += 1) {
      const member = members[at] as number;
      counts[member] = (counts[member] as number) + count;
    }
  }

  /** The sums, once all are added. */
  finish(): Uint32Array {
    const counts = this.#ofNames;
    for (let value = 0; value < this.#ofValues.length; value += 1) {
      const count = this.#ofValues[value] as number;
      if (count === 0) continue;
      for (const name of this.expansion.ofValue[value] as Uint32Array) counts[name] = (counts[name] as number) + count;
    }
    return counts;
  }
}

/** Few documents are counted one by one; with many, each different set of values is looked at once. */
function countNames(column: Column, expansion: Expansion, found: readonly FacetDocuments[]): Uint32Array {
  const counter = new NameCounter(column, expansion);
  const documents = found.reduce((sum, { count }) => sum + count, 0);
  if (documents < column.setCount) {
    for (const part of found) {
      for (let at = 0; at < part.count; at += 1) counter.add(column.setOf[part.documents[at] as number] as number, 1);
    }
    return counter.finish();
  }
  const ofSets = countSets(column, found);
  for (let set = 0; set < ofSets.length; set += 1) {
    const count = ofSets[set] as number;
    if (count > 0) counter.add(set, count);
  }
  return counter.finish();
}

function toValues(names: readonly string[], counts: Uint32Array): FacetValue[] {
  const values: FacetValue[] = [];
  for (let name = 0; name < counts.length; name += 1) {
    const count = counts[name] as number;
    if (count > 0) values.push({ value: names[name] as string, count });
  }
  return values;
}

/** The values of several segments in one list, in the order of their names. */
function mergeValues(lists: readonly FacetValue[][]): FacetValue[] {
  const [only, ...others] = lists.filter((list) => list.length > 0);
  if (others.length === 0) return only ?? [];
  const totals = new Map<string, number>();
  for (const { value, count } of lists.flat()) totals.set(value, (totals.get(value) ?? 0) + count);
  return [...totals]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => compareTexts(one.value, other.value));
}

const listedGroups = new Set(targetGroups.map(({ code }) => code));

/** The target groups that found media name themselves, as they are written. */
function namedGroups(view: View, found: readonly (readonly FacetDocuments[])[]): Set<string> {
  const named = new Set<string>();
  for (const [index, { segment }] of view.parts.entries()) {
    const column = segment.columns.fn_adressat;
    for (const [set, count] of countSets(column, found[index] ?? []).entries()) {
      if (count === 0) continue;
      for (const text of valuesOfSet(column, set)) {
        const group = parseTargetGroup(text);
        if (group) named.add(formatTargetGroup(group));
      }
    }
  }
  return named;
}

/** How many of the found documents each value of a field would give. */
function countFacet(view: View, field: FilterField, found: readonly (readonly FacetDocuments[])[]): FacetValue[] {
  const expand = expander(view, field);
  const values = mergeValues(
    view.parts.map(({ segment }, index) => {
      const column = segment.columns[field];
      const expansion = expandColumn(column, expand);
      return toValues(expansion.names, countNames(column, expansion, found[index] ?? []));
    }),
  );
  if (field !== 'fn_adressat') return values;
  // Of the many ways to write a range of grades only those are offered that somebody uses.
  const named = namedGroups(view, found);
  return values.filter(({ value }) => listedGroups.has(value) || named.has(value));
}

export function countFacets(
  view: View,
  fields: readonly FilterField[],
  foundFor: (field: FilterField) => readonly (readonly FacetDocuments[])[],
): Facets {
  const facets: Facets = {};
  for (const field of fields) facets[field] = countFacet(view, field, foundFor(field));
  return facets;
}
