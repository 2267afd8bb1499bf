import { describe, expect, it } from 'vitest';
import { aDistrictAdmin, aMediaCentre, aSchoolAdmin, aSchoolAdminInSimpleView, aTeacher } from '../../../test/people';
import { shortcutsFor } from './shortcuts';

const pagesFor = (user: typeof aTeacher, config = aMediaCentre) =>
  shortcutsFor({ user, config }).map(({ page }) => page);

describe('the shortcuts on a desk', () => {
  it('lead a teacher to classes, lists, library, loans and the codes of the school', () => {
    expect(pagesFor(aTeacher)).toEqual(['classes', 'medialists', 'library', 'tech-rental', 'school']);
  });

  it('lead a school’s administrator to its registrations as well', () => {
    expect(pagesFor(aSchoolAdmin)).toEqual([
      ...['classes', 'medialists', 'library', 'tech-rental', 'school'],
      'admin-registrations',
    ]);
  });

  it('leave out what belongs to the advanced view in the simple one', () => {
    expect(pagesFor(aSchoolAdminInSimpleView)).toEqual(['medialists', 'library', 'tech-rental', 'admin-registrations']);
  });

  it('lead a district’s administrator to registrations and appearance', () => {
    expect(pagesFor(aDistrictAdmin)).toEqual([
      ...['classes', 'medialists', 'library', 'tech-rental', 'school'],
      ...['admin-registrations', 'theme'],
    ]);
  });

  it('leave out loans where nothing is lent', () => {
    expect(pagesFor(aTeacher, { ...aMediaCentre, GeraeteVerleih: false })).toEqual([
      'classes',
      'medialists',
      'library',
      'school',
    ]);
  });
});
