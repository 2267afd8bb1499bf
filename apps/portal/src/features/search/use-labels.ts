import { findTargetGroup, findTopSubject, labelIn, mediaTypeLabel, parseTargetGroup } from '@mediathek/domain';
import { useMemo } from 'react';
import { useTexts } from '../../shared/use-texts';
import { languageList, subjectList, useNames } from './code-lists';

/** The names of everything that can be chosen in a filter. */
export interface FilterLabels {
  subject(code: string): string;
  language(code: string): string;
  type(code: string): string;
  audience(value: string): string;
}

/** Names of the lower subjects are fetched only where they are needed; until then codes stand in for them. */
export function useLabels(needsSubjects: boolean): FilterLabels {
  const { t, lang } = useTexts();
  const languageName = useNames(languageList);
  const subjectName = useNames(subjectList, needsSubjects);

  return useMemo(() => {
    function audience(value: string): string {
      const { code, from, to } = parseTargetGroup(value) ?? { code: value };
      const listed = findTargetGroup(code);
      const name = listed ? labelIn(listed.labels, lang) : code;
      if (from === undefined || to === undefined) return name;
      if (code !== 'A') return `${name} ${from}–${to}`;
      return from === to
        ? t('search.filters.audience.grade', { grade: from })
        : t('search.filters.audience.grades', { from, to });
    }
    function subject(code: string): string {
      const top = code.length === 3 ? findTopSubject(code) : undefined;
      return top ? labelIn(top.labels, lang) : (subjectName?.(code, lang) ?? code);
    }
    return {
      subject,
      audience,
      language: (code) => languageName?.(code, lang) ?? code,
      type: (code) => mediaTypeLabel(code, lang),
    };
  }, [t, lang, languageName, subjectName]);
}
