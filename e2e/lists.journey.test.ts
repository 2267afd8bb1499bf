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

const text = words.de.lists;
const media = ['MZH-4910001', 'MZH-7910002', 'MZH-2910008'] as const;

const callOf = ({ context }: Visit) => clientOf(context.request, portal().url);
const titles = (page: Page) =>
  page.getByRole('list', { name: text.items.label }).getByRole('heading', { level: 2 }).allTextContents();
const say = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).first().waitFor();

async function makeList(visitor: Visit, title: string): Promise<string> {
  const { id } = await callOf(visitor)('POST /api/v1/lists', { body: { title, identifiers: [...media] } });
  return id;
}

describe('a teacher', () => {
  it('orders by keyboard and hears where it is, writes a note, removes and takes back, renames, deletes and takes back', async () => {
    const visitor = await visit({ as: 'teacher' });
    const { page, open } = visitor;
    const id = await makeList(visitor, 'Ordnung');
    await open(`/medialists/${id}`);
    const [first = '', second = '', third = ''] = await titles(page);

    await page.getByRole('button', { name: filled(text.items.grip, { title: third }) }).focus();
    await page.keyboard.press('Space');
    await say(page, filled(text.items.liftedOf, { title: third, place: 3, count: 3 }));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await say(page, filled(text.items.dropped, { title: third, place: 1, count: 3 }));
    await eventually(() => titles(page)).toEqual([third, first, second]);
    await eventually(async () =>
      (await callOf(visitor)('GET /api/v1/lists/{id}', { params: { id } })).items.map(({ title }) => title),
    ).toEqual([third, first, second]);

    await page.getByRole('button', { name: filled(text.note.addOf, { title: first }) }).click();
    await page.getByRole('textbox', { name: text.note.label }).fill('Bis Minute 2.');
    await page.getByRole('button', { name: text.note.save }).click();
    await page.getByText('Bis Minute 2.').waitFor();

    await page.getByRole('button', { name: filled(text.items.menu, { title: first }) }).click();
    await page.getByRole('menuitem', { name: text.items.remove }).click();
    await eventually(() => titles(page)).toEqual([third, second]);
    await page.getByRole('button', { name: text.actions.undo }).click();
    await eventually(() => titles(page)).toEqual([third, first, second]);
    await page.getByText('Bis Minute 2.').waitFor();

    await page.getByRole('button', { name: text.head.rename }).click();
    await page.getByRole('textbox', { name: text.head.name }).fill('Neue Ordnung');
    await page.getByRole('button', { name: text.head.save, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Neue Ordnung' }).waitFor();

    await page.getByRole('button', { name: text.actions.more, exact: true }).click();
    await page.getByRole('menuitem', { name: text.actions.remove }).click();
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
    await page.getByRole('button', { name: text.actions.undo }).click();
    await page.getByRole('heading', { level: 1, name: 'Neue Ordnung' }).waitFor();
  });

  it('drags with the mouse', async () => {
    const visitor = await visit({ as: 'teacher' });
    const { page, open } = visitor;
    const id = await makeList(visitor, 'Mit der Maus');
    await open(`/medialists/${id}`);
    const [first = '', second = '', third = ''] = await titles(page);
    const grip = page.getByRole('button', { name: filled(text.items.grip, { title: first }) });
    const last = page.getByRole('listitem').filter({ hasText: third });
    await grip.hover();
    await page.mouse.down();
    const below = await last.boundingBox();
    await page.mouse.move(100, (below?.y ?? 0) + (below?.height ?? 0) - 8, { steps: 12 });
    await eventually(() => titles(page)).toEqual([second, third, first]);
    await page.mouse.up();
    await eventually(async () =>
      (await callOf(visitor)('GET /api/v1/lists/{id}', { params: { id } })).items.map(({ title }) => title),
    ).toEqual([second, third, first]);
  });

  it('meets no barrier in overview and list, on a narrow and a wide screen, light and dark', async () => {
    for (const width of [320, 1280]) {
      const visitor = await visit({ as: 'teacher', width, reducedMotion: true });
      const id = await makeList(visitor, `Ohne Hürden ${width}`);
      for (const path of ['/medialists', `/medialists/${id}`, `/medialists/${id}/${media[1]}`]) {
        await visitor.open(path);
        const found = await findBarriers(visitor.page, 'everything');
        await visitor.page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await findBarriers(visitor.page, 'colours')));
        await visitor.page.emulateMedia({ colorScheme: 'light' });
        const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ path, width, found, overflow }).toEqual({ path, width, found: [], overflow: 0 });
      }
    }
  });
});

