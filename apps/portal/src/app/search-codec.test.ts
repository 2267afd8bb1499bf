import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec';

describe('the query of an address', () => {
  it.each([
    '',
    '?embed',
    '?q=5',
    '?q=true',
    '?q=%5B1%5D',
    '?f=a&f=b',
    '?q=%C3%96l%20%26%20Gas',
    '?mediathek=%2F1%2F2',
    '?valueOf',
    '?__proto__=x',
  ])('stays as it is: %j', (text) => {
    expect(stringifySearch(parseSearch(text))).toBe(text);
  });

  it('settles after one turn, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = stringifySearch(parseSearch(text));
        expect(stringifySearch(parseSearch(once))).toBe(once);
      }),
      { examples: [['='], ['&&'], ['constructor&constructor']], numRuns: 1000 },
    );
  });
});
