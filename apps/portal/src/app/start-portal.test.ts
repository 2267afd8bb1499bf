import { act } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre } from '../../test/people';
import { aBootstrap, fakeServer, settle, today } from '../../test/render-portal';
import { startPortal } from './start-portal';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
let started: Root | undefined;

/** Starts the portal in a page like the server sends it. */
async function startPage(
  href: string,
  bootstrap: string | undefined,
  answers: Record<string, unknown> = {},
  drawn = '',
) {
  window.history.replaceState(null, '', href);
  const root = document.createElement('div');
  root.textContent = drawn;
  document.body.replaceChildren(root);
  if (bootstrap !== undefined) {
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', id: 'bootstrap', textContent: bootstrap });
    document.body.append(block);
  }
  vi.stubGlobal('fetch', fakeServer(answers));
  await act(async () => {
    started = await startPortal(root, async () => {});
    await settle();
  });
  return root;
}

beforeEach(() => {
  log.mockClear();
  localStorage.clear();
  window.happyDOM?.setURL('https://portal.example/');
});
afterEach(async () => {
  await act(async () => started?.unmount());
  vi.unstubAllGlobals();
});

const sent = JSON.stringify({ ...aBootstrap(), today, queries: {} });

describe('starting in the browser', () => {
  it('takes over the page the server has drawn, without asking for anything', async () => {
    const root = await startPage('/imprint', sent);
    expect(root.querySelector('h1')?.textContent).toBe('Impressum');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('draws the page anew where the server could not load all of it, whatever stands there', async () => {
    const incomplete = JSON.stringify({ ...aBootstrap(), today, queries: {}, isIncomplete: true });
    const root = await startPage('/imprint', incomplete, {}, 'Das antwortet gerade nicht.');
    expect(root.querySelector('h1')?.textContent).toBe('Impressum');
    expect(root.textContent).not.toContain('Das antwortet gerade nicht.');
    expect(log).not.toHaveBeenCalled();
  });

  it('loads everything itself where no server has drawn the page', async () => {
    const { texts } = aBootstrap();
    const root = await startPage('/imprint', undefined, {
      'GET /api/v1/config/frontend': aMediaCentre,
      'GET /api/v1/setup/theme': '{"primaryColor":"#aa0000"}',
      'GET /api/v1/setup/locale/en': texts,
      'GET /api/v1/setup/locale/de': texts,
    });
    expect(root.querySelector('h1')?.textContent).toBe('Impressum');
    expect(document.documentElement.style.getPropertyValue('--theme-primary')).toBe('#aa0000');
    expect(log).not.toHaveBeenCalled();
  });

  it('logs a start that fails, and leaves the page as it was', async () => {
    await startPage('/search', '{broken');
    expect(log).toHaveBeenCalledExactlyOnceWith('Failed to initialize', expect.any(SyntaxError));
    expect(started).toBeUndefined();
  });

  it.each([
    ['/login?redirect=%2Fclass%2F7b%3Ftab%3Dmedia', '/class/7b?tab=media', ''],
    ['/login?redirect=https%3A%2F%2Fevil.example%2F', null, ''],
    ['/search?redirect=%2Fclasses', null, '?redirect=%2Fclasses'],
  ])('moves the wanted address of %s into local storage as %s', async (href, stored, search) => {
    await startPage(href, sent);
    expect(localStorage.getItem('redirectUrl')).toBe(stored);
    expect(window.location.search).toBe(search);
  });
});