describe('two who edit one list at the same time', () => {
  it('see each other’s changes without reloading, and are told before one note would overwrite the other', async () => {
    const [one, other] = [await visit({ as: 'teacher' }), await visit({ as: 'schoolAdmin' })];
    const id = await makeList(one, 'Zu zweit');
    const { items } = await callOf(one)('GET /api/v1/colleagues', { query: { q: 'Oelschläger' } });
    await one.open(`/medialists/${id}`);
    await one.page.getByRole('textbox', { name: text.colleagues.search }).fill('Oelschl');
    const name = items[0]?.name ?? '';
    await one.page.getByRole('button', { name: filled(text.colleagues.add, { name }) }).click();
    await one.page.getByRole('checkbox', { name: filled(text.colleagues.mayEditOf, { name }) }).click();
    await eventually(
      async () => (await callOf(one)('GET /api/v1/lists/{id}', { params: { id } })).sharedWith[0]?.mayEdit ?? false,
    ).toBe(true);

    await other.open(`/medialists/${id}`);
    const [first = '', second = '', third = ''] = await titles(other.page);
    await other.page.getByRole('button', { name: filled(text.items.menu, { title: third }) }).click();
    await other.page.getByRole('menuitem', { name: text.items.toTop }).click();
    await one.page.getByRole('button', { name: filled(text.note.addOf, { title: second }) }).click();
    await one.page.getByRole('textbox', { name: text.note.label }).fill('Von der einen');
    await eventually(() => titles(one.page)).toEqual([third, first, second]);
    await one.page.getByRole('button', { name: text.note.save }).click();
    await other.page.getByText('Von der einen').waitFor();

    for (const { page } of [one, other])
      await page.getByRole('button', { name: filled(text.note.addOf, { title: first }) }).click();
    await one.page.getByRole('textbox', { name: text.note.label }).fill('Erste Fassung');
    await other.page.getByRole('textbox', { name: text.note.label }).fill('Zweite Fassung');
    await one.page.getByRole('button', { name: text.note.save }).click();
    await one.page.getByRole('textbox', { name: text.note.label }).waitFor({ state: 'detached' });
    other.problems.expect(/409/);
    await other.page.getByRole('button', { name: text.note.save }).click();
    await other.page.getByText(text.note.conflict).waitFor();
    await other.page.getByRole('button', { name: text.note.keepMine }).click();
    await one.page.getByText('Zweite Fassung').waitFor();
  });
});

describe('an invitation', () => {
  it('is made with link and QR code, followed by a guest, accepted at another school, and taken back', async () => {
    const teacher = await visit({ as: 'teacher' });
    const id = await makeList(teacher, 'Zum Weitergeben');
    await teacher.open(`/medialists/${id}`);
    await teacher.page.getByRole('button', { name: text.invite.make }).click();
    await teacher.page.getByRole('checkbox', { name: text.invite.guests }).click();
    await teacher.page.getByRole('dialog').getByRole('button', { name: text.invite.submit }).click();
    await teacher.page.getByRole('img', { name: text.invite.qr }).waitFor();
    const link = await teacher.page.getByRole('textbox', { name: text.invite.link, exact: true }).inputValue();
    const path = new URL(link).pathname;

    const guest = await visit({ width: 390 });
    await guest.open(path);
    await guest.page.getByRole('heading', { level: 1, name: 'Zum Weitergeben' }).waitFor();
    await guest.page.getByRole('region', { name: words.de.invitation.follow }).getByRole('listitem').first().waitFor();
    expect(await findBarriers(guest.page, 'everything')).toEqual([]);

    const other = await visit({ login: 'teacher2' });
    await other.open(path);
    await other.page.getByRole('button', { name: words.de.invitation.copy }).click();
    await other.page.getByRole('link', { name: words.de.invitation.toOwn }).click();
    await other.page.getByRole('button', { name: text.head.rename }).waitFor();
    await other.open(path);
    await other.page.getByText(words.de.invitation.accepted.list).waitFor();

    await teacher.page.getByRole('button', { name: text.invite.done }).click();
    await teacher.page.getByRole('button', { name: text.invite.revoke }).click();
    await say(teacher.page, text.invite.revoked);
    await guest.open(path);
    await guest.page.getByRole('heading', { level: 1, name: words.de.invitation.revoked.title }).waitFor();
  });
});

describe('a pupil', () => {
  it('opens the list of the board on a phone, reads the notes, and goes from one medium to the next', async () => {
    const pupil = await visit({ as: 'pupil', width: 390 });
    const { page, open } = pupil;
    await open('/medialists');
    await page.getByRole('link', { name: 'Vulkanismus, Klasse 7' }).click();
    await page.getByText('Augen zu. Erst hören, dann beschreiben.').waitFor();
    expect(await page.getByRole('button', { name: text.head.rename }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /verschieben/ }).count()).toBe(0);
    const [first = '', second = ''] = await titles(page);
    await page.getByRole('link', { name: first }).click();
    const next = filled(words.de.medium.inList.next, { title: second });
    await page.getByRole('link', { name: next }).click();
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    expect(await findBarriers(page, 'everything')).toEqual([]);
  });

  it('finds nothing at the address of a list that is not theirs', async () => {
    const teacher = await visit({ as: 'teacher' });
    const id = await makeList(teacher, 'Nur für mich');
    const pupil = await visit({ as: 'pupil' });
    pupil.problems.expect(/404/);
    expect((await pupil.open(`/medialists/${id}`)).status).toBe(404);
    await pupil.page.getByRole('heading', { level: 1, name: text.gone.title_pupil }).waitFor();
  });
});
