import type { Profile } from '@mediathek/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDistrictAdmin, aPupil, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => sessionStorage.clear());

const everything = {
  name: true,
  email: true,
  password: true,
  secondFactor: true,
  linkedAccounts: false,
  deletion: true,
};
const nothing = {
  name: false,
  email: false,
  password: false,
  secondFactor: false,
  linkedAccounts: false,
  deletion: false,
};
const aProfile: Profile = {
  login: 'a.sommer',
  email: 'a.sommer@schule.example',
  pendingEmail: null,
  vorname: 'Anna',
  name: 'Sommer',
  role: 'L',
  schulname: 'Realschule am Stadtgarten',
  language: 'de',
  mayChange: everything,
  confirmBy: 'password',
  deletionOn: null,
};
const answers = (profile: Profile) => ({
  'GET /api/v1/profile': profile,
  'GET /api/v1/profile/sessions': { sessions: [] },
  'GET /api/v1/profile/second-factor': { enabled: false, confirmBy: 'password', required: false, recoveryCodesLeft: 0 },
});
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the profile', () => {
  it('offers a teacher everything they may change', async () => {
    await openPortal('/profile', { user: aTeacher, answers: answers(aProfile) });
    await screen.findByText('Ihre Adresse ist a.sommer@schule.example.');
    expect(sections()).toEqual([
      'Angaben',
      'E-Mail-Adresse',
      'Passwort',
      'Sprache und Ansicht',
      'Zweiter Faktor',
      'Geräte',
      'Eigene Daten',
      'Konto löschen',
    ]);
  });

  it('offers no password where the operator does not let it be changed', async () => {
    const profile = { ...aProfile, mayChange: { ...everything, password: false } };
    await openPortal('/profile', { user: aTeacher, answers: answers(profile) });
    await screen.findByText('Angaben');
    expect(sections()).not.toContain('Passwort');
  });

  it('is short for a pupil with a code, and calls them du', async () => {
    const profile: Profile = {
      ...aProfile,
      login: '',
      email: '',
      vorname: '',
      name: '',
      role: 'S',
      mayChange: nothing,
    };
    await openPortal('/profile', { user: aPupil, answers: answers(profile) });
    await screen.findByText('Hier bist du angemeldet. Kennst du ein Gerät nicht, melde es ab.');
    expect(sections()).toEqual(['Angaben', 'Sprache und Aussehen', 'Geräte', 'Eigene Daten']);
  });

  it('says when the account will be deleted, and offers to keep it', async () => {
    const profile = { ...aProfile, deletionOn: '2026-11-29T10:00:00.000Z' };
    await openPortal('/profile', { user: aTeacher, answers: answers(profile) });
    await screen.findByText(/Ihr Konto wird am 29\. November 2026 gelöscht\./);
    expect(screen.getByRole('button', { name: 'Konto behalten' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Konto löschen' })).toBeNull();
  });
});

it('whoever comes in by single sign-on only deletes the account without a password, and signs in anew where that was a while ago', async () => {
  const profile: Profile = { ...aProfile, confirmBy: 'sign-in', mayChange: { ...everything, password: false } };
  const opened = await openPortal('/profile', { user: aTeacher, answers: answers(profile) });
  await userEvent.click(await screen.findByRole('button', { name: 'Konto löschen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Ihr Passwort')).toBeNull();
  const refusal = { type: '/problems/sign-in-again', title: '', status: 403 };
  const headers = { 'content-type': 'application/problem+json' };
  opened.fetchPath.mockImplementationOnce(async () => new Response(JSON.stringify(refusal), { status: 403, headers }));
  await userEvent.click(dialog.getByRole('button', { name: 'Konto in zwei Wochen löschen' }));
  const again = await dialog.findByRole('link', { name: 'Neu anmelden' });
  expect(again.getAttribute('href')).toBe('/api/v1/auth/oidc/start?again=1&redirect=%2Fprofile%23deletion');
  expect(dialog.queryByRole('button', { name: 'Konto in zwei Wochen löschen' })).toBeNull();
});

describe('an administrator whose duty a second factor is', () => {
  const refusal = { type: '/problems/second-factor-required', title: '', status: 403 };

  it('sees nothing but its set-up first', async () => {
    const opened = await openPortal('/imprint', { user: aDistrictAdmin });
    opened.fetchPath.mockImplementation(async (path: string) =>
      path === '/api/v1/profile/second-factor'
        ? new Response(
            JSON.stringify({ enabled: false, confirmBy: 'password', required: true, recoveryCodesLeft: 0 }),
            {
              headers: { 'content-type': 'application/json' },
            },
          )
        : new Response(JSON.stringify(refusal), {
            status: 403,
            headers: { 'content-type': 'application/problem+json' },
          }),
    );
    opened.portal.navigate('/profile');
    await screen.findByText(/Richten Sie zuerst einen zweiten Faktor ein\./);
    await screen.findByRole('button', { name: 'Zweiten Faktor einrichten' });
    expect(sections()).toEqual(['Zweiter Faktor']);
  });
});
