import type { Labels } from './labels';

export interface TopSubject {
  readonly code: string;
  readonly labels: Labels;
  /** Given up by the standard; old records still carry it, but nobody is offered it. */
  readonly isLegacy?: true;
}

/** The top level of the subject tree, as on the homepage's shelf. */
export const topSubjects: readonly TopSubject[] = [
  { code: '020', labels: { de: 'Arbeitslehre', en: 'Work studies' } },
  { code: '040', labels: { de: 'Berufliche Bildung', en: 'Vocational education' } },
  { code: '060', labels: { de: 'Bildende Kunst', en: 'Art' } },
  { code: '080', labels: { de: 'Biologie', en: 'Biology' } },
  { code: '100', labels: { de: 'Chemie', en: 'Chemistry' } },
  { code: '120', labels: { de: 'Deutsch', en: 'German' } },
  { code: '140', labels: { de: 'Elementar\u00ADbereich, Vorschul\u00ADerziehung', en: 'Early childhood' } },
  { code: '160', labels: { de: 'Ethik', en: 'Ethics' } },
  { code: '180', labels: { de: 'Freizeit', en: 'Leisure' } },
  { code: '200', labels: { de: 'Fremd\u00ADsprachen', en: 'Foreign languages' } },
  { code: '220', labels: { de: 'Geographie', en: 'Geography' } },
  { code: '240', labels: { de: 'Geschichte', en: 'History' } },
  { code: '260', labels: { de: 'Gesundheit', en: 'Health' } },
  { code: '280', labels: { de: 'Grundschule', en: 'Primary school' } },
  { code: '300', labels: { de: 'Heimatraum, Region', en: 'Home region' }, isLegacy: true },
  { code: '320', labels: { de: 'Informations\u00ADtechnische Bildung', en: 'IT education' } },
  { code: '340', labels: { de: 'Interkulturelle Bildung', en: 'Intercultural education' } },
  { code: '360', labels: { de: 'Kinder- und Jugend\u00ADbildung', en: 'Child and youth education' } },
  { code: '380', labels: { de: 'Mathematik', en: 'Mathematics' } },
  { code: '400', labels: { de: 'Medien\u00ADpädagogik', en: 'Media education' } },
  { code: '420', labels: { de: 'Musik', en: 'Music' } },
  { code: '440', labels: { de: 'Pädagogik', en: 'Pedagogy' } },
  { code: '450', labels: { de: 'Philosophie', en: 'Philosophy' } },
  { code: '460', labels: { de: 'Physik', en: 'Physics' } },
  { code: '480', labels: { de: 'Politische Bildung', en: 'Politics' } },
  { code: '500', labels: { de: 'Praxis\u00ADorientierte Fächer', en: 'Practical subjects' } },
  { code: '510', labels: { de: 'Psychologie', en: 'Psychology' } },
  { code: '520', labels: { de: 'Religion', en: 'Religion' } },
  { code: '540', labels: { de: 'Retten, Helfen, Schützen', en: 'Rescue, help, protection' } },
  { code: '560', labels: { de: 'Sexual\u00ADerziehung', en: 'Sex education' } },
  { code: '580', labels: { de: 'Spiel- und Dokumentar\u00ADfilm', en: 'Feature and documentary film' } },
  { code: '600', labels: { de: 'Sport', en: 'Sport' } },
  { code: '620', labels: { de: 'Sucht und Prävention', en: 'Addiction prevention' } },
  { code: '640', labels: { de: 'Umwelt\u00ADgefährdung, Umwelt\u00ADschutz', en: 'Environment' } },
  { code: '660', labels: { de: 'Verkehrs\u00ADerziehung', en: 'Traffic education' } },
  { code: '680', labels: { de: 'Weiterbildung', en: 'Further education' } },
  { code: '700', labels: { de: 'Wirtschafts\u00ADkunde', en: 'Economics' } },
  { code: '720', labels: { de: 'Sachgebiets\u00ADübergreifende Medien', en: 'Across subjects' } },
  { code: '990', labels: { de: 'Nicht zuzuordnende Medien', en: 'Not assigned' }, isLegacy: true },
];

const byCode = new Map(topSubjects.map((subject) => [subject.code, subject]));

/** The first three digits of any subject code name its top level. */
export function findTopSubject(code: string): TopSubject | undefined {
  return byCode.get(code.slice(0, 3));
}
