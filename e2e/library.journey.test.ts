import { linkTo } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const { library, medium, home } = words.de;
const film = { identifier: 'MZH-4910001', title: 'Vulkane: Wenn die Erde sich öffnet' };

describe('the library of a teacher', () => {
  it('carries on where they stopped, at home and in the history, which can be deleted and brought back', async () => {
    const { page, context, open } = await visit({ as: 'teacher' });
    const call = clientOf(context.request, portal().url);
    await call('PUT /api/v1/media/{id}/position', {
      params: { id: film.identifier },
      body: { position: 31, duration: 94 },
    });
    await open(linkTo('homepage'));
    const carryOn = page.getByRole('region', { name: home.own.continue });
    const link = carryOn.getByRole('link', { name: film.title });
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain('t=31');
    await page.getByRole('heading', { name: home.own.classes }).waitFor();

    await open(linkTo('library', { tab: 'history' }));
    const entry = page.getByRole('link', { name: film.title });
    await entry.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: library.clearHistory }).click();
    await page.getByText(library.empty.history).waitFor();
    await page.getByRole('button', { name: library.undo }).click();
    await entry.waitFor();
  });

  it('keeps a bookmark that was removed by mistake', async () => {
    const { page, open } = await visit({ as: 'teacher', width: 390 });
    await open(linkTo('library', { tab: 'bookmarks' }));
    const rows = page.getByRole('main').getByRole('listitem');
    const remove = page.getByRole('button', { name: /^Merkzeichen entfernen/ }).first();
    await remove.waitFor();
    const title = ((await remove.getAttribute('aria-label')) ?? '').replace('Merkzeichen entfernen: ', '');
    await remove.click();
    await page.getByText(library.removed.bookmarks).waitFor();
    await rows.filter({ hasText: title }).first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: library.undo }).click();
    await rows.filter({ hasText: title }).first().waitFor();
  });

  it('shares a medium with the whole school over the pool', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(linkTo('media', { id: 'MZH-7910002' }));
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: medium.pool.give }).click();
    await page.getByText(/steht jetzt im Pool Ihrer Schule/).waitFor();
    const colleague = await visit({ as: 'schoolAdmin' });
    await colleague.open(linkTo('library', { tab: 'pool' }));
    await colleague.page.getByRole('link', { name: title }).waitFor();
    expect(await findBarriers(colleague.page)).toEqual([]);
  });

  it('says honestly that loans are still to come', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open(linkTo('library', { tab: 'loans' }));
    await page.getByRole('heading', { name: library.empty.loans }).waitFor();
  });
});
