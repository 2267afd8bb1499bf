import type { AuditEntry } from '@mediathek/contract';
import { auditActions } from '@mediathek/domain';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSchoolAdmin } from '../../../test/people';
import { openPortal } from '../../../test/render-portal';

vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => sessionStorage.clear());

const entry = (action: AuditEntry['action'], id: string): AuditEntry => ({
  ...{ id, action, at: '2026-11-15T11:00:00.000Z', fields: [], count: null, isBySignOn: false },
  actor: { name: 'Amira Sander', isOneself: false },
  subject: { kind: 'person', id: '00000000-0000-4000-8000-000000000001', name: '' },
});

describe('what was administered', () => {
  it('tells of codes and pupils who did it, and names no pupil', async () => {
    const actions = ['pupil-removed', 'access-code-renewed', 'access-code-revoked'] as const;
    const entries = actions.map((action, place) => entry(action, String(place)));
    await openPortal('/admin/people?view=history', {
      user: aSchoolAdmin,
      answers: { 'GET /api/v1/admin/audit?offset=0&limit=25': { total: 3, offset: 0, entries } },
    });
    await screen.findByText('Schülerin oder Schüler aus einer Klasse genommen');
    screen.getByText('Zugangscode in einer Klasse erneuert');
    screen.getByText('Zugangscode in einer Klasse gesperrt');
    expect(screen.getAllByText('15. November 2026, 12:00')).toHaveLength(3);
    expect(screen.getAllByText('Amira Sander')).toHaveLength(3);
    expect(screen.queryByText(/gelöschter Eintrag/)).toBeNull();
  });

  it('says where nobody did it but the sign-in at the school', async () => {
    const entries = [{ ...entry('person-left-school', '1'), actor: null, isBySignOn: true }];
    await openPortal('/admin/people?view=history', {
      user: aSchoolAdmin,
      answers: { 'GET /api/v1/admin/audit?offset=0&limit=25': { total: 1, offset: 0, entries } },
    });
    await screen.findByText('durch die Anmeldung mit dem Schulkonto');
  });

  it.each(['de', 'en'] as const)('has words for every act in %s', (language) => {
    expect(Object.keys(baseTexts[language].office.actions).sort()).toEqual([...auditActions].sort());
  });
});
