import type { FoundMedium, SearchResult } from '@mediathek/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aTeacher } from '../../../test/people';
import { openPortal, settle } from '../../../test/render-portal';

const user = userEvent.setup({ delay: null });

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => sessionStorage.clear());

const medium: FoundMedium = {
  ...{ identifier: 'M1', fn_nr: '49 00001', fn_titel: 'Vulkane', fn_kurztext: 'Feuer.', fn_text: 'Feuer und Asche.' },
  ...{ is_mediathek: true, valid_to: false, returns: false, remaining: false, isOpen: true, fn_geb: ['220'] },
  ...{ fn_sprache: 'de', fn_typ: '49', fn_adressat: [], fn_schlag: '', fn_prodname: 'Atlas', mediaType: 'media' },
  ...{ duration: 2, cover: '/covers/v1/x.svg', isBookmarked: false },
  use: { mayUse: true, reason: 'open', until: null, daysLeft: null, mayPupils: true, mayDownload: false },
  hit: { title: { text: 'Vulkane', hits: [] }, snippet: null, spoken: null, why: [] },
};
const result: SearchResult = { total: 1, offset: 0, items: [medium], view: 'v', didYouMean: null };
const facets = {
  fn_geb: [{ value: '220', count: 1 }],
  fn_typ: [
    { value: '49', count: 1 },
    { value: '79', count: 1 },
  ],
};

const json = (status: number, body: object, contentType = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
const refusal = (status: number, type: string) =>
  json(status, { type: `/problems/${type}`, title: type, status }, 'application/problem+json');

/** Opens an empty page with a server that answers searches as told, and goes to the search from there. */
async function openSearch(href: string, answer: (path: string, init: RequestInit) => Response | undefined) {
  const portal = await openPortal('/imprint', { user: aTeacher, config: aMediaCentre });
  const asked: string[] = [];
  portal.fetchPath.mockImplementation(async (path, init = {}) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    return answer(path, init) ?? json(404, {});
  });
  await portal.go(href);
  return { ...portal, asked };
}

const found = (path: string): Response | undefined => {
  if (path.startsWith('/api/v1/media/search/distinct')) return json(200, facets);
  if (path.startsWith('/api/v1/media/search')) return json(200, result);
  if (path === '/api/v1/media/M1') {
    const { hit: _hit, ...card } = medium;
    const empty = { subjectPaths: [], licenceLabel: '', licensedBy: null, files: [], parts: [], clips: [], clip: null };
    return json(200, { ...card, ...empty, addedOn: '2026-11-01' });
  }
  return path.startsWith('/api/v1/config') ? json(200, aMediaCentre) : undefined;
};

describe('a search that the server refuses', () => {
  it('is asked for once, and says what is wrong in one place only', async () => {
    const { asked } = await openSearch('/search?q=*', (path) =>
      path.startsWith('/api/v1/media/search') ? refusal(400, 'invalid-request') : undefined,
    );
    await screen.findByText('Diese Suche lässt sich nicht ausführen');
    expect(screen.queryByText('Die Filter sind gerade nicht erreichbar.')).toBeNull();
    expect(asked.filter((one) => one.startsWith('GET /api/v1/media/search'))).toHaveLength(2);
  });
});

describe('somebody who has searched very often', () => {
  it('is told how long to wait, and finds when they try again', async () => {
    let isTooMuch = true;
    await openSearch('/search?q=Vulkane', (path) => {
      if (!isTooMuch || !path.startsWith('/api/v1/media/search')) return found(path);
      const problem = { type: '/problems/too-many-requests', title: 'x', status: 429, retryAfter: 40 };
      return json(429, problem, 'application/problem+json');
    });
    await screen.findByText(/Bitte warten Sie 40 Sekunden/);
    isTooMuch = false;
    await user.click(screen.getAllByRole('button', { name: 'Noch einmal versuchen' }).at(-1) as HTMLElement);
    await screen.findByRole('link', { name: 'Vulkane' });
  });
});

describe('everybody who listens', () => {
  it('hears how each search ended, and an unchanged one is not sent again', async () => {
    let isDown = false;
    const { portal, asked, ...page } = await openSearch('/imprint', (path) =>
      isDown && path.startsWith('/api/v1/media/search') ? refusal(400, 'invalid-request') : found(path),
    );
    const [completed, failed] = [vi.fn(), vi.fn()];
    portal.events.on('searchComplete', completed);
    portal.events.on('searchError', failed);
    await page.go('/search?q=Vulkane');
    await waitFor(() => expect(completed).toHaveBeenCalledExactlyOnceWith({ error: false }));
    const sent = asked.length;
    await page.go('/search?q=Vulkane');
    expect(asked.length).toBe(sent);
    isDown = true;
    await page.go('/search?q=Asche');
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(completed).toHaveBeenCalledOnce();
  });
});

describe('the filters', () => {
  it('show a choice at once, also before the address has followed', async () => {
    const portal = await openSearch('/search?q=Vulkane', found);
    const navigate = vi.spyOn(portal.router, 'navigate').mockImplementation(async () => {});
    const film = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Online-Film/ });
    const sheet = screen.getByRole<HTMLInputElement>('checkbox', { name: /Online-Dokument/ });
    await user.click(film);
    expect(film.checked).toBe(true);
    await user.click(sheet);
    expect([film.checked, sheet.checked]).toEqual([true, true]);
    navigate.mockRestore();
  });
});

describe('coming back to the results', () => {
  it('gives the focus to the medium that was opened', async () => {
    const portal = await openSearch('/search?q=Vulkane', found);
    const link = await screen.findByRole('link', { name: 'Vulkane' });
    await act(async () => {
      link.focus();
      link.click();
      await settle();
    });
    expect(portal.address()).toContain('/M1');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await portal.back();
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});

describe('marking a medium after signing out in another window', () => {
  it('asks for a sign-in instead of another try', async () => {
    const { portal } = await openSearch('/search?q=Vulkane', (path, { method }) => {
      if (method === 'PUT') return refusal(401, 'not-signed-in');
      return found(path);
    });
    const row = within((await screen.findByRole('link', { name: 'Vulkane' })).closest('article') as HTMLElement);
    const button = row.getByRole('button', { name: /merken/i });
    const prompted = vi.fn();
    portal.events.on('loginPrompt', prompted);
    await user.click(button);
    await waitFor(() => expect(prompted).toHaveBeenCalledOnce());
    expect(screen.queryByText(/hat nicht geklappt/)).toBeNull();
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});
