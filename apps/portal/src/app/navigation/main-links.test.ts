import { type CurrentUser, defaultFrontendConfig } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import {
  aDistrictAdmin,
  aMediaCentre,
  aPupil,
  aSchoolAdmin,
  aSchoolAdminInSimpleView,
  aTeacher,
} from '../../../test/people';
import { mainLinks } from './main-links';

const textsFor = (user: CurrentUser, config = aMediaCentre) => mainLinks({ user, config }).map(({ text }) => text);

describe('the main links', () => {
  it.each([
    { who: 'a guest', user: false as const, links: ['search', 'catalogue', 'loans', 'news'] },
    { who: 'a pupil', user: aPupil, links: ['search', 'classes', 'library'] },
    { who: 'a teacher', user: aTeacher, links: ['search', 'lists', 'classes', 'library', 'loans'] },
    {
      who: 'a school administrator',
      user: aSchoolAdmin,
      links: ['search', 'lists', 'classes', 'library', 'loans', 'school'],
    },
    {
      who: 'the same in the simple view',
      user: aSchoolAdminInSimpleView,
      links: ['search', 'lists', 'library', 'loans'],
    },
    {
      who: 'a district administrator',
      user: aDistrictAdmin,
      links: ['search', 'lists', 'classes', 'library', 'loans'],
    },
  ])('of $who are $links', ({ user, links }) => {
    expect(textsFor(user)).toEqual(links);
  });

  it('leave out what the deployment does not have', () => {
    const small = { ...aMediaCentre, Katalog: false, GeraeteVerleih: false, SearchNotLoggedIn: false };
    expect(textsFor(false, small)).toEqual(['news']);
    expect(textsFor(aTeacher, { ...small, DisableSearch: true })).toEqual(['lists', 'classes', 'library']);
  });

  it('are none for a guest of a standalone deployment, who has to sign in first', () => {
    expect(textsFor(false, defaultFrontendConfig)).toEqual([]);
  });
});
