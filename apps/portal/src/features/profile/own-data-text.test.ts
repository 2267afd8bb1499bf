import { createTexts } from '@mediathek/i18n';
import { baseTexts } from '@mediathek/i18n/base-texts';
import { describe, expect, it } from 'vitest';
import { ownDataText } from './own-data-text';

const german = { t: createTexts('de', baseTexts.de).t, lang: 'de' };
const data = {
  exportedAt: '2026-11-15T08:00:00.000Z',
  sections: {
    account: [{ login: 'teacher', district_admin: false, created_at: '2026-08-01T10:00:00.000Z', borrower_code: null }],
    bookmarks: [],
    novelty: [{ strange_field: 7 }, { strange_field: 8 }],
  },
};

describe('one’s own data for reading', () => {
  const text = ownDataText(data, german);

  it('say when they were put together', () => {
    expect(text.split('\n')[0]).toBe('Gespeicherte Daten, Stand 15. November 2026');
  });

  it('have words for sections and fields, dates and yes or no', () => {
    expect(text).toContain('Konto\n=====\nBenutzername: teacher\nKreisverwaltung: nein\nAngelegt: 1. August 2026');
    expect(text).toContain('Entleihercode: –');
  });

  it('say where nothing is stored', () => {
    expect(text).toContain('Merkzeichen\n===========\nnichts');
  });

  it('leave nothing out that has no word yet', () => {
    expect(text).toContain('novelty\n=======\nstrange_field: 7\n\nstrange_field: 8');
  });
});
