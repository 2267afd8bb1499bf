import { baseTexts } from '@mediathek/i18n/base-texts';
import { expect, test } from 'vitest';
import type { Composed } from '../../adapters/mail/post';
import { renderMail } from './render-mail';

const surroundings = (language: 'de' | 'en') => ({
  texts: baseTexts[language],
  publicUrl: 'https://medien.example',
  colours: { button: '#0061c0', onButton: '#ffffff' },
});
const refused: Composed = {
  to: 'a@b.example',
  name: 'Ada <b>Lovelace</b>',
  language: 'de',
  template: 'registrationRefused',
  values: { school: 'Realschule "Nord"', reason: 'Diese Schule gehört zu <Seetal> & nicht zu uns.' },
  path: '/contact',
};

test('says the same as plain text and as HTML, in German and English', () => {
  for (const language of ['de', 'en'] as const) {
    const { subject, text, html } = renderMail({ ...refused, language }, surroundings(language));
    expect(subject).toBe(`Mediathek: ${baseTexts[language].mails.registrationRefused.subject}`);
    for (const form of [text, html]) {
      expect(form).toContain('https://medien.example/contact');
      expect(form).toContain(baseTexts[language].mails.registrationRefused.note);
    }
    expect(html).toContain(`<html lang="${language}">`);
  }
});

test('never lets a value become markup', () => {
  const { html, text } = renderMail(refused, surroundings('de'));
  expect(html).toContain('Ada &lt;b&gt;Lovelace&lt;/b&gt;');
  expect(html).toContain('zu &lt;Seetal&gt; &amp; nicht');
  expect(html).not.toMatch(/<b>|<Seetal>/);
  expect(text).toContain('Ada <b>Lovelace</b>');
});

test('greets whoever has no name without one', () => {
  const { text } = renderMail({ ...refused, name: '' }, surroundings('de'));
  expect(text.startsWith('Guten Tag,\n')).toBe(true);
});
