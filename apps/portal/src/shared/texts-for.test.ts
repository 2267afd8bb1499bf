import { baseTexts } from '@mediathek/i18n/base-texts';
import { describe, expect, it } from 'vitest';
import { textsFor } from './texts-for';

const withCustom = (custom: object) => ({ default: baseTexts.de, custom: custom as never });
const name = (custom: object) => textsFor('de', withCustom(custom)).t('shell.name');

describe('a customer’s own texts', () => {
  it('replace the portal’s, and leave all others', () => {
    const { t } = textsFor('de', withCustom({ shell: { name: 'Medienzentrum Hohenfeld' } }));
    expect(t('shell.name')).toBe('Medienzentrum Hohenfeld');
    expect(t('shell.navigation.signIn')).toBe('Anmelden');
  });

  it.each([{}, { shell: 'a text' }, { shell: { name: { a: 'b' } } }, { shell: { name: 7 } }, { shell: null }])(
    'give way to the portal’s where they are missing or broken: %j',
    (custom) => {
      expect(name(custom)).toBe('Mediathek');
    },
  );
});

it('makes the texts of one answer only once', () => {
  const parts = withCustom({});
  expect(textsFor('de', parts)).toBe(textsFor('de', parts));
});
