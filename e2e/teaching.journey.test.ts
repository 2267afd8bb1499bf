import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { type Visit, visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);

const { lists, classes, classSharing: sharing, signIn, medium, home } = words.de;
const { addToList: adding } = words.de.media;
const film = { id: 'MZH-4910001', title: 'Vulkane: Wenn die Erde sich öffnet' };

const callOf = ({ context }: Visit) => clientOf(context.request, portal().url);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A class with two pupils, made without the pages. */
async function makeClass(visitor: Visit) {
  const call = callOf(visitor);
  const { id } = await call('POST /api/v1/classes', { body: { name: '7e', grade: 7, subject: '220' } });
  const body = { nicknames: ['Ada', 'Linus'] };
  const { items } = await call('POST /api/v1/classes/{id}/pupils', { params: { id }, body });
  return { id, address: items[0]?.loginAddress ?? '' };
}

it('a list is built, edited by two, given to a class until a day, printed for it and opened by a pupil on a phone', async () => {
  const teacher = await visit({ as: 'teacher' });
  const group = await makeClass(teacher);
  await teacher.open(`/media/${film.id}`);
  await button(teacher.page, adding.button).click();
  await teacher.page.getByRole('textbox', { name: adding.newName }).fill('Feuer & Erde');
  await teacher.page.getByRole('button', { name: adding.make }).click();
  await teacher.page.getByRole('button', { name: adding.open }).click();
  await heading(teacher.page, 'Feuer & Erde').waitFor();
  const listPath = new URL(teacher.page.url()).pathname;
  const id = listPath.split('/').at(-1) ?? '';

  const { items } = await callOf(teacher)('GET /api/v1/colleagues', { query: { q: 'Baumann' } });
  const name = items[0]?.name ?? '';
  await teacher.page.getByRole('textbox', { name: lists.colleagues.search }).fill('Baumann');
  await button(teacher.page, filled(lists.colleagues.add, { name })).click();
  await teacher.page.getByRole('checkbox', { name: filled(lists.colleagues.mayEditOf, { name }) }).click();
  await eventually(
    async () => (await callOf(teacher)('GET /api/v1/lists/{id}', { params: { id } })).sharedWith[0]?.mayEdit ?? false,
  ).toBe(true);

  // The colleague writes a note while the list is open at the teacher's.
  const colleague = await visit({ login: 'j.baumann' });
  await colleague.open(listPath);
  await button(colleague.page, filled(lists.note.addOf, { title: film.title })).click();
  await colleague.page.getByRole('textbox', { name: lists.note.label }).fill('Bis Minute 2, dann das Arbeitsblatt.');
  await button(colleague.page, lists.note.save).click();
  await teacher.page.getByText('Bis Minute 2, dann das Arbeitsblatt.').waitFor();

  await teacher.page.emulateMedia({ media: 'print' });
  await teacher.page.getByText(/^Liste von Amira Sander, Stand /).waitFor();
  expect(await button(teacher.page, sharing.open).isVisible()).toBe(false);
  await teacher.page.emulateMedia({ media: 'screen' });

  await button(teacher.page, sharing.open).click();
  const dialog = teacher.page.getByRole('dialog');
  await dialog.getByLabel(sharing.class, { exact: true }).selectOption({ label: '7e' });
  await dialog.getByLabel(sharing.until, { exact: true }).fill('2099-06-20T00:00');
  await button(teacher.page, sharing.submit).click();
  // What ends at midnight is there to the end of the day before.
  await teacher.page.getByText(filled(lists.classes.until, { name: '7e', day: '19. Juni' })).waitFor();
  await button(teacher.page, sharing.toClass).click();
  await heading(teacher.page, '7e').waitFor();
  await teacher.page.getByText(/^Sichtbar bis Fr\.?, 19\. Juni$/).waitFor();

  const href = await teacher.page.getByRole('link', { name: classes.members.cards }).getAttribute('href');
  const cards = await teacher.context.request.get(portal().url + href);
  expect([cards.status(), cards.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const pupil = await visit({ width: 390 });
  await pupil.open(group.address.slice(group.address.indexOf('/login')));
  await button(pupil.page, signIn.code.submit).click();
  const board = pupil.page.getByRole('region', { name: filled(home.pupil.board.title, { name: '7e' }) });
  await board.getByRole('link', { name: 'Feuer & Erde', exact: true }).click();
  await heading(pupil.page, 'Feuer & Erde').waitFor();
  await pupil.page.getByText('Bis Minute 2, dann das Arbeitsblatt.').waitFor();
  expect(await findBarriers(pupil.page)).toEqual([]);
  await pupil.page.getByRole('link', { name: film.title }).click();
  await heading(pupil.page, film.title).waitFor();
  await pupil.page.getByText(filled(medium.inList.place, { place: 1, count: 1, list: 'Feuer & Erde' })).waitFor();

  const stranger = await visit({ login: 'teacher2' });
  for (const path of [listPath, `/class/${group.id}`]) {
    stranger.problems.expect(/404/);
    expect((await stranger.open(path)).status).toBe(404);
  }
});
