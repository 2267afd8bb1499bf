/** A legal page as the texts hold it; an operator may change, empty or add any part of it. */
export interface LegalTexts {
  readonly title: string;
  readonly intro?: string;
  readonly updated?: string;
  readonly sections: Readonly<Record<string, LegalSection>>;
}

interface Fact {
  readonly term: string;
  readonly text: string;
}

export type LegalBlock = string | Readonly<Record<string, string>> | Readonly<Record<string, Fact>>;
export type LegalSection = Readonly<Record<string, LegalBlock>> & { readonly title: string };

/** One part of a section; its name is unique within it. */
export type Block = { readonly name: string } & (
  | { readonly kind: 'text' | 'address'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
);

const isFact = (value: string | Fact): value is Fact => typeof value !== 'string';

function readBlock(name: string, block: LegalBlock): Block | undefined {
  if (typeof block === 'string') {
    if (name === 'title' || block === '') return undefined;
    return { name, kind: name.startsWith('address') ? 'address' : 'text', text: block };
  }
  const values = Object.values<string | Fact>(block);
  const facts = values.filter(isFact).filter(({ text }) => text !== '');
  if (facts.length > 0) return { name, kind: 'facts', facts };
  const items = values.filter((value) => typeof value === 'string').filter((item) => item !== '');
  return items.length > 0 ? { name, kind: 'list', items } : undefined;
}

/** The parts of a section in the order they are written; what an operator has emptied is left out. */
export function readBlocks(section: LegalSection): Block[] {
  return Object.entries(section).flatMap(([name, block]) => readBlock(name, block) ?? []);
}

/** The sections that have something to say, without those that do not apply to this deployment. */
export function readSections({ sections }: LegalTexts, leftOut: readonly string[]) {
  return Object.entries(sections).flatMap(([id, section]) => {
    const blocks = readBlocks(section);
    return leftOut.includes(id) || section.title === '' || blocks.length === 0
      ? []
      : [{ id, title: section.title, blocks }];
  });
}

export interface TextPiece {
  readonly text: string;
  readonly href?: string;
}

/** Only these may stand behind words of a text: our own pages, other sites, mail and telephone. */
const isAllowed = (href: string) => /^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href);

/** Splits a text at its links, which are written as `[words](address)`. */
export function splitLinks(text: string): TextPiece[] {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).flatMap((part) => {
    const [, words = '', href = ''] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
    if (words) return [isAllowed(href) ? { text: words, href } : { text: words }];
    return part ? [{ text: part }] : [];
  });
}
