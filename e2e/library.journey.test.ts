import { linkTo } from '@mediathek/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const { library, medium, home, forms } = words.de;
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
    await carryOn.getByRole('button', { name: filled(home.own.forget, { title: film.title }) }).click();
    await link.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: forms.undo }).click();
    await link.waitFor();

    await open(linkTo('library', { tab: 'history' }));
    const entry = page.getByRole('link', { name: film.title });
    await entry.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: library.clear.history }).click();
    await page.getByText(library.empty.history).waitFor();
    await page.getByRole('button', { name: forms.undo }).click();
    await entry.waitFor();
  });

  it('forgets everything that was used right from the homepage, and brings it back', async () => {
    const { page, context, open } = await visit({ login: 'j.baumann' });
    const call = clientOf(context.request, portal().url);
    const used = ['MZH-4910001', 'MZH-7910002', 'MZH-2910008', 'MZH-1910004', 'ATLAS-4910006'];
    for (const id of used)
      await call('PUT /api/v1/media/{id}/position', { params: { id }, body: { position: null, duration: null } });
    await open(linkTo('homepage'));
    const carryOn = page.getByRole('region', { name: home.own.continue });
    await carryOn.getByRole('button', { name: home.own.clear }).click();
    await carryOn.waitFor({ state: 'detached' });
    const count = async () => (await call('GET /api/v1/library/{tab}', { params: { tab: 'history' } })).items.length;
    await eventually(count).toBe(0);
    await page.getByRole('button', { name: forms.undo }).click();
    await carryOn.waitFor();
    // Also what the homepage did not show.
    await eventually(count).toBe(used.length);
  });

  it('searches within, and leaves out what is used up or has just ended until it is asked for', async () => {
    const { page, context, open } = await visit({ login: 'j.baumann' });
    const call = clientOf(context.request, portal().url);
    const marked = ['MZH-4910001', 'MZH-7910002', 'MZH-2910008', 'MZH-1910004', 'KOMPASS-6910203', 'RECHEN-7910603'];
    for (const id of marked) await call('PUT /api/v1/bookmarks/{id}', { params: { id } });
    await open(linkTo('library', { tab: 'bookmarks' }));
    await page.getByText(filled(library.hidden_other, { count: 2 })).waitFor();
    await page.getByRole('checkbox', { name: library.showInactive }).click();
    const hidden = page.getByRole('region', { name: library.inactive });
    await eventually(() => hidden.getByRole('listitem').count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('searchbox', { name: library.search.label }).fill('wenn die erde');
    await page.getByText(library.found_one, { exact: true }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual([film.title]);
    await page.getByRole('searchbox', { name: library.search.label }).fill('Quastenflosser');
    await page.getByText(filled(library.noMatch, { words: 'Quastenflosser' })).waitFor();
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
    await page.getByRole('button', { name: forms.undo }).click();
    await rows.filter({ hasText: title }).first().waitFor();

    const count = await rows.count();
    await page.getByRole('button', { name: library.clear.bookmarks }).click();
    await page.getByRole('heading', { name: library.empty.bookmarks }).waitFor();
    await page.getByRole('button', { name: forms.undo }).click();
    await eventually(() => rows.count()).toBe(count);
  });

  it('gives a list to the whole school, takes it out of the pool and puts it back', async () => {
    const teacher = await visit({ as: 'teacher' });
    const call = clientOf(teacher.context.request, portal().url);
    await call('POST /api/v1/lists', { body: { title: 'Für alle Kollegen', identifiers: [film.identifier] } });
    const { page } = teacher;
    await teacher.open(linkTo('library', { tab: 'pool' }));
    await page.getByRole('button', { name: library.giveList.open }).click();
    const dialog = page.getByRole('dialog', { name: library.giveList.title });
    await dialog.getByLabel(library.giveList.list).selectOption({ label: 'Für alle Kollegen' });
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: library.giveList.submit }).click();
    const listed = (of: Page) => of.getByRole('main').getByRole('link', { name: 'Für alle Kollegen', exact: true });
    await listed(page).waitFor();

    const colleague = await visit({ login: 'j.baumann' });
    await colleague.open(linkTo('library', { tab: 'pool' }));
    await listed(colleague.page).click();
    await colleague.page.getByRole('heading', { level: 1, name: 'Für alle Kollegen' }).waitFor();

    await page.getByRole('button', { name: filled(library.remove.pool, { title: 'Für alle Kollegen' }) }).click();
    await listed(page).waitFor({ state: 'detached' });
    await page.getByText(filled(library.giveList.takenOut, { title: 'Für alle Kollegen' })).waitFor();
    colleague.problems.expect(/404/);
    await colleague.page.reload();
    await colleague.page.getByRole('heading', { level: 1, name: words.de.lists.gone.title }).waitFor();
    await page.getByRole('button', { name: forms.undo }).click();
    await listed(page).waitFor();
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
