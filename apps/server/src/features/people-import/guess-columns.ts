import type { ImportField, ImportKind, ImportMapping } from '@mediathek/contract';
import type { Row } from './read-table';

/** How schools call their columns; only letters count. */
const titles: Readonly<Record<ImportField, readonly string[]>> = {
  role: ['rolle', 'role', 'funktion', 'status', 'art'],
  vorname: ['vorname', 'vornamen', 'rufname', 'firstname', 'givenname', 'forename'],
  name: ['nachname', 'name', 'familienname', 'lastname', 'surname', 'familyname'],
  email: ['email', 'mail', 'emailadresse', 'emailaddress', 'mailadresse'],
  login: ['login', 'benutzername', 'benutzer', 'username', 'user', 'anmeldename', 'nutzername', 'kennung'],
  password: ['passwort', 'kennwort', 'password', 'startpasswort', 'initialpasswort', 'erstpasswort'],
  borrowerCode: ['entleihercode', 'entleihernummer', 'entleiher', 'leihausweis', 'borrowercode', 'borrowernumber'],
  class: ['klasse', 'class', 'klassenname', 'classname', 'lerngruppe', 'kurs', 'gruppe'],
  grade: ['stufe', 'klassenstufe', 'jahrgang', 'jahrgangsstufe', 'grade', 'year', 'yeargroup'],
  teachers: ['lehrkraft', 'lehrkraefte', 'lehrer', 'klassenlehrer', 'klassenleitung', 'teacher', 'teachers'],
};

const fieldsOf: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  people: ['role', 'vorname', 'name', 'email', 'login', 'password', 'borrowerCode', 'class'],
  classes: ['class', 'grade', 'teachers'],
};

/** In a file of classes a plain name is the class's, and a user name its teacher's. */
const alsoInClasses: Partial<Record<ImportField, readonly ImportField[]>> = {
  class: ['name'],
  teachers: ['login', 'email'],
};

const lettersOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/[^a-z]/g, '');

const namesFor = (kind: ImportKind, field: ImportField): readonly string[] => [
  ...titles[field],
  ...(kind === 'classes' ? (alsoInClasses[field] ?? []).flatMap((other) => titles[other]) : []),
];

/** The first line is a heading where it names a column and holds no address. */
export function detectHeader(kind: ImportKind, rows: readonly Row[]): boolean {
  const cells = rows[0]?.cells ?? [];
  if (cells.some((cell) => cell.includes('@'))) return false;
  const known = new Set(fieldsOf[kind].flatMap((field) => namesFor(kind, field)));
  return cells.some((cell) => known.has(lettersOf(cell)));
}

/** Which column means what: by its heading, and an address by its sign where there is none. */
export function guessColumns(kind: ImportKind, rows: readonly Row[], hasHeader: boolean): ImportMapping {
  const cells = rows[0]?.cells ?? [];
  if (!hasHeader) {
    const email = cells.findIndex((cell) => cell.includes('@'));
    return kind === 'people' && email >= 0 ? { email } : {};
  }
  const names = cells.map(lettersOf);
  const found: ImportMapping = {};
  for (const field of fieldsOf[kind]) {
    const column = namesFor(kind, field)
      .map((name) => names.indexOf(name))
      .find((index) => index >= 0);
    if (column !== undefined && column < 100) found[field] = column;
  }
  return found;
}

/** A person is known by an address or a user name, a class by its name. */
export const isEnough = (kind: ImportKind, mapping: ImportMapping): boolean =>
  kind === 'people' ? mapping.email !== undefined || mapping.login !== undefined : mapping.class !== undefined;

/** Only what belongs to this kind of file counts. */
export function mappingFor(kind: ImportKind, mapping: ImportMapping): ImportMapping {
  return Object.fromEntries(
    fieldsOf[kind].flatMap((field) => (mapping[field] === undefined ? [] : [[field, mapping[field]] as const])),
  );
}
