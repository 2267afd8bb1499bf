import type { Labels } from './labels';

export interface ListedTargetGroup {
  readonly code: string;
  readonly labels: Labels;
  /** The school years of general schools that it stands for. */
  readonly years?: readonly [from: number, to: number];
  readonly parent?: string;
}

/** Whom media are made for, with the three stages of general schools. */
export const targetGroups: readonly ListedTargetGroup[] = [
  { code: 'E', labels: { de: 'Elementar\u00ADbereich, Vorschule', en: 'Elementary and pre-school' } },
  { code: 'A', labels: { de: 'Allgemein\u00ADbildende Schule', en: 'General school' }, years: [1, 13] },
  { code: 'A(1-4)', labels: { de: 'Primarstufe', en: 'Primary level' }, years: [1, 4], parent: 'A' },
  { code: 'A(5-10)', labels: { de: 'Sekundarstufe I', en: 'Lower secondary level' }, years: [5, 10], parent: 'A' },
  { code: 'A(11-13)', labels: { de: 'Sekundarstufe II', en: 'Upper secondary level' }, years: [11, 13], parent: 'A' },
  { code: 'BB', labels: { de: 'Berufliche Bildung', en: 'Vocational school' } },
  { code: 'SO', labels: { de: 'Sonder\u00ADpädagogische Förderung', en: 'Special needs' } },
  { code: 'J', labels: { de: 'Kinder- und Jugend\u00ADbildung', en: 'Child and youth education' } },
  { code: 'Q', labels: { de: 'Erwachsenen\u00ADbildung', en: 'Adult education' } },
  { code: 'T', labels: { de: 'Lehrer\u00ADbildung', en: 'Teacher training' } },
];

const byCode = new Map(targetGroups.map((group) => [group.code, group]));

/** A target group of the list; other ranges of school years, such as A(7), are not on it. */
export function findTargetGroup(code: string): ListedTargetGroup | undefined {
  return byCode.get(code);
}
