import type { MatchKind } from '../search-engine';
import { spellingMask } from './fields';
import type { QueryPlan } from './query-plan';
import type { Segment } from './segment';

// Indices are in range by construction; `as number` says so without a test in every step.

/** How a stem of a segment belongs to a word of the query. */
export interface StemRole {
  readonly slot: number;
  readonly kind: MatchKind;
  /** Set where the stem is one of several parts that must all be there. */
  readonly leaf: number | undefined;
}

// As long as the vocabulary and used again for every query: each query wipes what it wrote.
const bitsOfSegments = new WeakMap<Segment, { readonly direct: Uint32Array; readonly leaves: Uint32Array }>();

/**
 * Tells for the words of a document which words of the query they answer, each word of the query one bit. A second
 * row of bits says which are answered only together with other parts of a compound. Must be released after use.
 */
export class TokenMatches {
  readonly #roles = new Map<number, StemRole[]>();
  readonly #direct: Uint32Array;
  readonly #leaves: Uint32Array;
  /** The words of the query as they were typed, as forms of the segment; -1 where it does not know them. */
  readonly #typedForms: Int32Array;

  constructor(
    readonly segment: Segment,
    readonly plan: QueryPlan,
  ) {
    const size = segment.stems.size;
    const bits = bitsOfSegments.get(segment) ?? { direct: new Uint32Array(size), leaves: new Uint32Array(size) };
    bitsOfSegments.set(segment, bits);
    this.#direct = bits.direct;
    this.#leaves = bits.leaves;
    this.#typedForms = Int32Array.from(plan.slots, ({ word }) => segment.forms.find(word.form));
    for (const [slot, { alternatives }] of plan.slots.entries()) {
      for (const { kind, stems, isPartOnly } of alternatives) {
        if (isPartOnly) continue;
        for (const [leaf, stem] of stems.entries()) {
          this.#addRole(stem, { slot, kind, leaf: stems.length > 1 ? leaf : undefined });
        }
      }
    }
  }

  #addRole(stem: string, role: StemRole): void {
    const number = this.segment.stems.find(stem);
    if (number < 0) return;
    const known = this.#roles.get(number) ?? [];
    this.#roles.set(number, known);
    known.push(role);
    const bits = role.leaf === undefined ? this.#direct : this.#leaves;
    bits[number] = (bits[number] as number) | (1 << role.slot);
  }

  release(): void {
    for (const stem of this.#roles.keys()) {
      this.#direct[stem] = 0;
      this.#leaves[stem] = 0;
    }
  }

  formOf(token: number): number {
    return this.segment.formOfSpelling[token & spellingMask] as number;
  }

  /** The words of the query that a form answers, by itself or by a part of it. */
  directBits(form: number): number {
    return this.#bitsOf(this.#direct, form);
  }

  /** The words of the query that a form answers as a whole. */
  ownBits(form: number): number {
    return this.#direct[this.segment.stemOfForm[form] as number] as number;
  }

  /** The words of the query that were typed in this very form. */
  typedBits(form: number): number {
    let bits = 0;
    for (let slot = 0; slot < this.#typedForms.length; slot += 1) {
      if (this.#typedForms[slot] === form) bits |= 1 << slot;
    }
    return bits;
  }

  leafBits(form: number): number {
    return this.#bitsOf(this.#leaves, form);
  }

  #bitsOf(bitsOfStem: Uint32Array, form: number): number {
    const { stemOfForm, partStart, parts } = this.segment;
    let bits = bitsOfStem[stemOfForm[form] as number] as number;
    const end = partStart[form + 1] as number;
    for (let at = partStart[form] as number; at < end; at += 1) bits |= bitsOfStem[parts[at] as number] as number;
    return bits;
  }

  /** What a form is to the query, by itself and by its parts. */
  rolesOf(form: number): (StemRole & { readonly isPart: boolean })[] {
    const { stemOfForm, partStart, parts } = this.segment;
    const own = (this.#roles.get(stemOfForm[form] as number) ?? []).map((role) => ({ ...role, isPart: false }));
    const ofParts = Array.from(parts.subarray(partStart[form], partStart[form + 1])).flatMap((part) =>
      (this.#roles.get(part) ?? []).map((role) => ({ ...role, isPart: true })),
    );
    return [...own, ...ofParts];
  }
}
