import { GrowableNumbers } from './growable';
import type { Section } from './section-file';
import { compareTexts, packStrings, StringTable } from './string-table';

/**
 * The values of one field for all documents. Most documents share their values with others (the same subjects, the
 * same licences), so each different set of values is kept once; filters and counts look at the sets, not at documents.
 */
export interface Column {
  /** For each document the number of its set. */
  readonly setOf: Uint32Array;
  readonly setCount: number;
  readonly values: StringTable;
  /** From here up to the next one go the values of a set. */
  readonly setStart: Uint32Array;
  readonly setValues: Uint32Array;
}

const divider = '\u0001';

export class ColumnCollector {
  readonly #sets = new Map<string, number>();
  readonly #texts: (readonly string[])[] = [];
  readonly #setOf = new GrowableNumbers();

  /** The number of a set of values, whatever their order. */
  setNumber(values: readonly string[]): number {
    const texts = values.length > 1 ? [...new Set(values)].sort(compareTexts) : values;
    const key = texts.join(divider);
    const id = texts.length === 0 ? `${divider}none` : key;
    const known = this.#sets.get(id);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#sets.set(id, number);
    this.#texts.push(texts);
    return number;
  }

  push(setNumber: number): void {
    this.#setOf.push(setNumber);
  }

  /** All values, as texts. */
  values(): string[] {
    return [...new Set(this.#texts.flat())];
  }

  sets(): readonly (readonly string[])[] {
    return this.#texts;
  }

  setOfDocuments(): Uint32Array {
    return this.#setOf.view();
  }

  pack(name: string, sections: Map<string, Section>): void {
    const values = this.values().sort(compareTexts);
    const numberOf = new Map(values.map((value, index) => [value, index]));
    const setStart = new Uint32Array(this.#texts.length + 1);
    const setValues = new GrowableNumbers();
    for (const [index, texts] of this.#texts.entries()) {
      for (const text of texts) setValues.push(numberOf.get(text) as number);
      setStart[index + 1] = setValues.length;
    }
    packStrings(`${name}.value`, values, sections);
    sections.set(`${name}.setOf`, this.#setOf.view());
    sections.set(`${name}.setStart`, setStart);
    sections.set(`${name}.setValues`, setValues.view());
  }
}

export function openColumn(name: string, numbers: (section: string) => Uint32Array, characters: Uint16Array): Column {
  const setStart = numbers(`${name}.setStart`);
  return {
    setOf: numbers(`${name}.setOf`),
    setCount: setStart.length - 1,
    values: new StringTable(characters, numbers(`${name}.value.start`)),
    setStart,
    setValues: numbers(`${name}.setValues`),
  };
}

/** The values of a set, as texts. */
export function valuesOfSet({ setStart, setValues, values }: Column, set: number): string[] {
  const texts: string[] = [];
  for (let at = setStart[set] as number; at < (setStart[set + 1] as number); at += 1) {
    texts.push(values.get(setValues[at] as number));
  }
  return texts;
}

/** Which sets hold one of some values. */
export function setsWith({ setCount, setStart, setValues }: Column, isWanted: (value: number) => boolean): Uint8Array {
  const wanted = new Uint8Array(setCount);
  for (let set = 0; set < setCount; set += 1) {
    for (let at = setStart[set] as number; at < (setStart[set + 1] as number); at += 1) {
      if (isWanted(setValues[at] as number)) {
        wanted[set] = 1;
        break;
      }
    }
  }
  return wanted;
}
