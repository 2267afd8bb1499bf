import { describe, expect, it } from 'vitest';
import { baseTexts } from './base-texts';
import { createTexts } from './create-texts';

const german = { shell: { name: 'Mediathek' }, media: { minutes: '{{count}} min' } };

describe('createTexts', () => {
  it('is ready at once, without waiting for anything', () => {
    expect(createTexts('de', baseTexts.de).t('shell.name')).toBe('Mediathek');
  });

  it('takes one or many by the rules of the language', () => {
    const { t } = createTexts('de', baseTexts.de);
    expect(t('media.badge.few', { count: 1 })).toBe('Noch 1 Platz');
    expect(t('media.badge.few', { count: 0 })).toBe('Noch 0 Plätze');
    expect(t('media.badge.few', { count: 5 })).toBe('Noch 5 Plätze');
  });

  it('addresses pupils in their own voice, and everybody else as usual', () => {
    const { t } = createTexts('de', baseTexts.de);
    expect(t('shell.messages.signedOut', { context: 'pupil' })).toBe('Du bist abgemeldet.');
    expect(t('shell.messages.signedOut')).toBe('Sie sind abgemeldet.');
  });

  it('does not escape what React escapes anyway', () => {
    expect(createTexts('de', baseTexts.de).t('shell.toHomepage', { name: 'A & B' })).toBe('A & B, zur Startseite');
  });

  it('keeps two languages apart that are made side by side', () => {
    const texts = [createTexts('de', baseTexts.de), createTexts('en', baseTexts.en)];
    expect(texts.map(({ t }) => t('shell.navigation.signIn'))).toEqual(['Anmelden', 'Sign in']);
  });

  it('shows the key where a language has no text at all, so that the gap can be found', () => {
    expect(createTexts('de', german).t('shell.navigation.signIn')).toBe('shell.navigation.signIn');
  });
});

describe('a text that is shown as it stands', () => {
  const tree = {
    plain: 'Medien',
    plain_pupil: 'Deine Medien',
    filled: '{{count}} Medien für {{name}}',
    filled_pupil: 'Für dich: {{name}}',
    named: '$t(plain) der Schule',
    group: { inner: 'innen' },
  };
  const t = createTexts('de', tree).t as unknown as (key: string, options?: object) => string;

  it('is never mixed with the one for pupils', () => {
    expect([t('plain'), t('plain', { context: 'pupil' }), t('plain', { context: 'adult' })]).toEqual([
      'Medien',
      'Deine Medien',
      'Medien',
    ]);
  });

  it('is told from one that something is put into, in every voice', () => {
    expect(t('filled', { count: 2, name: '6a' })).toBe('2 Medien für 6a');
    expect(t('filled', { context: 'pupil', name: '6a' })).toBe('Für dich: 6a');
    expect(t('named')).toBe('Medien der Schule');
  });

  it('is no group of texts', () => {
    expect(t('group.inner')).toBe('innen');
    expect(t('group')).not.toBe('innen');
    expect(t('plain.length')).toBe('plain.length');
  });
});
