import type { ClassDetail, InvitationSummary } from '@mediathek/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

const user = userEvent.setup({ delay: null });
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

const id = '0b7e1d2c-6a55-4a0f-9d0a-7f3f2b6f1c01';
const group: ClassDetail = {
  ...{ id, name: '7b', grade: 7, subject: '', schoolYear: 2026, isArchived: false, isOwn: true },
  ...{ pupilCount: 0, teachers: [{ id, name: 'Anna Sommer' }], shareCount: 0, conferenceUrl: '', mayConfer: false },
  ...{ board: [], pupils: [] },
  rights: { edit: true, share: true, codes: true, archive: true, carryOver: false },
};
const invitation: InvitationSummary = {
  ...{ id: '0b7e1d2c-6a55-4a0f-9d0a-7f3f2b6f1c02', kind: 'class', address: 'https://portal.example/invitation/1' },
  ...{ guestsMayFollow: false, expiresAt: null, most: 25, accepted: 3, state: 'open' },
};

const openClass = (changes: Partial<ClassDetail['rights']> = {}, invitations: InvitationSummary[] = []) =>
  openPortal(`/class/${id}`, {
    user: aTeacher,
    answers: {
      [`GET /api/v1/classes/${id}`]: { ...group, rights: { ...group.rights, ...changes } },
      [`GET /api/v1/invitations?classId=${id}`]: { items: invitations },
      'POST /api/v1/invitations': invitation,
      [`DELETE /api/v1/invitations/${invitation.id}`]: undefined,
    },
  });

const section = async () => within(await screen.findByRole('region', { name: 'Mit Link und QR-Code einladen' }));

it('a teacher of the class invites to it and gets a link and a QR code, without guests', async () => {
  const { fetchPath } = await openClass();
  await user.click((await section()).getByRole('button', { name: 'Einladung erstellen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'In diese Klasse einladen' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.type(dialog.getByRole('spinbutton'), '25');
  await user.click(dialog.getByRole('button', { name: 'Einladung erstellen' }));
  expect(await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).toHaveProperty(
    'value',
    invitation.address,
  );
  const sent = fetchPath.mock.calls.find(([path, init]) => path === '/api/v1/invitations' && init?.method === 'POST');
  expect(JSON.parse(String(sent?.[1]?.body))).toMatchObject({ classId: id, most: 25, guestsMayFollow: false });
});

it('shows how often an invitation was accepted, and takes it back', async () => {
  const { fetchPath } = await openClass({}, [invitation]);
  const invitations = await section();
  await invitations.findByText('Offen · 3 von 25 angenommen');
  await user.click(invitations.getByRole('button', { name: 'Zurückziehen' }));
  const path = `/api/v1/invitations/${invitation.id}`;
  await waitFor(() => expect(fetchPath).toHaveBeenCalledWith(path, expect.objectContaining({ method: 'DELETE' })));
});

it('does not invite who only administers the school of the class', async () => {
  const { fetchPath } = await openClass({ codes: false });
  await screen.findByRole('heading', { level: 1, name: '7b' });
  expect(screen.queryByRole('region', { name: 'Mit Link und QR-Code einladen' })).toBeNull();
  expect(fetchPath.mock.calls.filter(([path]) => path.includes('/invitations'))).toEqual([]);
});
