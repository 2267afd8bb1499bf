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
import type { View } from './view';

// Indices are in range by construction; `as number` says so without a test in every step.

/** The documents of a segment that count for a facet. */
export interface FacetDocuments {
  readonly documents: Uint32Array;
  readonly count: number;
}

type ExpandSet = (values: readonly string[]) => Iterable<string>;

function withAncestors(codes: readonly string[]): Set<string> {
  return new Set(codes.flatMap((code) => [...subjectAncestors(code), code]));
}

function withoutSubtitleMarks(codes: readonly string[]): Set<string> {
  return new Set(codes.map((code) => code.replace(/\([uh]\)$/, '')));
}

/** A target group is counted where its filter would find the medium: grades overlap. */
function overlappingGroups(view: View): ExpandSet {
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
  return (texts) => {
    const groups = texts.map((text) => parseTargetGroup(text)).filter((group) => group !== undefined);
    return [...named].flatMap(([text, one]) => (groups.some((group) => targetGroupsOverlap(one, group)) ? [text] : []));
  };
}

const overlapByView = new WeakMap<View, ExpandSet>();

function expander(view: View, field: FilterField): ExpandSet {
  switch (field) {
    case 'fn_geb':
      return withAncestors;
    case 'fn_sprache':
      return withoutSubtitleMarks;
    case 'fn_typ':
      return (types) => types;
    case 'fn_adressat': {
      const known = overlapByView.get(view) ?? overlappingGroups(view);
      overlapByView.set(view, known);
      return known;
    }
  }
}

/** For each set of values the facet values it counts for, as numbers. */
interface Expansion {
  readonly names: readonly string[];
  readonly setStart: Uint32Array;
  readonly members: Uint32Array;
}

// Worked out once for an index; only target groups depend on what else there is and so on the view.
const expansions = new WeakMap<Column, WeakMap<ExpandSet, Expansion>>();

function expandColumn(column: Column, expand: ExpandSet): Expansion {
  const ofColumn = expansions.get(column) ?? new WeakMap<ExpandSet, Expansion>();
  expansions.set(column, ofColumn);
  const known = ofColumn.get(expand);
  if (known) return known;
  const numbers = new Map<string, number>();
  const members = new GrowableNumbers();
  const setStart = new Uint32Array(column.setCount + 1);
  for (let set = 0; set < column.setCount; set += 1) {
    for (const name of expand(valuesOfSet(column, set))) {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      members.push(number);
    }
    setStart[set + 1] = members.length;
  }
  const expansion = { names: [...numbers.keys()], setStart, members: members.view() };
  ofColumn.set(expand, expansion);
  return expansion;
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

function countNames({ names, setStart, members }: Expansion, ofSets: Uint32Array): Uint32Array {
  const counts = new Uint32Array(names.length);
  for (let set = 0; set < ofSets.length; set += 1) {
    const count = ofSets[set] as number;
    if (count === 0) continue;
    const end = setStart[set + 1] as number;
    for (let at = setStart[set] as number; at < end; at += 1) {
      const name = members[at] as number;
      counts[name] = (counts[name] as number) + count;
    }
  }
  return counts;
}

/** How many of the found documents each value of a field would give. */
function countFacet(view: View, field: FilterField, found: readonly (readonly FacetDocuments[])[]): FacetValue[] {
  const expand = expander(view, field);
  const totals = new Map<string, number>();
  for (const [index, { segment }] of view.parts.entries()) {
    const column = segment.columns[field];
    const expansion = expandColumn(column, expand);
    const counts = countNames(expansion, countSets(column, found[index] ?? []));
    for (const [name, count] of counts.entries()) {
      const value = expansion.names[name] as string;
      if (count > 0) totals.set(value, (totals.get(value) ?? 0) + count);
    }
  }
  return [...totals]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
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
