import { describe, expect, it } from 'vitest';
import { baseTexts } from './base-texts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const texts = { de: leaves(baseTexts.de), en: leaves(baseTexts.en) };
const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

/** Filled in by the operator, so the portal brings nothing. */
const leftEmpty = ['shell.address'];

describe('the base texts', () => {
  it('have the same keys in German and English', () => {
    expect(texts.en.map(([key]) => key).sort()).toEqual(texts.de.map(([key]) => key).sort());
  });

  it.each(['de', 'en'] as const)('leave nothing unsaid in %s', (lang) => {
    expect(texts[lang].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual(leftEmpty);
  });

  it('carry the same variables in both languages', () => {
    const english = new Map(texts.en);
    const different = texts.de.filter(
      ([key, text]) => variables(text).join() !== variables(english.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('have a text for everybody wherever pupils have one of their own', () => {
    const keys = new Set(texts.de.map(([key]) => key));
    const alone = [...keys].filter((key) => key.endsWith('_pupil') && !keys.has(key.slice(0, -'_pupil'.length)));
    expect(alone).toEqual([]);
  });

  it('never mix the formal and the familiar address in one text, and raise their voice nowhere', () => {
    // At the start of a sentence "Sie" may also mean the page or the film just spoken of.
    const formal = /(?<!^|[.?:„] )\bSie\b|\bIhnen\b/;
    const mixed = texts.de.filter(([, text]) => formal.test(text) && /\b(du|dir|dich)\b/i.test(text));
    const loud = [...texts.de, ...texts.en].filter(([, text]) => text.includes('!'));
    expect([...mixed, ...loud].map(([key]) => key)).toEqual([]);
  });
});
