import { expect, it } from 'vitest';
import { lastSearchOf, mustSend } from './last-search';
import { readSearch } from './search-state';

const search = (text: string, name = 'search') => lastSearchOf(name, readSearch(new URLSearchParams(text)));
const last = search('q=Wald&schlag=Baum&st=media&geb=220|460');

it.each([
  ['the first search', undefined, search('q=Wald'), false, true],
  ['an unchanged search', last, search('schlag=Baum&q=Wald&st=media&geb=460|220'), false, false],
  ['an unchanged search that is asked for again', last, search('q=Wald&schlag=Baum&st=media&geb=220|460'), true, true],
  ['other words', last, search('q=Meer&schlag=Baum&st=media&geb=220|460'), false, true],
  ['another keyword', last, search('q=Wald&schlag=Moos&st=media&geb=220|460'), false, true],
  ['another category', last, search('q=Wald&schlag=Baum&geb=220|460'), false, true],
  ['other filters', last, search('q=Wald&schlag=Baum&st=media&geb=220'), false, true],
  ['the same in the catalogue', search('q=Wald'), search('q=Wald', 'csearch'), false, true],
])('decides whether to send %s', (_, before, next, isForced, expected) => {
  expect(mustSend(before, next, isForced)).toBe(expected);
});
