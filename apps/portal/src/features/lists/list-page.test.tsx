import type { ClassSummary, ListDetail } from '@mediathek/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

const user = userEvent.setup({ delay: null });
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

const id = '0b7e1d2c-6a55-4a0f-9d0a-7f3f2b6f1c11';
const classId = '0b7e1d2c-6a55-4a0f-9d0a-7f3f2b6f1c12';
const list: ListDetail = {
  ...{ id, title: 'Vulkane', description: '', covers: [], itemCount: 0, visibility: 'shared', mayEdit: true },
  ...{ owner: { id, name: 'Anna Sommer' }, origin: 'own', updatedAt: '2026-11-15T10:00:00.000Z', version: 1 },
  ...{ coverOf: null, items: [], leaveAs: null, sharedWith: [], sharedWithClasses: [], invitations: [], feed: null },
  rights: { edit: true, share: true, remove: true, exportCartridge: false },
};
const group: ClassSummary = {
  ...{ id: classId, name: '7b', grade: 7, subject: '', schoolYear: 2026, isArchived: false, isOwn: true },
  ...{ pupilCount: 20, teachers: [], shareCount: 0 },
};

const openList = () =>
  openPortal(`/medialists/${id}`, {
    user: aTeacher,
    answers: {
      [`GET /api/v1/lists/${id}`]: list,
      [`GET /api/v1/lists/${id}/version`]: { version: 1 },
      'GET /api/v1/classes': { items: [group], mayCreate: true },
      [`GET /api/v1/classes/${classId}/share-check?listId=${id}`]: { warnings: ['grade'], licenceEndsOn: null },
      [`POST /api/v1/classes/${classId}/shares`]: { id: classId },
    },
  });

it('a list is shared with a class, after a word about what speaks against it', async () => {
  const { fetchPath } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Mit Klasse teilen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '„Vulkane“ mit einer Klasse teilen' }));
  await dialog.findByText('Mindestens ein Medium der Liste ist für eine andere Klassenstufe gemacht.');
  await user.click(dialog.getByRole('button', { name: 'Teilen' }));
  await screen.findByText('„Vulkane“ steht jetzt auf der Pinnwand von 7b.');
  const sent = fetchPath.mock.calls.find(([path]) => path === `/api/v1/classes/${classId}/shares`);
  expect(JSON.parse(String(sent?.[1]?.body))).toMatchObject({ listId: id, until: null });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an invitation to a list can let guests look', async () => {
  await openList();
  await user.click(await screen.findByRole('button', { name: 'Einladung erstellen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zu dieser Liste einladen' }));
  expect(dialog.getByRole('checkbox', { name: /Auch ohne Anmeldung ansehen lassen/ })).toHaveProperty('checked', false);
});
