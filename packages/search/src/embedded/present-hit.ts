import {
  type MatchKind,
  type MatchReason,
  type SearchField,
  type SearchHit,
  type SpokenHit,
  searchFields,
} from '../search-engine';
import { fieldCount, fieldNumber, joinedFlag, spellingMask } from './fields';
import { findPosting } from './intersect';
import { excerptText, markText, type TextHit } from './mark-text';
import { storedNote, storedShortText, storedSpoken, storedText, storedTitle } from './segment';
import { directMask, type TokenMatches } from './token-matches';

// Indices are in range by construction; `as number` says so without a test in every step.

// The plainest reason is the one that is told.
const kindOrder: readonly MatchKind[] = ['exact', 'form', 'compound', 'prefix', 'synonym', 'typo'];

interface SlotReason {
  kind: MatchKind;
  found: string;
  fields: number;
}

/** Everything a document's words say about a query. */
interface DocumentHits {
  readonly inField: readonly TextHit[][];
  readonly reasons: readonly (SlotReason | undefined)[];
}

interface FieldWords {
  readonly field: number;
  readonly from: number;
  readonly length: number;
}

function* fieldsOf({ segment }: TokenMatches, document: number): Generator<FieldWords> {
  let from = segment.tokenStart[document] as number;
  for (let field = 0; field < fieldCount; field += 1) {
    const length = segment.fieldLengths[document * fieldCount + field] as number;
    yield { field, from, length };
    from += length;
  }
}

function kindOf(
  matches: TokenMatches,
  slot: number,
  role: { kind: MatchKind; isPart: boolean },
  token: number,
): MatchKind {
  if (role.kind !== 'exact' && role.kind !== 'form') return role.kind;
  if (role.isPart) return 'compound';
  return (matches.spelledBits(token) >>> slot) & 1 ? 'exact' : 'form';
}

/** Which words of the query a document answers by whole words; only for the others do the parts of a compound count. */
function directBits(matches: TokenMatches, fields: readonly FieldWords[]): number {
  let bits = 0;
  for (const { from, length } of fields) {
    for (let at = from; at < from + length; at += 1) {
      bits |= matches.marks[(matches.segment.tokens[at] as number) & spellingMask] as number;
    }
  }
  return bits & directMask;
}

/** What is said in a film can be long: it is only read where a word of the query is known to be said. */
function isSpokenOf(matches: TokenMatches, document: number): boolean {
  return matches.stems().some((stem) => {
    const posting = findPosting(matches.segment, stem, document);
    return posting >= 0 && ((matches.segment.postingFields[posting] as number) >>> fieldNumber.spoken) % 2 === 1;
  });
}

function collectDocumentHits(matches: TokenMatches, document: number): DocumentHits {
  const fields = [...fieldsOf(matches, document)].filter(
    ({ field, length }) => length > 0 && (field !== fieldNumber.spoken || isSpokenOf(matches, document)),
  );
  const direct = directBits(matches, fields);
  const inField: TextHit[][] = searchFields.map(() => []);
  const reasons: (SlotReason | undefined)[] = matches.plan.slots.map(() => undefined);
  for (const { field, from, length } of fields) {
    let position = -1;
    for (let at = from; at < from + length; at += 1) {
      const token = matches.segment.tokens[at] as number;
      if (token < joinedFlag) position += 1;
      const mark = matches.marks[token & spellingMask] as number;
      if (mark === 0) continue;
      const slots = ((mark & directMask) | (matches.leafBits(mark) & ~direct)) & matches.plan.required;
      if (slots === 0) continue;
      inField[field]?.push({ position, slots });
      noteReasons(matches, token, direct, field, reasons);
    }
  }
  return { inField, reasons };
}

function noteReasons(
  matches: TokenMatches,
  token: number,
  direct: number,
  field: number,
  reasons: (SlotReason | undefined)[],
): void {
  for (const role of matches.rolesOf(token)) {
    if (role.leaf !== undefined && (direct >>> role.slot) & 1) continue;
    const kind = kindOf(matches, role.slot, role, token);
    const known = reasons[role.slot];
    const isPlainer = !known || kindOrder.indexOf(kind) < kindOrder.indexOf(known.kind);
    reasons[role.slot] = {
      kind: isPlainer ? kind : known.kind,
      found: isPlainer ? matches.segment.spellings.get(token & spellingMask) : known.found,
      fields: (known?.fields ?? 0) | (1 << field),
    };
  }
}

