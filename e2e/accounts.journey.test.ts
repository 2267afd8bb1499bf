import { createHmac } from 'node:crypto';
import { decodeBase32, linkTo, totpCode, totpStep } from '@mediathek/domain';
import { demoAccessCode, demoPassword } from '@mediathek/fixtures';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { eventually } from './support/eventually';
import { linkIn, mailTo } from './support/mailbox';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const strictPortal = portalForFile({ env: { REQUIRE_ADMIN_2FA: 'true' } });
const visitStrict = visitsForFile(strictPortal);

const { signIn, register, passwordReset, profile, registrations, forms } = words.de;
const newPassword = 'drei-esel-im-nebel';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillSignIn(page: Page, login: string, password: string) {
  await page.getByRole('textbox', { name: signIn.password.login.label }).fill(login);
  await page.getByLabel(signIn.password.secret.label, { exact: true }).fill(password);
}
async function signInAs(page: Page, login: string, password: string) {
  await fillSignIn(page, login, password);
  await button(page, signIn.password.submit).click();
}

const codeOf = (secret: string, at = new Date()) =>
  totpCode((counter) => createHmac('sha1', decodeBase32(secret)).update(counter).digest(), totpStep(at));

/** Sets the second factor up on the page of the profile and gives the secret and the recovery codes. */
async function setUpSecondFactor(page: Page, password = demoPassword) {
  await button(page, profile.factor.start).click();
  const dialog = page.getByRole('dialog', { name: profile.factor.start });
  await dialog.getByLabel(profile.password.label, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: profile.factor.confirm }).click();
  await page.getByRole('img', { name: profile.factor.picture }).waitFor();
  const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? '';
  await page.getByLabel(profile.factor.code).fill(codeOf(secret));
  await button(page, profile.factor.finish).click();
  const list = page.getByRole('list', { name: profile.recovery.list });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  await button(page, profile.recovery.done).click();
  return { secret, codes };
}

describe('a teacher without an account', () => {
  const email = 'nora.winkler@schule.example';

  it('applies, confirms the address, is approved and signs in', async () => {
    const { page, open } = await visit({ width: 390 });
    await open('/login');
    await page.getByRole('link', { name: signIn.password.register }).click();
    await heading(page, register.title).waitFor();
    await page.getByLabel(register.schoolNumber.label).fill('9900 0101');
    await page.getByText('Realschule', { exact: false }).first().waitFor();
    await page.getByLabel(register.vorname.label).fill('Nora');
    await page.getByLabel(register.name.label).fill('Winkler');
    await page.getByLabel(register.email.label).fill(email);
    await page.getByLabel(register.password, { exact: true }).fill('sommer2026');
    await page.getByText(forms.newPassword.faults.common).waitFor();
    await page.getByLabel(register.password, { exact: true }).fill(newPassword);
    await page.getByText(forms.newPassword.strength.strong, { exact: true }).waitFor();
    await button(page, register.submit).click();
    await heading(page, register.sent.title).waitFor();
    expect(pathOf(page)).toBe(linkTo('register-success'));

    const mail = await mailTo(portal().dataDir, email, /bestätigen/i);
    await open(linkIn(mail));
    await heading(page, register.confirmed.title).waitFor();
    expect(page.url()).not.toContain('token');

    const admin = await visit({ as: 'districtAdmin' });
    await admin.open(linkTo('admin-registrations'));
    await admin.page.getByRole('heading', { level: 2, name: 'Nora Winkler' }).waitFor();
    expect(await findBarriers(admin.page)).toEqual([]);
    await admin.page.getByRole('button', { name: `${registrations.approve}: Nora Winkler` }).click();
    await admin.page.getByText(filled(registrations.approved, { name: 'Nora Winkler' })).waitFor();
    await admin.page.getByRole('heading', { level: 2, name: registrations.empty.open }).waitFor();
    await admin.page.getByRole('link', { name: registrations.tabs.decided }).click();
    await admin.page.getByText(/Freigeschaltet am/).waitFor();

    await mailTo(portal().dataDir, email, /freigeschaltet/);
    await open('/login');
    await signInAs(page, email, newPassword);
    await heading(page, filled(words.de.home.desk.greeting, { name: 'Nora Winkler' })).waitFor();
  });

  it('is answered the same when the address is known already; only the mail tells', async () => {
    const { page, open } = await visit();
    await open('/register');
    await button(page, register.schoolNumber.toName).click();
    await page.getByLabel(register.schoolName.label).fill('Realschule am Stadtgarten');
    await page.getByLabel(register.vorname.label).fill('Amira');
    await page.getByLabel(register.name.label).fill('Sander');
    await page.getByLabel(register.email.label).fill('amira.sander@realschule.example');
    await page.getByLabel(register.password, { exact: true }).fill(newPassword);
    await button(page, register.submit).click();
    await heading(page, register.sent.title).waitFor();
    const mail = await mailTo(portal().dataDir, 'amira.sander@realschule.example', /schon zu einem/);
    expect(linkIn(mail)).toBe('');
  });

  it('is refused with a reason that reaches them by mail', async () => {
    const { page, open } = await visit();
    await open('/register');
    await page.getByLabel(register.schoolNumber.label).fill('99000101');
    await page.getByLabel(register.vorname.label).fill('Olaf');
    await page.getByLabel(register.name.label).fill('Fremd');
    await page.getByLabel(register.email.label).fill('olaf@fremd.example');
    await page.getByLabel(register.password, { exact: true }).fill(newPassword);
    await button(page, register.submit).click();
    await heading(page, register.sent.title).waitFor();
    await open(linkIn(await mailTo(portal().dataDir, 'olaf@fremd.example', /bestätigen/i)));
    await heading(page, register.confirmed.title).waitFor();

    const admin = await visit({ as: 'districtAdmin' });
    await admin.open(linkTo('admin-registrations'));
    await admin.page.getByRole('button', { name: `${registrations.refuse}: Olaf Fremd` }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: registrations.dialog.submit }).click();
    await dialog.getByText(registrations.dialog.missing).waitFor();
    await dialog.getByLabel(registrations.dialog.reason).fill('Bitte nehmen Sie Ihre dienstliche Adresse.');
    await dialog.getByRole('button', { name: registrations.dialog.submit }).click();
    await admin.page.getByText(filled(registrations.refused, { name: 'Olaf Fremd' })).waitFor();
    await mailTo(portal().dataDir, 'olaf@fremd.example', /Bitte nehmen Sie Ihre dienstliche Adresse/);
  });
});

