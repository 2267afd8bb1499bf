import { readFileSync } from 'node:fs';
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
const { school, library } = words.de;

/** A code with free places and returns, and an app behind it. */
const code = { codeId: 'RS-1001', identifier: 'KOMPASS-6910602', title: 'Bruchstreifen' };
const codePath = linkTo('school-media-detail', { mediaId: code.identifier, codeId: code.codeId });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The figure of a count on the page of a code. */
const countOf = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .textContent();

describe('a school administrator', () => {
  it('gives places to a class and takes one back, which becomes free again', async () => {
    const { page, open } = await visit({ as: 'schoolAdmin' });
    await open(linkTo('school'));
    await page.getByRole('button', { name: `${school.give}: ${code.title}` }).click();
    const giving = dialog(page, school.giveDialog.title);
    await giving.getByLabel(school.giveDialog.class).selectOption({ label: '7b (14 ohne Platz)' });
    expect(await findBarriers(page)).toEqual([]);
    await giving.getByRole('button', { name: school.giveDialog.submit }).click();
    await page.getByText(filled(school.said.given_other, { count: 14 })).waitFor();

    await page.getByRole('link', { name: code.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: code.title }).waitFor();
    await eventually(() => countOf(page, school.columns.remaining)).toBe('23');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: /7b$/ }).first().click();
    await dialog(page, school.takeBackDialog.title).getByRole('button', { name: school.takeBackDialog.submit }).click();
    await page.getByText(school.said.returned).waitFor();
    await eventually(() => countOf(page, school.columns.remaining)).toBe('24');
    await eventually(() => countOf(page, school.columns.returns)).toBe('5');
  });

  it('saves the codes as a table, which teachers cannot', async () => {
    const { page, open } = await visit({ as: 'schoolAdmin' });
    await open(linkTo('school'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: school.saveTable }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const table = readFileSync(await download.path(), 'utf8');
    const rows = table.trim().split(/\r?\n/);
    expect(rows.find((row) => row.includes('RS-1014'))).toMatch(/;30;29;1;0;/);
    for (const id of ['RS-1001', 'RS-1003', 'RS-1011']) expect(table).toContain(id);

    const teacher = await visit({ as: 'teacher' });
    await teacher.open(linkTo('school'));
    await teacher.page.getByRole('heading', { name: school.codesTitle }).waitFor();
    expect(await teacher.page.getByRole('link', { name: school.saveTable }).count()).toBe(0);
  });

  it('looks at members, classes and use, and at the codes on a phone', async () => {
    const { page, open } = await visit({ as: 'schoolAdmin', width: 390 });
    await open(linkTo('school', {}, { tab: 'members' }));
    await page.getByRole('rowheader', { name: 'Amira Sander' }).or(page.getByText('Amira Sander')).first().waitFor();
    await open(linkTo('school', {}, { tab: 'usage' }));
    await page.getByRole('heading', { name: school.usage.byWeek }).waitFor();
    await open(linkTo('school'));
    await page.getByRole('heading', { name: school.expiredTitle }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('a pupil', () => {
  it('finds in the library what was given, and is told that the school’s page is for staff', async () => {
    const admin = await visit({ as: 'schoolAdmin' });
    const call = clientOf(admin.context.request, portal().url);
    const params = { codeId: code.codeId };
    const { classes } = await call('GET /api/v1/school/licences/{codeId}/receivers', { params });
    const classId = classes.find(({ name }) => name === '7b')?.id ?? '';
    await call('POST /api/v1/school/licences/{codeId}/places', { params, body: { classId } });

    const { page, open } = await visit({ as: 'pupil', width: 390 });
    await open(linkTo('library', { tab: 'apps' }));
    await page.getByRole('link', { name: code.title }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await open(linkTo('school'));
    await page.getByRole('heading', { level: 1, name: school.forStaff.title }).waitFor();
  });
});

describe('a teacher', () => {
  it('redeems a code of the school, and is told when the school has no such code', async () => {
    const { page, open, problems } = await visit({ as: 'teacher' });
    problems.expect(/404/);
    await open(linkTo('library'));
    const field = page.getByRole('textbox', { name: library.redeem.title });
    await field.fill('GY-2001');
    await page.getByRole('button', { name: library.redeem.submit }).click();
    await page.getByText(library.redeem.unknown).waitFor();
    await field.fill('rs-1006');
    await page.getByRole('button', { name: library.redeem.submit }).click();
    await page.getByText(/steht jetzt in Ihrer Bibliothek/).waitFor();
  });

  it('of another school finds no such code', async () => {
    const { page, open, problems } = await visit({ login: 'teacher2' });
    problems.expect(/404/);
    expect((await open(codePath)).status).toBe(404);
    await page.getByRole('heading', { level: 1, name: school.code.notFound.title }).waitFor();
  });
});