/** A word of the query may stand in the names of a medium's subjects only. */
function noteSubjects(matches: TokenMatches, document: number, reasons: (SlotReason | undefined)[]): void {
  const { segment, plan } = matches;
  for (const [stem, { slot, kind }] of matches.wholeRoles()) {
    // Words that are only found in a wider way are told by where they stand in texts.
    const known = reasons[slot];
    if (known && kind !== 'exact' && kind !== 'form') continue;
    const posting = findPosting(segment, stem, document);
    if (posting < 0 || !((segment.postingFields[posting] as number) & (1 << fieldNumber.subject))) continue;
    reasons[slot] = known
      ? { ...known, fields: known.fields | (1 << fieldNumber.subject) }
      : {
          kind: kind === 'exact' ? 'form' : kind,
          found: plan.slots[slot]?.word.text ?? '',
          fields: 1 << fieldNumber.subject,
        };
  }
}

function toFields(bits: number): SearchField[] {
  return searchFields.filter((_, field) => (bits >>> field) & 1);
}

/** The second at which most of the words are said, and what is said there. */
function findSpoken({ segment }: TokenMatches, document: number, hits: readonly TextHit[]): SpokenHit | undefined {
  if (hits.length === 0) return undefined;
  const lines = segment.textOf(document, storedSpoken).split('\n');
  const cues = lines.map((text, index) => ({ text, index, slots: 0, count: 0, hits: [] as TextHit[] }));
  const ends = cueEnds(segment.cueTokens, segment.cueFirst[document] as number, segment, document);
  let cue = 0;
  for (const hit of hits) {
    while (cue < ends.length - 1 && hit.position >= (ends[cue] as number)) cue += 1;
    const of = cues[cue];
    if (!of) break;
    of.hits.push({ position: hit.position - (cue > 0 ? (ends[cue - 1] as number) : 0), slots: hit.slots });
    of.slots |= hit.slots;
  }
  const bits = (slots: number) => slots.toString(2).replaceAll('0', '').length;
  const best = cues.reduce((one, other) => (bits(other.slots) > bits(one.slots) ? other : one));
  const start = segment.cueSeconds[(segment.cueFirst[document] as number) + best.index] as number;
  return { start, ...markText(best.text, best.hits) };
}

/** Behind which word each cue ends; joined readings are no words of their own. */
function cueEnds(cueTokens: Uint32Array, first: number, segment: TokenMatches['segment'], document: number): number[] {
  const end = segment.cueFirst[document + 1] as number;
  const spokenLength = segment.fieldLengths[document * fieldCount + fieldNumber.spoken] as number;
  const start = (segment.tokenStart[document + 1] as number) - spokenLength;
  const ends: number[] = [];
  let position = 0;
  let at = 0;
  for (let cue = first; cue < end; cue += 1) {
    for (; at < (cueTokens[cue] as number); at += 1) {
      if ((segment.tokens[start + at] as number) < joinedFlag) position += 1;
    }
    ends.push(position);
  }
  return ends;
}

function chooseSnippet(shortText: string, wholeText: string, inField: readonly TextHit[][]) {
  const shortHits = inField[fieldNumber.shortText] ?? [];
  const textHits = inField[fieldNumber.text] ?? [];
  const takesText = shortText === '' || (shortHits.length === 0 && textHits.length > 0);
  const text = takesText ? wholeText : shortText;
  return text === '' ? undefined : excerptText(text, takesText ? textHits : shortHits);
}

/** A found document as it is shown: with its hits marked, and why it was found. */
export function presentHit(matches: TokenMatches, document: number, score: number): SearchHit {
  const { segment, plan } = matches;
  const { inField, reasons } = collectDocumentHits(matches, document);
  const told = [...reasons];
  if (plan.slots.length > 0) noteSubjects(matches, document, told);
  const why = told.flatMap((reason, slot): MatchReason[] => {
    const word = plan.slots[slot]?.word;
    if (!reason || !word || word.isOptional) return [];
    return [{ word: word.text, found: reason.found, kind: reason.kind, fields: toFields(reason.fields) }];
  });
  const [shortText, text] = [segment.textOf(document, storedShortText), segment.textOf(document, storedText)];
  return {
    identifier: segment.identifierOf(document),
    score,
    title: markText(segment.textOf(document, storedTitle), inField[fieldNumber.title] ?? []),
    snippet: chooseSnippet(shortText, text, inField),
    why,
    spoken: findSpoken(matches, document, inField[fieldNumber.spoken] ?? []),
    shortText,
    text,
    note: segment.textOf(document, storedNote),
  };
}