describe('a forgotten password', () => {
  it('is replaced by mail, ends every session, and its link works once', async () => {
    const elsewhere = await visit({ as: 'teacher' });
    const { page, open, problems } = await visit();
    await open('/login');
    await page.getByRole('link', { name: signIn.password.secret.forgotten }).click();
    await page.getByLabel(passwordReset.request.label).fill('teacher');
    await button(page, passwordReset.request.submit).click();
    await heading(page, passwordReset.sent.title).waitFor();

    const link = linkIn(await mailTo(portal().dataDir, 'amira.sander@realschule.example', /neues Passwort/));
    await open(link);
    await heading(page, passwordReset.new.title).waitFor();
    expect(pathOf(page)).toBe(linkTo('password-reset-new'));
    await eventually(() => page.url()).not.toContain('token');
    await page.getByLabel(passwordReset.new.label, { exact: true }).fill(newPassword);
    await button(page, passwordReset.new.submit).click();
    await heading(page, passwordReset.success.title).waitFor();

    await elsewhere.open('/profile');
    expect(pathOf(elsewhere.page)).toBe('/login');

    problems.expect(/403/);
    await open(link);
    await heading(page, passwordReset.confirm.invalidTitle).waitFor();
    await open('/login');
    await signInAs(page, 'teacher', newPassword);
    await eventually(() => pathOf(page)).toBe('/');
  });

  it('is asked for with the same answer when nobody is known by that name', async () => {
    const { page, open } = await visit({ lang: 'en', width: 390 });
    await open(linkTo('password-request'));
    await page.getByLabel(words.en.passwordReset.request.label).fill('nobody@nowhere.example');
    await button(page, words.en.passwordReset.request.submit).click();
    await heading(page, words.en.passwordReset.sent.title).waitFor();
  });
});

