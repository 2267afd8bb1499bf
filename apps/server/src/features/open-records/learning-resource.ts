import type { MediaForm } from '@mediathek/domain';
import type { DescribedRecord } from './described-record';

const schemaTypes: Partial<Record<MediaForm, string>> = {
  film: 'VideoObject',
  audio: 'AudioObject',
  image: 'ImageObject',
  book: 'Book',
  app: 'WebApplication',
  document: 'DigitalDocument',
  package: 'Collection',
};

/** Terms that are known by an address are told by it. */
function licenceAddress(licence: string): string | undefined {
  const [, terms, version] = /^CC[ -](BY(?:-(?:SA|ND|NC|NC-SA|NC-ND))?)[ -](\d\.\d)$/i.exec(licence) ?? [];
  if (terms) return `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`;
  return /^CC0/i.test(licence) ? 'https://creativecommons.org/publicdomain/zero/1.0/' : undefined;
}

/** An open medium in the words of schema.org and its vocabulary for learning (LRMI), as search engines read them. */
export function learningResource(record: DescribedRecord): Record<string, unknown> {
  const type = schemaTypes[record.form];
  const topics = record.subjects.flatMap((path) => path.slice(-1).map(({ label }) => label));
  return {
    '@context': 'https://schema.org',
    '@type': type ? ['LearningResource', type] : 'LearningResource',
    '@id': record.page,
    url: record.page,
    name: record.title,
    ...(record.description ? { description: record.description.slice(0, 5000) } : {}),
    ...(record.languages.length > 0 ? { inLanguage: record.languages } : {}),
    ...(record.keywords.length > 0 ? { keywords: record.keywords } : {}),
    ...(topics.length > 0 ? { about: topics.map((name) => ({ '@type': 'Thing', name })) } : {}),
    ...(record.kind ? { learningResourceType: record.kind } : {}),
    ...(record.grades.length > 0
      ? {
          educationalLevel: record.grades.map(({ from, to }) =>
            from === to ? `Klasse ${from}` : `Klasse ${from}-${to}`,
          ),
          typicalAgeRange: record.grades.map(({ from, to }) => `${from + 5}-${to + 6}`),
        }
      : {}),
    ...(record.publisher ? { publisher: { '@type': 'Organization', name: record.publisher } } : {}),
    ...(record.licence ? { license: licenceAddress(record.licence) ?? record.licence } : {}),
    ...(record.minutes ? { timeRequired: `PT${record.minutes}M` } : {}),
    thumbnailUrl: record.cover,
    isAccessibleForFree: true,
    datePublished: record.addedOn,
    dateModified: record.changedAt.toISOString().slice(0, 10),
  };
}
