import { createHmac } from 'node:crypto';
import { decodeBase32, linkTo, totpCode, totpStep } from '@mediathek/domain';
import { demoPassword } from '@mediathek/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { portalForFile } from './support/portal';
import { signOnProviderForFile } from './support/sign-on-provider';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const provider = signOnProviderForFile();
const portal = portalForFile(() => ({ env: { ...provider().env(), REQUIRE_ADMIN_2FA: 'true' } }));
const visit = visitsForFile(portal);
const publisher = portalForFile(() => ({ config: { Type: 'hueber' }, env: provider().env() }));
const visitPublisher = visitsForFile(publisher);

const school = 'realschule-hohenfeld';
const pathOf = (page: Page) => new URL(page.url()).pathname;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of the provider: a name, and on. */
async function signInThere(page: Page, name: string) {
  await page.waitForURL((url) => url.href.startsWith(provider().issuer));
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Weiter' }).click();
}

const codeOf = (secret: string, at: Date) =>
  totpCode((counter) => createHmac('sha1', decodeBase32(secret)).update(counter).digest(), totpStep(at));

describe.each([
  ['de', 1280],
  ['en', 390],
] as const)('with an account of the school’s provider, in %s at %i pixels,', (lang, width) => {
  const { signIn, home } = words[lang];

  it('a teacher comes in and arrives at the page they wanted', async () => {
    provider().knows('mara', { role: 'LEHR', school, given_name: 'Mara', family_name: 'Ott' });
    const { page, open } = await visit({ lang, width });
    await open('/library');
    expect(pathOf(page)).toBe('/login');
    await page.getByRole('link', { name: filled(signIn.singleSignOn.named, { name: 'Schulkonto' }) }).click();
    await signInThere(page, 'mara');
    await eventually(() => pathOf(page)).toBe('/library');
  });

  it('a pupil comes in of whom the provider tells nothing but a pseudonym', async () => {
    provider().knows('7f3a-pseudonym', { role: 'LERN', school });
    const { page, open } = await visit({ lang, width });
    await open('/login');
    await page.getByRole('link', { name: filled(signIn.singleSignOn.named, { name: 'Schulkonto' }) }).click();
    await signInThere(page, '7f3a-pseudonym');
    await page.getByRole('heading', { level: 1, name: home.pupil.greeting }).waitFor();
  });
});

it('a teacher without a password deletes the account, changes their mind, and can be asked by the provider again', async () => {
  const { profile, signIn } = words.de;
  const leaver = `leaver-${Date.now()}`;
  provider().knows(leaver, { role: 'LEHR', school, given_name: 'Lea', family_name: 'Ver' });
  const { page, open } = await visit({ width: 390 });
  await open('/login');
  await page.getByRole('link', { name: filled(signIn.singleSignOn.named, { name: 'Schulkonto' }) }).click();
  await signInThere(page, leaver);
  await eventually(() => pathOf(page)).toBe('/');
  await open('/profile');
  await button(page, profile.deletion.start).click();
  const dialog = page.getByRole('dialog', { name: profile.deletion.dialogTitle });
  expect(await dialog.getByLabel(profile.password.label, { exact: true }).count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: profile.deletion.submit }).click();
  await button(page, profile.deletion.undo).click();
  await button(page, profile.deletion.start).waitFor();

  await page.goto(`${portal().url}/api/v1/auth/oidc/start?again=1&redirect=%2Fprofile%23deletion`);
  expect(new URL(page.url()).searchParams.get('prompt')).toBe('login');
  await signInThere(page, leaver);
  await button(page, profile.deletion.start).waitFor();
  expect(new URL(page.url()).hash).toBe('#deletion');
});

it('whoever has no role there learns what to do', async () => {
  const { page, open } = await visit();
  await open('/login');
  await page.getByRole('link', { name: filled(words.de.signIn.singleSignOn.named, { name: 'Schulkonto' }) }).click();
  await signInThere(page, 'nobody');
  await page.getByRole('heading', { level: 1, name: words.de.errors.types['sso-role'].title }).waitFor();
});

it('an administrator sets up the second factor first, without a password, and gives its code the next time', async () => {
  const { profile, signIn, people } = words.de;
  // Each attempt of the journey is somebody new.
  const boss = `boss-${Date.now()}`;
  provider().knows(boss, { role: 'LEIT', school, given_name: 'Bo', family_name: 'Sass' });
  const { page, open, context, problems } = await visit();
  problems.expect(/401|403/);
  const start = page.getByRole('link', { name: filled(signIn.singleSignOn.named, { name: 'Schulkonto' }) });
  await open('/login');
  await start.click();
  await signInThere(page, boss);
  await page.getByText(profile.factor.dutyTitle).waitFor();
  expect(pathOf(page)).toBe('/profile');
  await button(page, profile.factor.start).click();
  const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? '';
  await page.getByLabel(profile.factor.code).fill(codeOf(secret, new Date()));
  await button(page, profile.factor.finish).click();
  await button(page, profile.recovery.done).click();
  await open(linkTo('admin-people'));
  await page.getByRole('heading', { level: 1, name: people.title }).waitFor();

  await context.clearCookies();
  await open('/login');
  await start.click();
  await signInThere(page, boss);
  await page.getByText(signIn.factor.leadSignOn).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel(signIn.factor.code, { exact: true }).fill('000000');
  await button(page, signIn.factor.submit).click();
  await page.getByText(signIn.factor.refused).waitFor();
  // The code of this half minute was used to set it up; the clock allows the next one already.
  await page.getByLabel(signIn.factor.code, { exact: true }).fill(codeOf(secret, new Date(Date.now() + 30_000)));
  await button(page, signIn.factor.submit).click();
  await eventually(() => pathOf(page)).toBe('/');
});

it('in the publisher’s variant a teacher links an account, comes in with it, and ends the link', async () => {
  const { profile, signIn, home } = words.de;
  const { page, open, context, problems } = await visitPublisher({ as: 'teacher' });
  await open('/profile');
  const link = filled(profile.linked.link, { name: 'Schulkonto' });
  await button(page, link).click();
  const dialog = page.getByRole('dialog', { name: link });
  await dialog.getByLabel(profile.password.label, { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: profile.factor.confirm }).click();
  await signInThere(page, 'verlag');
  const unlink = filled(profile.linked.unlinkNamed, { name: 'Schulkonto' });
  await button(page, unlink).waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await context.clearCookies();
  await open('/login');
  await page.getByRole('link', { name: filled(signIn.singleSignOn.named, { name: 'Schulkonto' }) }).click();
  await signInThere(page, 'verlag');
  await page.getByRole('heading', { level: 1, name: filled(home.desk.greeting, { name: 'Amira Sander' }) }).waitFor();

  await open('/profile');
  await button(page, unlink).click();
  const question = page.getByRole('dialog', { name: unlink });
  problems.expect(/403/);
  await question.getByLabel(profile.password.label, { exact: true }).fill('wrong');
  await question.getByRole('button', { name: profile.linked.unlink }).click();
  await question.getByText(profile.password.wrong).waitFor();
  await question.getByLabel(profile.password.label, { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: profile.linked.unlink }).click();
  await page.getByText(profile.linked.unlinked).waitFor();
  await button(page, link).waitFor();
});
