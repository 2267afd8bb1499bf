import { afterEach, expect, it } from 'vitest';
import { aBootstrap, today } from '../../test/render-portal';
import { readBootstrap } from './bootstrap';

afterEach(() => document.body.replaceChildren());

it('reads what the server put into the page', () => {
  const state = { ...aBootstrap(), today, queries: { queries: [] } };
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'bootstrap', textContent: JSON.stringify(state) });
  document.body.append(block);
  expect(readBootstrap(document)).toEqual(state);
});

it('finds nothing in a page that no server has drawn', () => {
  expect(readBootstrap(document)).toBeUndefined();
});
