import type { ImportMapping, ImportRefusal } from '@mediathek/contract';
import { emailAddress } from '@mediathek/contract';
import { passwordFault } from '@mediathek/domain';
import { isCommonPassword } from '../../adapters/common-passwords';
import { type Cells, cellsOf, isPlainText, type Planned, refused } from './plan';
import type { Row } from './read-table';

export interface ExistingPerson {
  id: string;
  login: string | null;
  email: string | null;
  role: 'L' | 'S';
  givenName: string;
  familyName: string;
  borrowerCode: string | null;
  schoolId: string | null;
  districtAdmin: 0 | 1;
  classIds: readonly string[];
}

export interface KnownClass {
  id: string;
  name: string;
}

/** What is done for one line about a person. */
export type PersonWork =
  | {
      kind: 'create';
      role: 'L' | 'S';
      givenName: string;
      familyName: string;
      email: string | null;
      login: string | null;
      password: string;
      borrowerCode: string | null;
      classId: string | undefined;
    }
  | {
      kind: 'change';
      id: string;
      givenName: string | undefined;
      familyName: string | undefined;
      borrowerCode: string | undefined;
      classId: string | undefined;
      fields: readonly string[];
    };

interface Circumstances {
  mapping: ImportMapping;
  /** What people are whose line does not say it. */
  role: 'L' | 'S';
  schoolId: string;
  /** A school's administrator changes nobody of the district. */
  isSchoolOnly: boolean;
  existing: readonly ExistingPerson[];
  classes: readonly KnownClass[];
}

interface PersonLine {
  line: number;
  role: 'L' | 'S' | undefined;
  givenName: string;
  familyName: string;
  email: string;
  login: string;
  password: string;
  borrowerCode: string;
  className: string;
}

const roles: Readonly<Record<'L' | 'S', RegExp>> = {
  L: /^(l|lehrkraft|lehrer|lehrerin|lehrer\/in|lehrer:in|teacher|staff)$/i,
  S: /^(s|schüler|schülerin|schüler\/in|schüler:in|schueler|schuelerin|sus|pupil|student)$/i,
};

function roleIn(cell: string, usual: 'L' | 'S'): 'L' | 'S' | undefined {
  if (cell === '') return usual;
  return roles.L.test(cell) ? 'L' : roles.S.test(cell) ? 'S' : undefined;
}

function readLine(line: number, cells: Cells, usual: 'L' | 'S'): PersonLine {
  const role = roleIn(cells('role'), usual);
  const isPupil = role === 'S';
  return {
    line,
    role,
    // Pupils have neither a name nor an address here, also where the file has them.
    givenName: isPupil ? '' : cells('vorname'),
    familyName: isPupil ? '' : cells('name'),
    email: isPupil ? '' : cells('email'),
    login: cells('login'),
    password: cells('password'),
    borrowerCode: isPupil ? '' : cells('borrowerCode'),
    className: isPupil ? cells('class') : '',
  };
}

const labelOf = ({ givenName, familyName, email, login }: PersonLine): string =>
  `${givenName} ${familyName}`.trim() || email || login;

/** What is wrong with a line by itself. */
function faultsOf(person: PersonLine): ImportRefusal[] {
  const { givenName, familyName, email, login, borrowerCode } = person;
  const faults: ImportRefusal[] = [];
  if (!isPlainText(givenName, 100) || !isPlainText(familyName, 100)) faults.push('name-unfit');
  if (email !== '' && !emailAddress.safeParse(email).success) faults.push('email-unfit');
  if (login !== '' && !/^[\p{L}\p{N}._-]{2,64}$/u.test(login)) faults.push('login-unfit');
  if (!isPlainText(borrowerCode, 40)) faults.push('borrower-code-unfit');
  return faults;
}

/** What is wrong with a line that would make a new account. */
function faultsOfNew(person: PersonLine): ImportRefusal[] {
  const { role, familyName, email, login, password } = person;
  if (role === 'S') {
    if (login === '') return ['login-missing'];
    if (password === '') return ['password-missing'];
  } else {
    if (familyName === '') return ['name-missing'];
    if (email === '' && (login === '' || password === '')) return ['no-way-in'];
  }
  return password !== '' && passwordFault(password, isCommonPassword) ? ['password-unfit'] : [];
}

