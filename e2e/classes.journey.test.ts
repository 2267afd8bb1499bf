import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { type Visit, visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);

const { classes: text, classSharing: sharing, home, signIn } = words.de;
const film = { id: 'MZH-4910001', title: 'Vulkane: Wenn die Erde sich öffnet' };

const callOf = ({ context }: Visit) => clientOf(context.request, portal().url);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name, exact: true });

/** A class with a code, made without the pages. */
async function makeClass(visitor: Visit, name: string) {
  const call = callOf(visitor);
  const { id } = await call('POST /api/v1/classes', { body: { name, grade: 7, subject: '220' } });
  const { items } = await call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames: ['Ada'] } });
  return { id, code: items[0]?.code ?? '', address: items[0]?.loginAddress ?? '' };
}

describe('a teacher', () => {
  it('creates a class, makes codes and prints them as cards', async () => {
    const visitor = await visit({ as: 'teacher' });
    const { page, open } = visitor;
    await open('/classes');
    await button(page, text.create).click();
    const form = page.getByRole('dialog', { name: text.form.createTitle });
    await form.getByRole('textbox', { name: text.form.name }).fill('7x');
    await form.getByLabel(text.form.grade).selectOption('7');
    await form.getByRole('button', { name: text.create }).click();
    await heading(page, 1, '7x').waitFor();

    await button(page, text.members.add).click();
    const codes = page.getByRole('dialog', { name: text.newCodes.title });
    await codes.getByRole('textbox', { name: text.newCodes.nicknames }).fill('Käthe\nŁukasz\nNguyễn');
    await codes.getByRole('button', { name: text.newCodes.submit }).click();
    const pupils = page.getByRole('list', { name: text.members.title });
    await eventually(() => pupils.getByRole('listitem').count()).toBe(3);
    await button(page, text.members.show).click();
    await eventually(() => page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/).count()).toBe(3);
    expect(await findBarriers(page)).toEqual([]);

    const href = await page.getByRole('link', { name: text.members.cards }).getAttribute('href');
    const answer = await visitor.context.request.get(portal().url + href);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('shares a medium from its page and a list, orders the board by keyboard and takes something off and back', async () => {
    const visitor = await visit({ as: 'teacher' });
    const { page, open } = visitor;
    const { id } = await makeClass(visitor, '7y');
    const call = callOf(visitor);
    const list = await call('POST /api/v1/lists', { body: { title: 'Vulkane im Winter', identifiers: [film.id] } });
    await call('POST /api/v1/classes/{id}/shares', { params: { id }, body: { listId: list.id } });

    await open(`/media/${film.id}`);
    await button(page, sharing.open).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(sharing.class, { exact: true }).selectOption({ label: '7y' });
    await dialog.getByRole('textbox', { name: sharing.note }).fill('Bis Freitag ansehen');
    await dialog.getByRole('button', { name: sharing.submit, exact: true }).click();
    await button(page, sharing.toClass).click();
    await heading(page, 1, '7y').waitFor();
    const titles = () =>
      page.getByRole('list', { name: text.board.label }).getByRole('heading', { level: 3 }).allTextContents();
    await eventually(titles).toEqual([film.title, 'Vulkane im Winter']);
    expect(await findBarriers(page)).toEqual([]);

    const grip = button(page, filled(text.board.grip, { title: film.title }));
    await grip.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await eventually(titles).toEqual(['Vulkane im Winter', film.title]);
    const stored = async () =>
      (await call('GET /api/v1/classes/{id}', { params: { id } })).board.map(
        ({ medium, list: shared }) => medium?.fn_titel ?? shared?.title,
      );
    await eventually(stored).toEqual(['Vulkane im Winter', film.title]);

    await button(page, filled(text.board.more, { title: film.title })).click();
    await page.getByRole('menuitem', { name: text.board.remove }).click();
    await eventually(titles).toEqual(['Vulkane im Winter']);
    await button(page, text.actions.undo).click();
    await eventually(titles).toEqual(['Vulkane im Winter', film.title]);
    await button(page, text.actions.asPupil).click();
    await page.getByRole('dialog').getByText('Bis Freitag ansehen').waitFor();
  });
});

describe('a class', () => {
  it('has a video conference that its teacher sets and its pupils reach', async () => {
    const teacher = await visit({ as: 'teacher' });
    const { id, address } = await makeClass(teacher, '7k');
    await teacher.open(`/class/${id}`);
    await button(teacher.page, text.actions.menu).click();
    await teacher.page.getByRole('menuitem', { name: text.actions.edit }).click();
    const room = 'https://konferenz.example/raum-7k?a=1&b=2';
    await teacher.page.getByRole('textbox', { name: text.form.conference }).fill(room);
    await button(teacher.page, text.form.save).click();
    const link = (page: Page) => page.getByRole('link', { name: text.actions.conference });
    await eventually(() => link(teacher.page).getAttribute('href')).toBe(room);

    const pupil = await visit({ width: 390 });
    await pupil.open(address.slice(address.indexOf('/login')));
    await button(pupil.page, signIn.code.submit).click();
    await eventually(() => new URL(pupil.page.url()).pathname).toBe('/');
    await pupil.open(`/class/${id}`);
    expect(await link(pupil.page).getAttribute('href')).toBe(room);
    expect(await link(pupil.page).getAttribute('target')).toBe('_blank');
  });

  it('leaves out what is used up, and shows its teacher that on request', async () => {
    const teacher = await visit({ as: 'teacher' });
    const { id } = await makeClass(teacher, '7l');
    const call = callOf(teacher);
    const params = { id };
    await call('POST /api/v1/classes/{id}/shares', { params, body: { identifier: film.id } });
    await call('POST /api/v1/classes/{id}/shares', { params, body: { identifier: 'KOMPASS-6910203' } });
    const { page } = teacher;
    await teacher.open(`/class/${id}`);
    const entries = page.getByRole('list', { name: text.board.label }).getByRole('heading', { level: 3 });
    await page.getByText(text.board.hidden_one).waitFor();
    await eventually(() => entries.allTextContents()).toEqual([film.title]);
    await page.getByRole('checkbox', { name: text.board.showInactive }).click();
    await page.getByText(text.board.warnings['used-up']).waitFor();
    await eventually(() => entries.count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await button(page, text.actions.asPupil).click();
    const asPupil = page.getByRole('dialog');
    await asPupil.getByRole('link', { name: film.title }).waitFor();
    expect(await asPupil.getByRole('link').count()).toBe(1);
  });
});

describe('a pupil with a card', () => {
  it('comes in by its address on a phone, finds the board at home and opens the film in the class', async () => {
    const teacher = await visit({ as: 'teacher' });
    const { id, address } = await makeClass(teacher, '7z');
    const body = { identifier: film.id, note: 'Schau dir den Film an' };
    await callOf(teacher)('POST /api/v1/classes/{id}/shares', { params: { id }, body });

    const { page, open } = await visit({ width: 390 });
    await open(address.slice(address.indexOf('/login')));
    await button(page, signIn.code.submit).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    const board = page.getByRole('region', { name: filled(home.pupil.board.title, { name: '7z' }) });
    await board.getByText('Schau dir den Film an').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await board.getByRole('link', { name: film.title }).click();
    await heading(page, 1, film.title).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/class/${id}/media/${film.id}`);

    await open('/classes');
    await page.getByRole('link', { name: '7z' }).click();
    await heading(page, 1, '7z').waitFor();
    await page.getByText('Schau dir den Film an').waitFor();
    expect(await page.getByText('Ada').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('a class of one school', () => {
  it('is taught by a second teacher, run by the administrator without codes, and not there for another school', async () => {
    const first = await visit({ as: 'teacher' });
    const { id } = await makeClass(first, '7w');
    await first.open(`/class/${id}`);
    await button(first.page, text.staff.add).click();
    const dialog = first.page.getByRole('dialog', { name: text.staff.dialog.title });
    await dialog.getByRole('textbox', { name: text.staff.dialog.search }).fill('Baumann');
    await dialog.getByRole('button', { name: /Baumann/ }).click();
    const teachers = first.page.getByRole('region', { name: text.teachers });
    await teachers
      .getByText(/Baumann/)
      .first()
      .waitFor();

    const second = await visit({ login: 'j.baumann' });
    await second.open(`/class/${id}`);
    await heading(second.page, 1, '7w').waitFor();
    await second.page.getByText('Ada', { exact: true }).waitFor();

    const administrator = await visit({ as: 'schoolAdmin' });
    await administrator.open('/classes');
    await administrator.page.getByRole('link', { name: '7w' }).click();
    await heading(administrator.page, 1, '7w').waitFor();
    await administrator.page.getByText(text.members.unnamed).waitFor();
    expect(await administrator.page.getByText('Ada', { exact: true }).count()).toBe(0);
    expect(await button(administrator.page, text.members.show).count()).toBe(0);

    const stranger = await visit({ login: 'teacher2' });
    stranger.problems.expect(/404/);
    expect((await stranger.open(`/class/${id}`)).status).toBe(404);
    await heading(stranger.page, 1, text.missing.title).waitFor();
  });

  it('is archived at the end of the year, opened again, and carried over to the next one', async () => {
    const visitor = await visit({ as: 'teacher' });
    const { page, open } = visitor;
    const { id } = await makeClass(visitor, '7u');
    await open(`/class/${id}`);
    await button(page, text.actions.menu).click();
    await page.getByRole('menuitem', { name: text.actions.archive }).click();
    await page.getByText(text.archivedNotice).waitFor();
    await open('/classes');
    await page.getByRole('region', { name: text.archived }).getByRole('link', { name: '7u' }).click();
    await button(page, text.actions.menu).click();
    await page.getByRole('menuitem', { name: text.actions.restore }).click();
    await page.getByText(text.archivedNotice).waitFor({ state: 'detached' });

    await open('/classes');
    await page.getByRole('region', { name: text.archived }).getByRole('link', { name: '8b' }).click();
    await button(page, text.actions.menu).click();
    await page.getByRole('menuitem', { name: text.actions.carryOver }).click();
    await heading(page, 1, '9b').waitFor();
  });

  it('invites pupils with an account by link: they join once, and nobody after it was taken back', async () => {
    const { invite } = words.de.lists;
    const { invitation } = words.de;
    const teacher = await visit({ as: 'teacher' });
    const { id } = await makeClass(teacher, '7v');
    await teacher.open(`/class/${id}`);
    await button(teacher.page, invite.make).click();
    await teacher.page.getByRole('dialog').getByRole('button', { name: invite.submit }).click();
    await teacher.page.getByRole('img', { name: invite.qr }).waitFor();
    const link = await teacher.page.getByRole('textbox', { name: invite.link, exact: true }).inputValue();
    const { pathname } = new URL(link);

    const guest = await visit({ width: 390 });
    await guest.open(pathname);
    await heading(guest.page, 1, '7v').waitFor();
    await button(guest.page, invitation.signInClass).waitFor();
    expect(await findBarriers(guest.page)).toEqual([]);

    const pupil = await visit({ as: 'pupil', width: 390 });
    await pupil.open(pathname);
    await button(pupil.page, invitation.join).click();
    await pupil.page.getByRole('link', { name: invitation.toClass }).click();
    await heading(pupil.page, 1, '7v').waitFor();
    await pupil.open(pathname);
    await pupil.page.getByText(invitation.accepted.class).waitFor();

    const colleague = await visit({ login: 'j.baumann' });
    await colleague.open(pathname);
    await colleague.page.getByText(invitation.notForYou.class).waitFor();

    await button(teacher.page, invite.done).click();
    await button(teacher.page, invite.revoke).click();
    await teacher.page.getByRole('status').filter({ hasText: invite.revoked }).first().waitFor();
    await guest.open(pathname);
    await heading(guest.page, 1, invitation.revoked.title).waitFor();
  });
});
