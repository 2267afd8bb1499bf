import { describe, expect, it, vi } from 'vitest';
import { makePortal } from '../../test/render-portal';
import { BrokenPage } from './broken-page';
import { createPageLoader } from './page-loader';
import { pages } from './pages';

vi.spyOn(console, 'error').mockImplementation(() => {});

/** A loader whose next page cannot be fetched, on a portal that reaches its server or does not. */
function loaderWithoutCode(answers: Record<string, unknown>) {
  const { portal } = makePortal('/', { answers });
  const left: string[] = [];
  const loader = createPageLoader(portal, {}, (href) => void left.push(href));
  vi.spyOn(pages.contact, 'load').mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  return { loader, left };
}

describe('a page whose code cannot be fetched', () => {
  it('is asked from the server when that answers, because the portal was updated', async () => {
    const { loader, left } = loaderWithoutCode({ 'GET /healthz': { status: 'ok' } });
    loader.start();
    void loader.loadPage('/contact');
    await vi.waitFor(() => expect(left).toEqual(['/contact']));
  });

  it('says so in its place when the server does not answer either', async () => {
    const { loader, left } = loaderWithoutCode({});
    loader.start();
    const view = await loader.loadPage('/contact');
    expect('module' in view && view.module.Page).toBe(BrokenPage);
    expect(left).toEqual([]);
  });

  it('fails while there is no page to stand in', async () => {
    const { loader } = loaderWithoutCode({});
    await expect(loader.loadPage('/contact')).rejects.toThrow('Failed to fetch');
  });
});
