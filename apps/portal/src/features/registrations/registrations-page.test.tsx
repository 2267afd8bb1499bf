import type { Registration } from '@mediathek/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDistrictAdmin, aSchoolAdmin, aSchoolAdminInSimpleView, aTeacher } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => sessionStorage.clear());

const id = '00000000-0000-4000-8000-000000000001';
const application: Registration = {
  id,
  email: 'ida@schule.example',
  vorname: 'Ida',
  name: 'Neuhaus',
  schoolNumber: '04117832',
  schoolName: '',
  message: '',
  school: { id: 'realschule', name: 'Realschule am Stadtgarten', schoolNumber: '04117832' },
  createdAt: '2026-11-15T11:00:00.000Z',
  state: 'open',
  reason: '',
  decidedAt: null,
};
const answers = {
  'GET /api/v1/admin/registrations?state=open': { registrations: [application] },
  [`POST /api/v1/admin/registrations/${id}/approve`]: undefined,
};

describe('the registrations', () => {
  it.each([
    ['a school’s administrator', aSchoolAdmin],
    ['a school’s administrator in the simple view', aSchoolAdminInSimpleView],
    ['a district’s administrator', aDistrictAdmin],
  ])('can be decided by %s, for the school that they name', async (_, user) => {
    const { fetchPath } = await openPortal('/admin/registrations', { user, answers });
    await screen.findByText('Realschule am Stadtgarten (04117832)');
    await screen.findByRole('button', { name: 'Ablehnen: Ida Neuhaus' });
    await userEvent.click(screen.getByRole('button', { name: 'Freischalten: Ida Neuhaus' }));
    await waitFor(() =>
      expect(fetchPath).toHaveBeenCalledWith(
        `/api/v1/admin/registrations/${id}/approve`,
        expect.objectContaining({ method: 'POST', body: '{}' }),
      ),
    );
  });

  it('stay closed to a teacher', async () => {
    const { fetchPath } = await openPortal('/admin/registrations', { user: aTeacher, answers });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Realschule am Stadtgarten (04117832)')).toBeNull();
    expect(fetchPath.mock.calls.some(([path]) => path.startsWith('/api/v1/admin'))).toBe(false);
  });
});
