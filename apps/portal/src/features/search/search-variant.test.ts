import { expect, it } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../test/people';
import { searchVariant } from './search-variant';

const extern = { ...aMediaCentre, ExternSearch: true };
const publisher = { ...aMediaCentre, Type: 'hueber', ExternSearch: true } as const;

it.each([
  ['a teacher', 'search', aMediaCentre, aTeacher, 'filters subject bookmark download'],
  ['a teacher with external search', 'search', extern, aTeacher, 'filters subject sources bookmark download'],
  ['a pupil with external search', 'search', extern, aPupil, 'filters subject sources bookmark download'],
  ['a teacher in the catalogue', 'csearch', extern, aTeacher, 'filters subject download'],
  ['a teacher who asks in their own words', 'ai-search', extern, aTeacher, 'filters subject bookmark download'],
  ['a guest', 'search', extern, false, 'filters subject download'],
  ['the publisher’s teacher', 'search', publisher, aTeacher, 'sources bookmark'],
  ['the publisher’s catalogue', 'csearch', publisher, aTeacher, 'filters'],
  ['whoever has no configuration', 'search', false, aTeacher, 'filters subject bookmark download'],
] as const)('shows %s the right parts', (_, name, config, user, expected) => {
  const variant = searchVariant(name, { config, user });
  const shown = [
    variant.hasFilters && 'filters',
    variant.hasFilters && variant.hasSubjectFilter && 'subject',
    variant.hasSources && 'sources',
    variant.mayBookmark && 'bookmark',
    variant.mayDownload && 'download',
  ];
  expect(shown.filter(Boolean).join(' ')).toBe(expected);
});