describe('the second factor', () => {
  it('is set up by QR code and asked for at the next sign-in; a recovery code works once', async () => {
    const { page, open, problems } = await visit();
    problems.expect(/401/);
    await open('/login');
    await signInAs(page, 'teacher2', demoPassword);
    await eventually(() => pathOf(page)).toBe('/');
    await open('/profile');
    const { codes } = await setUpSecondFactor(page);
    expect(codes).toHaveLength(10);
    await page.getByText(filled(profile.factor.left_other, { count: 10 })).waitFor();

    const enter = async (code: string) => {
      await page.context().clearCookies();
      await open('/login');
      await signInAs(page, 'teacher2', demoPassword);
      await page.getByText(signIn.factor.lead).waitFor();
      await button(page, signIn.factor.toRecovery).click();
      await page.getByLabel(signIn.factor.recovery, { exact: true }).fill(code);
      await button(page, signIn.factor.submit).click();
    };
    await enter(codes[0]?.toLowerCase().replace('-', '') ?? '');
    await eventually(() => pathOf(page)).toBe('/');
    await enter(codes[0] ?? '');
    await page.getByText(signIn.factor.recoveryRefused).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('comes first for an administrator where it is a duty, and opens everything afterwards', async () => {
    const { page, open, problems } = await visitStrict();
    problems.expect(/403/);
    await open('/login');
    await signInAs(page, 'districtadmin', demoPassword);
    await page.getByText(profile.factor.dutyTitle).waitFor();
    expect(pathOf(page)).toBe('/profile');
    await setUpSecondFactor(page);
    await page.getByRole('heading', { level: 2, name: profile.sessions.title }).waitFor();
    await open(linkTo('admin-registrations'));
    await page.getByRole('heading', { level: 2, name: registrations.empty.open }).waitFor();
  });
});

describe('the profile', () => {
  it('changes the name at once and the e-mail address once its link was followed', async () => {
    const { page, open } = await visit({ as: 'schoolAdmin' });
    await open('/profile');
    await page.getByLabel(profile.account.name).fill('Neumann');
    await button(page, profile.account.save).click();
    await page.getByText(profile.saved).waitFor();
    await page.getByRole('button', { name: /Profil von .* Neumann/ }).waitFor();

    await button(page, profile.email.change).click();
    await page.getByLabel(profile.email.label).fill('neu@schule.example');
    await page.getByLabel(profile.password.label, { exact: true }).fill(demoPassword);
    await button(page, profile.email.submit).click();
    await page.getByText(filled(profile.email.pending, { email: 'neu@schule.example' })).waitFor();
    const link = linkIn(await mailTo(portal().dataDir, 'neu@schule.example', /Adresse/));
    await open(link);
    await page.getByText(filled(profile.email.current, { email: 'neu@schule.example' })).waitFor();
  });

  it('lists the devices and signs out all others', async () => {
    const other = await visit({ as: 'districtAdmin' });
    const { page, open } = await visit({ as: 'districtAdmin', width: 390 });
    await open('/profile');
    await page.getByText(profile.sessions.current).waitFor();
    await button(page, profile.sessions.endOthers).click();
    await page.getByText(profile.sessions.othersEnded).waitFor();
    await eventually(() => page.getByRole('button', { name: /abmelden$/ }).count()).toBe(0);
    const call = clientOf(other.page.request, portal().url);
    await expect(call('GET /api/v1/user/userinfo')).rejects.toMatchObject({ status: 401 });
  });

  it('hands out everything stored, for reading and for machines', async () => {
    const { page, open } = await visit({ as: 'schoolAdmin' });
    await open('/profile');
    for (const [name, suffix] of [
      [profile.data.readable, '.txt'],
      [profile.data.machine, '.json'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      expect(file.suggestedFilename().endsWith(suffix)).toBe(true);
    }
  });

  it('asks for two weeks before it deletes the account, and takes it back by a press', async () => {
    const { page, open } = await visit({ as: 'schoolAdminSimple' });
    await open('/profile');
    await button(page, profile.deletion.start).click();
    const dialog = page.getByRole('dialog', { name: profile.deletion.dialogTitle });
    await dialog.getByLabel(profile.password.label, { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: profile.deletion.submit }).click();
    await button(page, profile.deletion.undo).click();
    await button(page, profile.deletion.start).waitFor();
  });

  it('is short for a pupil with a code, who came by the QR code of a card with one tap', async () => {
    const { page, open } = await visit({ width: 390 });
    await open(`/login#code=${demoAccessCode}`);
    await page.getByText(signIn.code.filled).waitFor();
    expect(page.url()).not.toContain('code=');
    await button(page, signIn.code.submit).click();
    await heading(page, words.de.home.pupil.greeting).waitFor();
    await open('/profile');
    await page.getByText(profile.lead_pupil).waitFor();
    expect(await button(page, profile.password.change).count()).toBe(0);
    expect(await button(page, profile.deletion.start).count()).toBe(0);
  });
});

describe('a person who stays signed in', () => {
  it('keeps the session for thirty days; otherwise it ends with the browser or the day', async () => {
    const { page, open, context } = await visit();
    await open('/login');
    await fillSignIn(page, 'teacher3', demoPassword);
    await page.getByLabel(signIn.password.stay).check();
    await button(page, signIn.password.submit).click();
    await eventually(() => pathOf(page)).toBe('/');
    const session = (await context.cookies()).find(({ name }) => name.includes('session'));
    expect(((session?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(29);
  });
});

describe.each([320, 1280])('at %i pixels, light and dark,', (width) => {
  const guestPages = ['register', 'register-success', 'password-request', 'password-reset'] as const;
  const morePages = ['password-reset-confirm', 'password-reset-new', 'password-reset-success'] as const;

  it('the pages of accounts have no barrier and do not scroll sideways', async () => {
    const guest = await visit({ width, reducedMotion: true });
    const admin = await visit({ as: 'districtAdmin', width, reducedMotion: true });
    const found: string[] = [];
    const look = async ({ page, open }: typeof guest, name: Parameters<typeof linkTo>[0]) => {
      await open((linkTo as (page: string) => string)(name));
      await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      for (const barrier of await findBarriers(page)) found.push(`${name}: ${barrier}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const barrier of await findBarriers(page, 'colours')) found.push(`${name}, dark: ${barrier}`);
      await page.emulateMedia({ colorScheme: 'light' });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${name}: ${overflow} pixels too wide`);
    };
    for (const name of [...guestPages, ...morePages]) await look(guest, name);
    for (const name of ['profile', 'admin-registrations'] as const) await look(admin, name);
    expect(found).toEqual([]);
  });
});
