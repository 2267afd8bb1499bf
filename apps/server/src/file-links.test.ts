import { describe, expect, test } from 'vitest';
import { fileLinks } from './file-links';
import { deriveKeys } from './keys';

const film = '2f1c6a0e-7d1b-4c55-9a53-0f8f0b8d9f10';
const other = '7b0f3f5e-1111-4222-8333-944444444444';
const keys = deriveKeys('a secret that is only used by this test of links');

/** Links on a clock that can be moved. */
function linksAt(moment: string) {
  let now = new Date(moment);
  const links = fileLinks(keys, () => now);
  return {
    ...links,
    goTo: (later: string): void => {
      now = new Date(later);
    },
  };
}

const tokenOf = (href: string): string => new URL(href, 'http://x').searchParams.get('t') ?? '';

describe('a link', () => {
  test('says for thirty minutes what it is for and where its use counts', () => {
    const links = linksAt('2026-11-15T11:00:00Z');
    const given = links.begin({ schoolId: 'schule-ä', lastDay: null });
    const [show, save] = [tokenOf(given.show(film)), tokenOf(given.save(film))];
    expect(links.read(film, show)).toMatchObject({ purpose: 'show', schoolId: 'schule-ä' });
    expect(links.read(film, save)).toMatchObject({ purpose: 'save' });
    expect(links.read(film, show)?.opening).toBe(links.read(film, save)?.opening);

    links.goTo('2026-11-15T11:29:59Z');
    expect(links.read(film, show)).toBeDefined();
    links.goTo('2026-11-15T11:30:00Z');
    expect(links.read(film, show)).toBeUndefined();
  });

  test.each([
    ['winter', '2026-11-30', '2026-11-30T22:50:00Z', '2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z'],
    ['summer', '2026-07-31', '2026-07-31T21:50:00Z', '2026-07-31T21:59:59Z', '2026-07-31T22:00:00Z'],
  ])('ends with the last day of the licence in Germany, in %s', (_, lastDay, given, before, midnight) => {
    const links = linksAt(given);
    const token = tokenOf(links.begin({ schoolId: 'a', lastDay }).show(film));
    links.goTo(before);
    expect(links.read(film, token)).toBeDefined();
    links.goTo(midnight);
    expect(links.read(film, token)).toBeUndefined();
  });

  test('to a frame carries its signature in the path', () => {
    const links = linksAt('2026-11-15T11:00:00Z');
    const href = links.begin({ schoolId: undefined, lastDay: null }).run(film);
    const [, id, token] = /^\/h5p\/([^.]+)\.([^/]+)\/frame\.html$/.exec(href) ?? [];
    expect(id).toBe(film);
    expect(links.read(film, token ?? '')).toMatchObject({ purpose: 'run', schoolId: undefined });
  });
});

describe('a forged link', () => {
  const links = linksAt('2026-11-15T11:00:00Z');
  const token = tokenOf(links.begin({ schoolId: 'a', lastDay: null }).show(film));
  const [time = '', purpose = '', opening = '', school = '', signature = ''] = token.split('.');
  const later = (Number.parseInt(time, 36) + 60_000).toString(36);

  test.each([
    ['of another file', other, token],
    ['with a later end', film, [later, purpose, opening, school, signature].join('.')],
    ['for another purpose', film, [time, 'd', opening, school, signature].join('.')],
    ['of another school', film, [time, purpose, opening, 'Yg', signature].join('.')],
    ['with something behind it', film, `${token}.x`],
    ['without a signature', film, [time, purpose, opening, school, ''].join('.')],
    ['that is empty', film, ''],
    [
      'signed with another key',
      film,
      tokenOf(
        fileLinks(deriveKeys('quite another secret, of another portal'), () => new Date('2026-11-15T11:00:00Z'))
          .begin({ schoolId: 'a', lastDay: null })
          .show(film),
      ),
    ],
  ])('%s is worth nothing', (_, file, forged) => {
    expect(links.read(file, forged)).toBeUndefined();
  });
});
