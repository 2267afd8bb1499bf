import { type SearchField, searchFields } from '../search-engine';

/** The number of a field; it is also its place in a document's row of words. */
export const fieldNumber = Object.fromEntries(searchFields.map((field, index) => [field, index])) as Record<
  SearchField,
  number
>;
export const fieldCount = searchFields.length;

/** How much a word weighs by where it stands: a title says more about a medium than what is said in it. */
export const fieldWeights: Readonly<Record<SearchField, number>> = {
  number: 8,
  title: 6,
  keywords: 3,
  subject: 2,
  producer: 1.8,
  shortText: 1.6,
  text: 1,
  spoken: 0.5,
};

/** How much a long field takes from the weight of each of its words; 0 not at all, 1 in full proportion. */
export const fieldLengthNorms: Readonly<Record<SearchField, number>> = {
  number: 0,
  title: 0.45,
  keywords: 0.4,
  subject: 0,
  producer: 0,
  shortText: 0.3,
  text: 0.5,
  spoken: 0.6,
};

/** A word that is only part of a compound counts this much of one that stands alone. */
export const partWeight = 0.45;
/** The more often a word stands in a medium, the less each further time adds; a larger number saturates later. */
export const saturation = 3.5;
/** Impacts are kept as whole numbers up to this one. */
export const fullImpact = 65_535;

/** Marks a second reading of the word before it in a document's row of words. */
export const joinedFlag = 0x8000_0000;
export const spellingMask = 0x7fff_ffff;
/** Words of one field beyond this many are not indexed; no text of a catalogue is so long. */
export const longestField = 65_000;
