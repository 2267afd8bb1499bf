import { describe, expect, it } from 'vitest';
import { parseTargetGroup } from '../target-groups';
import { labelIn, plainLabel } from './labels';
import { findLanguage, languageLabel, languages } from './languages';
import { findMediaType, mediaFormOf, mediaTypeLabel, mediaTypes } from './media-types';
import { findTargetGroup, targetGroups } from './target-group-list';

const everyCode = { mediaTypes, targetGroups, languages };

describe.each(Object.entries(everyCode))('%s', (_name, list) => {
  it('holds every code once and names it in both languages', () => {
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(list.filter(({ labels }) => labels.de.trim() === '' || labels.en.trim() === '')).toEqual([]);
  });
});

describe('labels', () => {
  it('are German for readers of German and English for everyone else', () => {
    const labels = { de: 'Bild', en: 'Image' };
    expect(['de', 'de-AT', 'en', 'fr', 'den'].map((locale) => labelIn(labels, locale))).toEqual([
      'Bild',
      'Bild',
      'Image',
      'Image',
      'Image',
    ]);
  });

  it('can do without soft hyphens', () => {
    expect(plainLabel('Lexikon\u00ADeintrag')).toBe('Lexikoneintrag');
  });
});

describe('media types', () => {
  it('are the 20 known ones, among them all of the specification', () => {
    expect(mediaTypes).toHaveLength(20);
    const named = ['19', '29', '49', '55', '58', '69', '79', '46', '50', '89', 'LEX', 'UC_H5P', 'UC_CLIP'];
    expect(named.filter((code) => !findMediaType(code))).toEqual([]);
  });

  it.each([
    ['49', 'media', true, 'film'],
    ['69', 'apps', true, 'app'],
    ['89', 'device', false, 'device'],
    ['46', 'media', false, 'dvd'],
    ['50', 'media', false, 'package'],
    ['55', 'media', true, 'package'],
    ['LEX', 'media', true, 'book'],
  ])('sort %s under %s', (code, category, isOnline, form) => {
    expect(findMediaType(code)).toMatchObject({ category, isOnline, form });
  });

  it('show an unknown code as it is, and call it nothing that it may not be', () => {
    expect(mediaTypeLabel('77', 'de')).toBe('77');
    expect(mediaFormOf('77')).toBe('other');
    expect(mediaTypeLabel('49', 'en')).toBe('Online film');
  });
});

describe('target groups', () => {
  it('are the seven of the specification and the three stages of general schools', () => {
    expect(targetGroups.filter(({ parent }) => !parent).map(({ code }) => code)).toEqual([
      ...['E', 'A', 'BB', 'SO', 'J', 'Q', 'T'],
    ]);
    expect(targetGroups.filter(({ parent }) => parent === 'A')).toHaveLength(3);
  });

  it('say the same school years in code and list', () => {
    for (const { code, years, parent } of targetGroups) {
      const read = parseTargetGroup(code);
      expect(read?.code, code).toBe(parent ?? code);
      if (parent) expect([read?.from, read?.to], code).toEqual(years);
    }
    expect(findTargetGroup('A')?.years).toEqual([1, 13]);
    expect(findTargetGroup('X')).toBeUndefined();
  });
});

describe('languages', () => {
  it('are 183 with two letters and four special ones', () => {
    expect(languages.filter(({ isSpecial }) => !isSpecial)).toHaveLength(183);
    expect(languages.filter(({ code, isSpecial }) => !isSpecial && !/^[a-z]{2}$/.test(code))).toEqual([]);
    expect(languages.filter(({ isSpecial }) => isSpecial).map(({ code }) => code)).toEqual([
      ...['omu', 'zxx', 'de-leicht', 'de-einfach'],
    ]);
  });

  it.each([
    ['de', 'Deutsch', 'German'],
    ['en', 'Englisch', 'English'],
    ['tr', 'Türkisch', 'Turkish'],
    ['omu', 'Original mit Untertiteln', 'Original with subtitles'],
    ['zxx', 'Ohne Sprache', 'No language'],
    ['xx', 'xx', 'xx'],
  ])('name %s', (code, de, en) => {
    expect([languageLabel(code, 'de'), languageLabel(code, 'en')]).toEqual([de, en]);
  });

  it('do not take a word of the program for a language', () => {
    expect(findLanguage('constructor')).toBeUndefined();
  });
});
