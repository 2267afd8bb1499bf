import { linkTo } from '@mediathek/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { linkIn, mailTo } from './support/mailbox';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const csv = (text: string) => ({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

describe('an administrator of the district', () => {
  const { schools, people, office } = words.de;

  it('adds a school, renames it, archives it and takes that back', async () => {
    const { page, open, problems } = await visit({ as: 'districtAdmin' });
    problems.expect(/409/);
    await open(linkTo('admin-schools'));
    await heading(page, 'Realschule Hohenfeld').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await button(page, schools.add).click();
    const dialog = page.getByRole('dialog', { name: schools.dialog.add });
    await dialog.getByRole('button', { name: schools.dialog.submitAdd }).click();
    await dialog.getByText(schools.dialog.nameMissing).waitFor();
    await dialog.getByLabel(schools.dialog.name).fill('Grundschule am Bach');
    await dialog.getByLabel(schools.dialog.number).fill('9900 0101');
    await dialog.getByRole('button', { name: schools.dialog.submitAdd }).click();
    await dialog.getByText(schools.dialog.numberTaken).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByLabel(schools.dialog.number).fill('9900 0103');
    await dialog.getByRole('button', { name: schools.dialog.submitAdd }).click();
    await heading(page, 'Grundschule am Bach').waitFor();

    await button(page, `${schools.edit}: Grundschule am Bach`).click();
    const editing = page.getByRole('dialog', { name: filled(schools.dialog.edit, { name: 'Grundschule am Bach' }) });
    await editing.getByLabel(schools.dialog.name).fill('Bachschule');
    await editing.getByRole('button', { name: schools.dialog.submitEdit }).click();
    await button(page, `${schools.archive}: Bachschule`).click();
    await page.getByText(filled(schools.archived, { name: 'Bachschule' })).waitFor();
    await heading(page, 'Bachschule').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: office.undo }).click();
    await heading(page, 'Bachschule').waitFor();

    await page.getByRole('link', { name: schools.tabs.history }).click();
    await page.getByText(filled(office.actions['school-archived'], { name: 'Bachschule' })).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('finds somebody, gives them an office, and sees who did that', async () => {
    const { page, open } = await visit({ as: 'districtAdmin' });
    await open(linkTo('admin-people'));
    await page.getByLabel(people.filters.q).fill('kaplan gymnasium');
    await page.getByRole('main').getByRole('button', { name: office.search }).click();
    await page.getByText(people.found_one).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await button(page, `${people.edit}: Deniz Kaplan`).click();
    const dialog = page.getByRole('dialog', { name: 'Deniz Kaplan' });
    await dialog.getByText(office.history.nothing).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: people.schoolAdmin }).click();
    await dialog.getByRole('button', { name: people.dialog.save }).click();
    await page.getByText(filled(people.done.rights, { name: 'Deniz Kaplan' })).waitFor();
    await page.getByText(`${people.role.L}, ${people.schoolAdmin}`).waitFor();
    await button(page, `${people.edit}: Deniz Kaplan`).click();
    await dialog.getByText(filled(office.actions['person-rights-changed'], { name: 'Deniz Kaplan' })).waitFor();
  });

  it('gives somebody the code of their card for loans', async () => {
    const { page, open } = await visit({ as: 'districtAdmin', width: 390 });
    await open(linkTo('admin-people', {}, { q: 'kaplan' }));
    await button(page, `${people.edit}: Deniz Kaplan`).click();
    const dialog = page.getByRole('dialog', { name: 'Deniz Kaplan' });
    await dialog.getByLabel(people.dialog.borrowerCode, { exact: true }).fill('E-4711');
    await dialog.getByRole('button', { name: people.dialog.borrowerSave }).click();
    await page.getByText(filled(people.done.borrowerCode, { name: 'Deniz Kaplan' })).waitFor();
    await button(page, `${people.edit}: Deniz Kaplan`).click();
    await dialog.getByText(new RegExp(`\\(${office.fields.borrowerCode}\\)`)).waitFor();
    expect(await dialog.getByLabel(people.dialog.borrowerCode, { exact: true }).inputValue()).toBe('E-4711');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('keeps the last right of their own', async () => {
    const { page, open, problems } = await visit({ as: 'districtAdmin' });
    problems.expect(/409/);
    await open(linkTo('admin-people', {}, { q: 'weidenbach' }));
    await button(page, `${people.edit}: Claudia Weidenbach`).click();
    const dialog = page.getByRole('dialog', { name: 'Claudia Weidenbach' });
    await dialog.getByRole('checkbox', { name: people.districtAdmin }).click();
    await dialog.getByRole('button', { name: people.dialog.save }).click();
    await dialog.getByText(people.dialog.ownRights).waitFor();
  });

  it('moves somebody to another school, and is told what ends', async () => {
    const { page, open } = await visit({ as: 'districtAdmin' });
    await open(linkTo('admin-people', {}, { q: 'baumann' }));
    await button(page, `${people.edit}: Jonas Baumann`).click();
    const dialog = page.getByRole('dialog', { name: 'Jonas Baumann' });
    await dialog.getByLabel(people.dialog.moveTo).selectOption('gymnasium-lindach');
    await dialog.getByText(people.dialog.moveEnds.L).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: people.dialog.move }).click();
    const school = 'Gymnasium am Lindenplatz';
    await page.getByText(filled(people.done.moved, { name: 'Jonas Baumann', school })).waitFor();
    await page.getByRole('listitem').getByText(school).waitFor();
    await button(page, `${people.edit}: Jonas Baumann`).click();
    await dialog.getByText(filled(office.actions['person-joined-school'], { name: 'Jonas Baumann' })).waitFor();
    await dialog.getByLabel(people.dialog.moveTo).selectOption('realschule-hohenfeld');
    await dialog.getByRole('button', { name: people.dialog.move }).click();
    await page.getByRole('listitem').getByText('Realschule Hohenfeld').waitFor();
  });

  it('chooses the school of an applicant whose words fit none', async () => {
    const { registrations } = words.de;
    const email = 'tom.neu@schule.example';
    const applicant = await visit();
    const apply = clientOf(applicant.context.request, portal().url);
    await apply('GET /api/v1/config/frontend');
    await apply('POST /api/v1/register', {
      body: { email, vorname: 'Tom', name: 'Neu', schoolName: 'Gymi Lindach', password: 'drei-esel-im-nebel' },
    });
    await applicant.open(linkIn(await mailTo(portal().dataDir, email, /bestätigen/i)));
    await applicant.page.getByRole('heading', { level: 1, name: words.de.register.confirmed.title }).waitFor();

    const { page, open } = await visit({ as: 'districtAdmin' });
    await open(linkTo('admin-registrations'));
    await heading(page, 'Tom Neu').waitFor();
    await page.getByRole('button', { name: registrations.approveFirst }).waitFor();
    await page.getByLabel(registrations.chooseSchool).selectOption('gymnasium-lindach');
    expect(await findBarriers(page)).toEqual([]);
    await button(page, `${registrations.approve}: Tom Neu`).click();
    await page.getByText(filled(registrations.approved, { name: 'Tom Neu' })).waitFor();
  });
});

