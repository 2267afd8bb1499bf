import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

const user = userEvent.setup({ delay: null });

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const problem = (status: number, type: string) =>
  new Response(JSON.stringify({ type: `/problems/${type}`, title: '', status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

interface Sent {
  readonly secondFactor?: string;
  readonly stay?: boolean;
}

/** A server that lets the one code in, once the password is right. */
async function openSignIn(at = '') {
  const opened = await openPortal(`/login${at}`, { config: aMediaCentre });
  const sent: [path: string, body: Sent][] = [];
  opened.fetchPath.mockImplementation(async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return problem(404, 'not-found');
    const body = JSON.parse(String(init.body)) as Sent;
    sent.push([path, body]);
    if (path.endsWith('/access-code')) return json(aPupil);
    if (body.secondFactor === undefined) return problem(401, 'second-factor-needed');
    return body.secondFactor === '123456' ? json(aTeacher) : problem(401, 'second-factor-refused');
  });
  return { ...opened, sent };
}

async function givePassword() {
  await user.type(screen.getByRole('textbox', { name: 'Benutzername oder E-Mail-Adresse' }), 'a.sommer');
  await user.type(screen.getByLabelText('Passwort'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}
const codeField = () => screen.findByRole('textbox', { name: 'Code aus Ihrer App' });

describe('the second step of signing in', () => {
  it('asks for the code, sends it with everything else and goes on', async () => {
    const { sent, address } = await openSignIn();
    await user.click(screen.getByRole('checkbox', { name: 'Angemeldet bleiben' }));
    await givePassword();
    await user.type(await codeField(), ' 123456 {Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent.map(([, body]) => body)).toEqual([
      { login: 'a.sommer', password: 'geheim', stay: true },
      { login: 'a.sommer', password: 'geheim', stay: true, secondFactor: '123456' },
    ]);
  });

  it('says that a code was wrong, empties the field and keeps the password', async () => {
    await openSignIn();
    await givePassword();
    await user.type(await codeField(), '000000{Enter}');
    await screen.findByText('Dieser Code passt nicht. Warten Sie auf den nächsten, und geben Sie ihn gleich ein.');
    expect(await codeField()).toHaveProperty('value', '');
    await user.type(await codeField(), '123456{Enter}');
  });

  it('takes a recovery code from whoever has no phone at hand', async () => {
    const { sent } = await openSignIn();
    await givePassword();
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Telefon nicht zur Hand?' }));
    await user.type(screen.getByRole('textbox', { name: 'Wiederherstellungscode' }), 'abcde-fghjk{Enter}');
    await screen.findByText('Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon verwendet.');
    expect(sent.at(-1)?.[1].secondFactor).toBe('abcde-fghjk');
  });

  it('sends nothing without a code, and leads back to the password', async () => {
    const { sent } = await openSignIn();
    await givePassword();
    await codeField();
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText('Geben Sie die sechs Ziffern aus Ihrer App ein.');
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Mit anderen Angaben anmelden' }));
    expect(screen.getByLabelText('Passwort')).toHaveProperty('value', '');
  });
});

describe('the QR code of a card', () => {
  it('fills the code in, clears it from the address, and signs in with one press', async () => {
    const { sent, address } = await openSignIn('#code=k7qm-3xtr-w9pa');
    await screen.findByText('Dein Code ist schon eingetragen. Tippe auf „Los geht’s“.');
    expect(address()).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Los geht’s' }));
    await waitFor(() => expect(sent).toEqual([['/api/v1/auth/access-code', { code: 'K7QM3XTRW9PA' }]]));
  });

  it('is ignored where it carries no code', async () => {
    await openSignIn('#code=nonsense');
    expect(screen.queryByText(/schon eingetragen/)).toBeNull();
  });
});