function faultsAgainst(person: PersonLine, found: ExistingPerson, schoolId: string): ImportRefusal[] {
  if (found.schoolId !== schoolId) return ['taken'];
  if (found.role !== person.role) return ['role-differs'];
  const differs = (given: string, stored: string | null) =>
    given !== '' && given.toLowerCase() !== (stored ?? '').toLowerCase();
  return [
    ...(differs(person.email, found.email) ? ['email-differs' as const] : []),
    ...(differs(person.login, found.login) ? ['login-differs' as const] : []),
  ];
}

/** Says for every line about a person what it would do; looks at nothing but what it is given. */
export function planPeople(rows: readonly Row[], circumstances: Circumstances): Planned<PersonWork>[] {
  const { mapping, role, schoolId, isSchoolOnly, existing, classes } = circumstances;
  const byLogin = new Map(existing.flatMap((one) => (one.login ? [[one.login.toLowerCase(), one] as const] : [])));
  const byEmail = new Map(existing.flatMap((one) => (one.email ? [[one.email.toLowerCase(), one] as const] : [])));
  const classByName = new Map(classes.map((one) => [one.name.toLowerCase(), one]));
  const seen = new Set<string>();

  const planNew = (person: PersonLine, name: string, classId: string | undefined): Planned<PersonWork> => {
    const faults = faultsOfNew(person);
    if (faults.length > 0) return refused(person.line, name, faults);
    const { givenName, familyName, email, login, password, borrowerCode } = person;
    return {
      shown: { line: person.line, name, outcome: 'create', changes: [], reasons: [] },
      work: {
        ...{ kind: 'create', role: person.role ?? role, givenName, familyName, password, classId },
        ...{ email: email || null, login: login || null, borrowerCode: borrowerCode || null },
      },
    };
  };

  const planKnown = (
    person: PersonLine,
    name: string,
    found: ExistingPerson,
    classId: string | undefined,
  ): Planned<PersonWork> => {
    const faults = faultsAgainst(person, found, schoolId);
    if (faults.length > 0) return refused(person.line, name, faults);
    const changed = (given: string, stored: string) => (given !== '' && given !== stored ? given : undefined);
    const givenName = changed(person.givenName, found.givenName);
    const familyName = changed(person.familyName, found.familyName);
    const borrowerCode = changed(person.borrowerCode, found.borrowerCode ?? '');
    const joins = classId !== undefined && !found.classIds.includes(classId) ? classId : undefined;
    const fields = [
      ...(givenName === undefined ? [] : ['vorname']),
      ...(familyName === undefined ? [] : ['name']),
      ...(borrowerCode === undefined ? [] : ['borrowerCode']),
      ...(joins === undefined ? [] : ['class']),
    ];
    if (fields.length > 0 && isSchoolOnly && found.districtAdmin === 1)
      return refused(person.line, name, ['not-yours']);
    const shown = { line: person.line, name, changes: fields, reasons: [] };
    if (fields.length === 0) return { shown: { ...shown, outcome: 'same' } };
    return {
      shown: { ...shown, outcome: 'change' },
      work: { kind: 'change', id: found.id, givenName, familyName, borrowerCode, classId: joins, fields },
    };
  };

  /** Whose account a line is about, or why that cannot be said. */
  const matchOf = (person: PersonLine): ExistingPerson | undefined | ImportRefusal => {
    const keys = [person.login, person.email].filter(Boolean).map((key) => key.toLowerCase());
    if (keys.length === 0) return person.role === 'S' ? 'login-missing' : 'no-way-in';
    if (keys.some((key) => seen.has(key))) return 'twice';
    for (const key of keys) seen.add(key);
    const named = byLogin.get(person.login.toLowerCase());
    const addressed = byEmail.get(person.email.toLowerCase());
    return named && addressed && named.id !== addressed.id ? 'two-accounts' : (named ?? addressed);
  };

  return rows.map((row): Planned<PersonWork> => {
    const person = readLine(row.line, cellsOf(row, mapping), role);
    const name = labelOf(person).slice(0, 200);
    if (person.role === undefined) return refused(row.line, name, ['role-unknown']);
    const faults = faultsOf(person);
    if (faults.length > 0) return refused(row.line, name, faults);
    const match = matchOf(person);
    if (typeof match === 'string') return refused(row.line, name, [match]);
    const wanted = classByName.get(person.className.toLowerCase());
    if (person.className !== '' && !wanted) return refused(row.line, name, ['class-unknown']);
    return match ? planKnown(person, name, match, wanted?.id) : planNew(person, name, wanted?.id);
  });
}
