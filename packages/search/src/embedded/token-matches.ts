import { lowerCase } from '../analysis/fold';
import type { MatchKind } from '../search-engine';
import { spellingMask } from './fields';
import type { QueryPlan } from './query-plan';
import { partFlag, type Segment } from './segment';

// Indices are in range by construction; `as number` says so without a test in every step.

/** How a stem of a segment belongs to a word of the query. */
interface StemRole {
  readonly slot: number;
  readonly kind: MatchKind;
  /** Set where the stem is one of several parts that must all be there. */
  readonly leaf: number | undefined;
}

export interface TokenRole extends StemRole {
  /** By a part of the word, not by the word itself. */
  readonly isPart: boolean;
}

/** How far to shift the bits of words that are answered only together with other parts of a compound. */
const leafShift = 16;
export const directMask = 0xffff;

// As long as the list of spellings and used again for every query: each query wipes what it wrote.
const marksOfSegments = new WeakMap<Segment, Uint32Array>();

/**
 * Tells for the words of a document which words of the query they answer. Each word of the query is one bit; the
 * upper half says which are answered only together with other parts of a compound. Must be released after use.
 */
export class TokenMatches {
  /** For every spelling of the segment what it answers; a text is read by looking here, word by word. */
  readonly marks: Uint32Array;
  readonly #roles = new Map<number, StemRole[]>();
  readonly #rolesOfForms = new Map<number, TokenRole[]>();
  /** The words of the query as they were typed, as forms of the segment; -1 where it does not know them. */
  readonly #typedForms: Int32Array;
  readonly #typedSpellings: ReadonlyMap<number, number>;

  constructor(
    readonly segment: Segment,
    readonly plan: QueryPlan,
  ) {
    this.marks = marksOfSegments.get(segment) ?? new Uint32Array(segment.spellings.size);
    marksOfSegments.set(segment, this.marks);
    for (const [slot, { alternatives }] of plan.slots.entries()) {
      for (const { kind, stems, isPartOnly } of alternatives) {
        if (isPartOnly) continue;
        for (const [leaf, stem] of stems.entries()) {
          this.#addRole(stem, { slot, kind, leaf: stems.length > 1 ? leaf : undefined });
        }
      }
    }
    this.#typedForms = Int32Array.from(plan.slots, ({ word }) => segment.forms.find(word.form));
    this.#typedSpellings = this.#findTypedSpellings();
  }

  #addRole(stem: string, role: StemRole): void {
    const number = this.segment.stems.find(stem);
    if (number < 0) return;
    const known = this.#roles.get(number) ?? [];
    this.#roles.set(number, known);
    known.push(role);
    const bit = 1 << (role.slot + (role.leaf === undefined ? 0 : leafShift));
    this.#eachSpelling(number, (spelling) => {
      this.marks[spelling] = (this.marks[spelling] as number) | bit;
    });
  }

  #eachSpelling(stem: number, visit: (spelling: number) => void): void {
    const { stemFormStart, stemForms, firstSpelling } = this.segment;
    const end = stemFormStart[stem + 1] as number;
    for (let at = stemFormStart[stem] as number; at < end; at += 1) {
      const form = ((stemForms[at] as number) & ~partFlag) >>> 0;
      const last = firstSpelling[form + 1] as number;
      for (let spelling = firstSpelling[form] as number; spelling < last; spelling += 1) visit(spelling);
    }
  }

  #findTypedSpellings(): Map<number, number> {
    const typed = new Map<number, number>();
    for (const [slot, { word }] of this.plan.slots.entries()) {
      const form = this.#typedForms[slot] as number;
      if (form < 0) continue;
      const last = this.segment.firstSpelling[form + 1] as number;
      for (let spelling = this.segment.firstSpelling[form] as number; spelling < last; spelling += 1) {
        if (lowerCase(this.segment.spellings.get(spelling)) !== word.lower) continue;
        typed.set(spelling, (typed.get(spelling) ?? 0) | (1 << slot));
      }
    }
    return typed;
  }

  release(): void {
    for (const stem of this.#roles.keys()) {
      this.#eachSpelling(stem, (spelling) => {
        this.marks[spelling] = 0;
      });
    }
  }

  /** All stems the query looks for in this segment. */
  stems(): number[] {
    return [...this.#roles.keys()];
  }

  /** The stems that answer a word of the query by themselves. */
  *wholeRoles(): Generator<readonly [stem: number, role: StemRole]> {
    for (const [stem, roles] of this.#roles) {
      for (const role of roles) if (role.leaf === undefined) yield [stem, role];
    }
  }

  formOf(token: number): number {
    return this.segment.formOfSpelling[token & spellingMask] as number;
  }

  /** The words of the query that a word of a document answers as a whole, not by a part of it. */
  ownBits(token: number): number {
    const stem = this.segment.stemOfForm[this.formOf(token)] as number;
    let bits = 0;
    for (const { slot, leaf } of this.#roles.get(stem) ?? []) if (leaf === undefined) bits |= 1 << slot;
    return bits;
  }

  /** The words of the query that were typed in this very form. */
  typedBits(token: number): number {
    const form = this.formOf(token);
    let bits = 0;
    for (let slot = 0; slot < this.#typedForms.length; slot += 1) {
      if (this.#typedForms[slot] === form) bits |= 1 << slot;
    }
    return bits;
  }

  /** The words of the query that were typed in this very spelling, capital letters aside. */
  spelledBits(token: number): number {
    return this.#typedSpellings.get(token & spellingMask) ?? 0;
  }

  leafBits(mark: number): number {
    return mark >>> leafShift;
  }

  /** What a word is to the query, by itself and by its parts. */
  rolesOf(token: number): readonly TokenRole[] {
    const form = this.formOf(token);
    const known = this.#rolesOfForms.get(form) ?? this.#findRoles(form);
    this.#rolesOfForms.set(form, known);
    return known;
  }

  #findRoles(form: number): TokenRole[] {
    const { stemOfForm, partStart, parts } = this.segment;
    const roles = (this.#roles.get(stemOfForm[form] as number) ?? []).map((role) => ({ ...role, isPart: false }));
    for (let at = partStart[form] as number; at < (partStart[form + 1] as number); at += 1) {
      for (const role of this.#roles.get(parts[at] as number) ?? []) roles.push({ ...role, isPart: true });
    }
    return roles;
  }
}
