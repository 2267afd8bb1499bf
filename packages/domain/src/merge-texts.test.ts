import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextTree } from './merge-texts';
import { mergeTexts } from './merge-texts';

const { tree } = fc.letrec<{ tree: TextTree; value: string | TextTree }>((tie) => ({
  tree: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'title', 'toString'), tie('value'), { maxKeys: 4 }),
  value: fc.oneof({ maxDepth: 3 }, fc.string(), tie('tree')),
}));

describe('mergeTexts', () => {
  const base = { home: { title: 'Home', lead: 'Find media' }, login: 'Sign in' };

  it.each<[string, unknown, unknown]>([
    ['replaces one text', { home: { title: 'Hohenfeld' } }, { ...base, home: { ...base.home, title: 'Hohenfeld' } }],
    ['adds a text', { extra: { note: 'New' } }, { ...base, extra: { note: 'New' } }],
    ['changes nothing without own texts', {}, base],
    ['takes an empty text as wanted', { login: '' }, { ...base, login: '' }],
    ['keeps a group where a text was sent', { home: 'Home' }, base],
    ['keeps a text where a group was sent', { login: { title: 'x' } }, base],
    ['keeps the base where null or a list was sent', { home: null, login: ['x'] }, base],
    ['leaves out what is no text', { count: 3, list: ['x'] }, base],
  ])('%s', (_case, custom, expected) => {
    expect(mergeTexts(base, custom as TextTree)).toEqual(expected);
  });

  it('does not let an uploaded file reach into other objects', () => {
    const attack = JSON.parse('{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}');
    const merged = mergeTexts(base, attack);
    expect(merged).toEqual(base);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it('changes neither of the two and gives back the base when merged with itself or with nothing', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const before = JSON.stringify([one, other]);
        mergeTexts(one, other);
        expect(JSON.stringify([one, other])).toBe(before);
        expect(mergeTexts(one, {})).toEqual(one);
        expect(mergeTexts({}, one)).toEqual(one);
        expect(mergeTexts(one, one)).toEqual(one);
      }),
    );
  });

  it('shows the same when the same texts are laid over twice', () => {
    fc.assert(
      fc.property(tree, tree, (one, custom) => {
        const once = mergeTexts(one, custom);
        expect(mergeTexts(once, custom)).toEqual(once);
      }),
    );
  });
});
