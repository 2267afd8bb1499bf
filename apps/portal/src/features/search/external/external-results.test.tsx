import type { RemoteMedium, RemoteResult, RemoteSource } from '@mediathek/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../../test/people';
import { openPortal } from '../../../../test/render-portal';

const user = userEvent.setup({ delay: null });
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => sessionStorage.clear());

const medium = (source: string, title: string): RemoteMedium => ({
  ...{ identifier: `extern-${source}-${title}`, fn_nr: '', fn_titel: title, fn_kurztext: '', fn_text: '' },
  ...{ is_mediathek: false, valid_to: false, returns: false, remaining: false, isOpen: true, fn_geb: [] },
  ...{ fn_sprache: 'de', fn_typ: '58', fn_adressat: [], fn_schlag: '', fn_prodname: 'Marie Berg', mediaType: 'media' },
  ...{ duration: null, cover: '/covers/v1/x.svg', address: `https://${source}.example/1`, licence: 'CC BY 4.0' },
  ...{ published: '2021', source: { id: source, name: `Quelle ${source}` } },
});
const source = (id: string, state: RemoteSource['state']): RemoteSource => ({
  ...{ id, name: `Quelle ${id}`, state, total: state === 'answered' ? 1 : null, page: null, retryAfter: null },
});
const result = (sources: RemoteSource[], items: RemoteMedium[]): RemoteResult => ({
  ...{ total: items.length, offset: 0, items, sources },
});
const json = (body: object) =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });

/** Opens the tab with a server that answers the external search by what its query asks for. */
async function openTab(answer: (path: string) => Promise<Response> | Response, as = aTeacher) {
  const config = { ...aMediaCentre, ExternSearch: true };
  const portal = await openPortal('/imprint', { user: as, config });
  portal.fetchPath.mockImplementation(async (path) => {
    if (path.startsWith('/api/v1/media/search/remote')) return answer(path);
    if (path.startsWith('/api/v1/media/search/distinct')) return json({});
    if (path.startsWith('/api/v1/media/search'))
      return json({ total: 0, offset: 0, items: [], view: 'v', didYouMean: null });
    return json(path.startsWith('/api/v1/lists') ? { total: 0, items: [] } : config);
  });
  await portal.go('/search?q=Vulkan&quelle=extern');
  return portal;
}

describe('the tab of external sources', () => {
  it('shows a spinner until the first cards are there, then a late source below them', async () => {
    const answers = new Map<string, (response: Response) => void>();
    await openTab((path) => new Promise((resolve) => answers.set(path, resolve)));
    await screen.findByText('Externe Quellen werden gefragt');
    const first = '/api/v1/media/search/remote?q=Vulkan';
    await waitFor(() => expect([...answers.keys()]).toEqual([first]));
    answers.get(first)?.(json(result([source('a', 'answered'), source('b', 'pending')], [medium('a', 'Vulkane')])));
    const link = await screen.findByRole('link', { name: /^Vulkane in einem neuen Tab/ });
    expect(screen.queryByText('Externe Quellen werden gefragt')).toBeNull();
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      ...['https://a.example/1', '_blank', 'noopener noreferrer'],
    ]);
    const card = within(link.closest('article') as HTMLElement);
    card.getByText('Quelle a');
    card.getByText('CC BY 4.0');
    await screen.findByText('Quelle b sucht noch …');
    const late = `${first}&source=b`;
    await waitFor(() => expect([...answers.keys()]).toContain(late));
    answers.get(late)?.(json(result([source('b', 'answered')], [medium('b', 'Lava')])));
    await screen.findByRole('link', { name: /^Lava in einem neuen Tab/ });
    expect(screen.queryByText('Quelle b sucht noch …')).toBeNull();
    const cards = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(cards.map((title) => title?.split(' ')[0])).toEqual(['Vulkane', 'Lava']);
  });

  it('names a source that does not answer, and asks it again on wish', async () => {
    let isBack = false;
    await openTab((path) => {
      if (path.includes('source=dead'))
        return json(result([source('dead', isBack ? 'answered' : 'failed')], isBack ? [medium('dead', 'Magma')] : []));
      return json(result([source('a', 'answered'), source('dead', 'failed')], [medium('a', 'Vulkane')]));
    });
    await screen.findByText(/Quelle dead antwortet gerade nicht\./);
    isBack = true;
    await user.click(screen.getByRole('button', { name: /Noch einmal versuchen/ }));
    await screen.findByRole('link', { name: /^Magma/ });
    expect(screen.queryByText(/antwortet gerade nicht/)).toBeNull();
  });

  it('says kindly that nothing was found, and that there is no source', async () => {
    const nothing = await openTab(() => json(result([source('a', 'answered')], [])));
    await screen.findByText('Nichts zu „Vulkan“ in externen Quellen');
    nothing.fetchPath.mockImplementation(async () => json(result([], [])));
    await nothing.go('/search?q=Lava&quelle=extern');
    await screen.findByText('Noch keine externe Quelle eingerichtet');
  });

  it('offers pupils no lists', async () => {
    await openTab(() => json(result([source('a', 'answered')], [medium('a', 'Vulkane')])), aPupil);
    await screen.findByRole('link', { name: /^Vulkane/ });
    expect(screen.queryByRole('button', { name: /zur Liste hinzufügen/ })).toBeNull();
  });

  it('asks a guest who follows a link to it to sign in, and asks no source', async () => {
    const config = { ...aMediaCentre, ExternSearch: true, SearchNotLoggedIn: true };
    const portal = await openPortal('/imprint', { user: false, config });
    portal.fetchPath.mockImplementation(async (path) =>
      json(path.includes('distinct') ? {} : { total: 0, offset: 0, items: [], view: 'v', didYouMean: null }),
    );
    await portal.go('/search?q=Vulkan&quelle=extern');
    await screen.findByText('Bitte melden Sie sich an.');
    expect(portal.fetchPath.mock.calls.filter(([path]) => path.includes('/remote'))).toEqual([]);
  });
});
