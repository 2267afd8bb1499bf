import { createHmac } from 'node:crypto';
import { decodeBase32, linkTo, totpCode, totpStep } from '@mediathek/domain';
import { demoAccessCode, demoPassword } from '@mediathek/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually';
import { learningPlatformForFile } from './support/learning-platform';
import { linkIn, mailTo } from './support/mailbox';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const platform = learningPlatformForFile(portal);

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const anew = () => String(Date.now());

/** Single sign-on has a file of its own. */
describe.each([
  ['de', 390, 'm.hartwig@gymnasium.example'],
  ['en', 1280, 's.yildiz@gymnasium.example'],
  ['en', 390, 'k.lorenz@seetal.example'],
] as const)('each way in, in %s at %i pixels:', (lang, width, email) => {
  const { signIn, register, passwordReset, home, mails, lti } = words[lang];
  const comeAs = () => visit({ lang, width });

  async function fill(page: Page, login: string, password: string) {
    await page.getByRole('textbox', { name: signIn.password.login.label }).fill(login);
    await page.getByLabel(signIn.password.secret.label, { exact: true }).fill(password);
    await button(page, signIn.password.submit).click();
  }

  it('a password', async () => {
    const { page, open } = await comeAs();
    await open('/login');
    await fill(page, 'schooladmin', demoPassword);
    await eventually(() => pathOf(page)).toBe('/');
  });

  it('a code, typed', async () => {
    const { page, open } = await comeAs();
    await open('/login?with=code');
    await page.getByRole('textbox', { name: signIn.code.label }).pressSequentially(demoAccessCode.toLowerCase());
    await button(page, signIn.code.submit).click();
    await heading(page, home.pupil.greeting).waitFor();
  });

  it('a code, by the QR link of a card', async () => {
    const { page, open } = await comeAs();
    await open(`/login#code=${demoAccessCode}`);
    await page.getByText(signIn.code.filled).waitFor();
    await button(page, signIn.code.submit).click();
    await heading(page, home.pupil.greeting).waitFor();
  });

  it('an application that is approved', async () => {
    const applicant = `neu-${anew()}@schule.example`;
    const { page, open } = await comeAs();
    await open('/register');
    await page.getByLabel(register.schoolNumber.label).fill('99000101');
    await page.getByLabel(register.vorname.label).fill('Nora');
    await page.getByLabel(register.name.label).fill('Winkler');
    await page.getByLabel(register.email.label).fill(applicant);
    await page.getByLabel(register.password, { exact: true }).fill('drei-esel-im-nebel');
    await button(page, register.submit).click();
    await heading(page, register.sent.title).waitFor();
    await open(linkIn(await mailTo(portal().dataDir, applicant, new RegExp(mails.registrationConfirm.action))));
    await heading(page, register.confirmed.title).waitFor();

    const admin = await visit({ as: 'districtAdmin' });
    const call = clientOf(admin.context.request, portal().url);
    const { registrations } = await call('GET /api/v1/admin/registrations');
    const own = registrations.find((one) => one.email === applicant);
    await call('POST /api/v1/admin/registrations/{id}/approve', { params: { id: own?.id ?? '' }, body: {} });
    await open('/login');
    await fill(page, applicant, 'drei-esel-im-nebel');
    await heading(page, filled(home.desk.greeting, { name: 'Nora Winkler' })).waitFor();
  });

  it('a forgotten password', async () => {
    const { page, open } = await comeAs();
    await open(linkTo('password-request'));
    await page.getByLabel(passwordReset.request.label).fill(email);
    await button(page, passwordReset.request.submit).click();
    await heading(page, passwordReset.sent.title).waitFor();
    await open(linkIn(await mailTo(portal().dataDir, email, new RegExp(mails.passwordReset.action))));
    await heading(page, passwordReset.new.title).waitFor();
    const password = `vier-hasen-${anew()}`;
    await page.getByLabel(passwordReset.new.label, { exact: true }).fill(password);
    await button(page, passwordReset.new.submit).click();
    await heading(page, passwordReset.success.title).waitFor();
    await open('/login');
    await fill(page, email, password);
    await eventually(() => pathOf(page)).toBe('/');
  });

  it('a second factor', async () => {
    const { page, open, context, problems } = await comeAs();
    problems.expect(/401/);
    const call = clientOf(context.request, portal().url);
    await call('GET /api/v1/config/frontend');
    await call('POST /api/v1/auth/login', { body: { login: 'teacher3', password: demoPassword } });
    const { secret } = await call('POST /api/v1/profile/second-factor', { body: { password: demoPassword } });
    const codeAt = (step: number) =>
      totpCode((counter) => createHmac('sha1', decodeBase32(secret)).update(counter).digest(), step);
    const step = totpStep(new Date());
    const { recoveryCodes } = await call('POST /api/v1/profile/second-factor/confirm', {
      body: { code: codeAt(step) },
    });
    await context.clearCookies();
    await open('/login');
    await fill(page, 'teacher3', demoPassword);
    await page.getByLabel(signIn.factor.code, { exact: true }).fill(codeAt(step + 1));
    await button(page, signIn.factor.submit).click();
    await eventually(() => pathOf(page)).toBe('/');
    // Without the phone one of the codes that were printed does.
    await context.clearCookies();
    await open('/login');
    await fill(page, 'teacher3', demoPassword);
    await page.getByLabel(signIn.factor.code, { exact: true }).fill(recoveryCodes[0] ?? '');
    await button(page, signIn.factor.submit).click();
    await eventually(() => pathOf(page)).toBe('/');
    const own = clientOf(context.request, portal().url);
    await own('GET /api/v1/config/frontend');
    await own('DELETE /api/v1/profile/second-factor', { body: { password: demoPassword } });
  });

  it('a course of a learning platform, inside its frame', async () => {
    const admin = await visit({ as: 'districtAdmin' });
    const { url } = platform();
    const body = {
      ...{ name: 'Moodle', issuer: url, clientId: 'portal', deploymentIds: ['1'] },
      ...{ authUrl: `${url}/auth`, tokenUrl: `${url}/token`, jwksUrl: `${url}/keys` },
    };
    // Entered once for all of them; a second time it is there already.
    await clientOf(admin.context.request, portal().url)('POST /api/v1/admin/lti/platforms', { body }).catch(() => {});
    const { page } = await comeAs();
    await page.goto(platform().courseWith());
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: lti.title }).waitFor();
    await frame.getByLabel(lti.search).fill('Vulkan');
    await frame.getByRole('button', { name: lti.submit, exact: true }).click();
    await frame
      .getByRole('checkbox', { name: /Vulkan/ })
      .first()
      .click();
    await frame.getByRole('button', { name: lti.insert, exact: true }).click();
    await frame.getByText('Eingefügt').waitFor();
    const medium = platform().handedOver().at(-1);
    await page.goto(platform().courseWith({ link: medium?.link ?? '' }));
    await frame.getByRole('heading', { level: 1, name: medium?.title ?? '' }).waitFor();
    expect(medium?.title).toMatch(/Vulkan/);
  });
});
