import terms from './subject-terms.json';

const termsByCode = new Map<string, readonly string[]>(Object.entries(terms));

/** The words by which people look for a subject, its own name among them; good synonyms for search and suggestions. */
export function subjectSearchTerms(code: string): readonly string[] {
  return termsByCode.get(code) ?? [];
}
