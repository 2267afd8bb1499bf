import { linkTo } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const { platforms, office } = words.de;
const entry = {
  name: 'Moodle der Realschule',
  issuer: 'https://moodle.example',
  clientId: 'abc-123',
  deploymentIds: '1, 2',
  authUrl: 'https://moodle.example/auth',
  tokenUrl: 'https://moodle.example/token',
  jwksUrl: 'https://moodle.example/keys',
} as const;

describe('an administrator of the district', () => {
  it('enters a learning platform by hand, blocks it, removes it, and takes both back', async () => {
    const { page, open } = await visit({ as: 'districtAdmin' });
    await open(linkTo('admin-platforms'));
    await page.getByText(platforms.empty.title).waitFor();
    await page.getByRole('button', { name: platforms.add }).click();
    const dialog = page.getByRole('dialog', { name: platforms.dialog.add });
    await dialog.getByRole('button', { name: platforms.dialog.submitAdd }).click();
    await dialog.getByText(platforms.dialog.missing).first().waitFor();
    for (const [field, value] of Object.entries(entry))
      await dialog.getByLabel(platforms.dialog[field as keyof typeof entry], { exact: true }).fill(value);
    await dialog.getByRole('button', { name: platforms.dialog.submitAdd }).click();
    await page.getByText(filled(platforms.done.added, { name: entry.name })).waitFor();
    await page.getByRole('heading', { level: 2, name: entry.name }).waitFor();
    await page.getByText(filled(platforms.deployments_other, { count: 2 })).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: `${platforms.disable}: ${entry.name}` }).click();
    await page.getByRole('button', { name: `${platforms.enable}: ${entry.name}` }).waitFor();
    await page.getByRole('button', { name: office.undo }).click();
    await page.getByRole('button', { name: `${platforms.disable}: ${entry.name}` }).waitFor();

    await page.getByRole('button', { name: `${platforms.remove}: ${entry.name}` }).click();
    await page.getByText(platforms.empty.title).waitFor();
    await page.getByRole('button', { name: office.undo }).click();
    await page.getByRole('heading', { level: 2, name: entry.name }).waitFor();

    await page.getByRole('link', { name: platforms.tabs.history }).click();
    await page.getByText(filled(office.actions['platform-restored'], { name: entry.name })).waitFor();
  });

  it('makes a link with which a platform registers itself, and finds the addresses to copy', async () => {
    const { page, open } = await visit({ as: 'districtAdmin', width: 390 });
    await open(linkTo('admin-platforms'));
    await page.getByRole('button', { name: platforms.invite }).click();
    const dialog = page.getByRole('dialog', { name: platforms.invitation.title });
    await dialog.getByLabel(platforms.dialog.name, { exact: true }).fill('Moodle');
    await dialog.getByRole('button', { name: platforms.invitation.submit }).click();
    const link = dialog.getByLabel(platforms.invitation.link);
    await link.waitFor();
    expect(await link.inputValue()).toMatch(/\/api\/v1\/lti\/register\?invitation=[\w-]{43}$/);
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: platforms.invitation.done }).click();

    await open(linkTo('admin-platforms', {}, { view: 'addresses' }));
    const launch = page.getByRole('textbox', { name: platforms.addresses.launchUrl });
    await launch.waitFor();
    expect(await launch.inputValue()).toBe(`${portal().url}/api/v1/lti/launch`);
    await page.getByText(platforms.key.rested).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('finds the page in the menu of the profile, in English too', async () => {
    const { page, open } = await visit({ as: 'districtAdmin', lang: 'en' });
    await open('/imprint');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /profile of/ })
      .click();
    await page.getByRole('menuitem', { name: words.en.pages.titles['admin-platforms'] }).click();
    await page.getByRole('heading', { level: 1, name: words.en.platforms.title }).waitFor();
  });
});