describe('a file of people', () => {
  const { people, office } = words.de;
  const text = 'Nachname;Vorname;E-Mail\nGrößer;Nora;nora.groesser@gymnasium.example\nWeg;Ohne;\n';

  it('is shown, line by line, and comes in once', async () => {
    const { page, open } = await visit({ as: 'districtAdmin' });
    await open(linkTo('admin-people', {}, { view: 'import' }));
    const check = async () => {
      await page.getByLabel(people.import.school).selectOption({ label: 'Gymnasium am Lindenplatz' });
      await page.getByLabel(people.import.file, { exact: true }).setInputFiles(csv(text));
      await button(page, people.import.check).click();
      await heading(page, people.import.result).waitFor();
    };
    await button(page, people.import.check).click();
    await page.getByText(people.import.schoolMissing).waitFor();
    await check();
    await page.getByRole('cell', { name: 'Nora Größer' }).waitFor();
    await page.getByText(people.import.reasons['no-way-in']).waitFor();
    expect(await page.getByLabel(people.import.encoding).inputValue()).toBe('windows-1252');
    expect(await findBarriers(page)).toEqual([]);

    await page.getByLabel('E-Mail', { exact: true }).selectOption('');
    await page.getByText(people.import.faults['columns-missing']).waitFor();
    await page.getByLabel('E-Mail', { exact: true }).selectOption('email');
    await button(page, people.import.submit_one).click();
    await page
      .getByText(filled(people.import.done, { school: 'Gymnasium am Lindenplatz', create: 1, change: 0 }))
      .waitFor();

    await button(page, people.import.again).click();
    await check();
    await page.getByRole('button', { name: people.import.nothing }).waitFor();
    await page.getByRole('link', { name: people.tabs.history }).click();
    await page
      .getByText(filled(office.actions['people-imported'], { name: 'Gymnasium am Lindenplatz', count: 1 }))
      .waitFor();
  });
});

describe('an administrator of a school, on a phone and in English', () => {
  const { people, office } = words.en;

  it('looks after their own people, and nothing of the district', async () => {
    const { page, open, context } = await visit({ as: 'schoolAdmin', lang: 'en', width: 390 });
    await open(linkTo('admin-people'));
    await heading(page, 'Jonas Baumann').waitFor();
    expect(await page.getByText('Gymnasium am Lindenplatz').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await button(page, `${people.edit}: Jonas Baumann`).click();
    const dialog = page.getByRole('dialog', { name: 'Jonas Baumann' });
    await dialog.getByRole('checkbox', { name: people.schoolAdmin }).waitFor();
    expect(await dialog.getByRole('checkbox', { name: people.districtAdmin }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: people.dialog.disable }).click();
    await page.getByText(filled(people.done.disabled, { name: 'Jonas Baumann' })).waitFor();
    const blocked = page.getByRole('listitem').getByText(people.disabled, { exact: true });
    await blocked.waitFor();
    await page.getByRole('button', { name: office.undo }).click();
    await blocked.waitFor({ state: 'detached' });

    await button(page, `${people.edit}: Claudia Weidenbach`).click();
    await page.getByRole('dialog', { name: 'Claudia Weidenbach' }).getByText(people.dialog.untouchable).waitFor();
    const call = clientOf(context.request, portal().url);
    const { schools } = await call('GET /api/v1/admin/schools');
    expect(schools.map(({ name }) => name)).toEqual(['Realschule Hohenfeld']);
  });
});

describe('a teacher', () => {
  it('is refused', async () => {
    const { page, open, problems } = await visit({ as: 'teacher' });
    problems.expect(/403/);
    for (const path of [linkTo('admin-people'), linkTo('admin-schools')]) {
      expect((await open(path)).status).toBe(403);
      await page.getByRole('heading', { level: 1, name: words.de.errors.types.forbidden.title }).waitFor();
    }
  });
});
