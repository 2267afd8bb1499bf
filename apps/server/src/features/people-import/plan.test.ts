import { describe, expect, it } from 'vitest';
import { planClasses } from './plan-classes';
import { type ExistingPerson, planPeople } from './plan-people';

const mapping = { role: 0, vorname: 1, name: 2, email: 3, login: 4, password: 5, class: 6, borrowerCode: 7 };
const amira: ExistingPerson = {
  ...{ id: 'amira', login: 'amira', email: 'amira@schule.example', role: 'L', givenName: 'Amira' },
  ...{ familyName: 'Sander', schoolId: 'oak', borrowerCode: 'E-77', districtAdmin: 0, classIds: [] },
};
const boss: ExistingPerson = { ...amira, id: 'boss', login: 'boss', email: 'boss@kreis.example', districtAdmin: 1 };
const away: ExistingPerson = { ...amira, id: 'away', login: 'away', email: 'away@schule.example', schoolId: 'elm' };
const kid: ExistingPerson = {
  ...{ ...amira, id: 'kid', login: 'kid', email: null, role: 'S', givenName: '', familyName: '' },
  classIds: ['7b'],
};
const plan = (...lines: string[]) =>
  planPeople(
    lines.map((text, index) => ({ line: index + 1, cells: text.split(';') })),
    {
      ...{ mapping, role: 'L', schoolId: 'oak', isSchoolOnly: true, existing: [amira, boss, away, kid] },
      classes: [
        { id: '7b', name: '7b' },
        { id: '8a', name: '8a' },
      ],
    },
  );
const outcome = (line: string) => {
  const [{ shown } = { shown: undefined }] = plan(line);
  return shown && [shown.outcome, ...shown.changes, ...shown.reasons];
};

describe('a line about a person', () => {
  it.each([
    ['a new teacher with an address', 'L;Nora;Winkler;nora@schule.example;;;', ['create']],
    ['a new teacher with user name and password', ';Nora;Winkler;;nora;drei-esel-im-nebel;', ['create']],
    ['a teacher who could not come in', 'L;Nora;Winkler;;nora;;', ['refuse', 'no-way-in']],
    ['a teacher without a name', 'L;;;nora@schule.example;;;', ['refuse', 'name-missing']],
    ['what is no address', 'L;Nora;Winkler;nora(at)schule;;;', ['refuse', 'email-unfit']],
    ['what is no user name', 'L;Nora;Winkler;;nora winkler;;', ['refuse', 'login-unfit']],
    ['an unknown role', 'Hausmeister;Nora;Winkler;nora@schule.example;;;', ['refuse', 'role-unknown']],
    ['a common password', 'S;;;;mia;password;7b', ['refuse', 'password-unfit']],
    ['a new pupil', 'Schülerin;Mia;Maier;mia@schule.example;mia;drei-esel-im-nebel;7B', ['create']],
    ['a pupil without a user name', 'S;;;;;drei-esel-im-nebel;', ['refuse', 'login-missing']],
    ['a pupil without a password', 'S;;;;mia;;', ['refuse', 'password-missing']],
    ['a pupil of an unknown class', 'S;;;;mia;drei-esel-im-nebel;9z', ['refuse', 'class-unknown']],
    ['a pupil in the class already', 'S;;;;kid;anything;7b', ['same']],
    ['a pupil who joins a class', 'S;;;;kid;;8a', ['change', 'class']],
    ['a known teacher', 'L;Amira;Sander;AMIRA@schule.example;;;', ['same']],
    ['a known teacher with another name', 'L;Amira;Sander-Voss;amira@schule.example;;;', ['change', 'name']],
    ['a known teacher with their borrower code', 'L;Amira;Sander;amira@schule.example;;;;E-77', ['same']],
    ['a known teacher with another borrower code', 'L;;;amira@schule.example;;;;E-78', ['change', 'borrowerCode']],
    ['a new teacher with a borrower code', 'L;Nora;Winkler;nora@schule.example;;;;E-79', ['create']],
    ['what is no borrower code', `L;;;amira@schule.example;;;;${'7'.repeat(41)}`, ['refuse', 'borrower-code-unfit']],
    ['a known teacher with another address', 'L;Amira;Sander;neu@schule.example;amira;;', ['refuse', 'email-differs']],
    ['a known teacher with another user name', 'L;;;amira@schule.example;a.sander;;', ['refuse', 'login-differs']],
    ['somebody of another school', 'L;Amira;Sander;away@schule.example;;;', ['refuse', 'taken']],
    ['a teacher who is said to be a pupil', 'S;;;;amira;x;', ['refuse', 'role-differs']],
    ['two accounts at once', 'L;Amira;Sander;amira@schule.example;boss;;', ['refuse', 'two-accounts']],
    ['an administrator of the district, changed by a school', 'L;Neu;Sander;;boss;;', ['refuse', 'not-yours']],
    ['an administrator of the district, unchanged', 'L;Amira;Sander;;boss;;', ['same']],
  ])('with %s', (_, line, expected) => {
    expect(outcome(line)).toEqual(expected);
  });

  it('counts once, and keeps neither name nor address of a pupil', () => {
    const twice = plan('L;N;W;n@schule.example;;;', 'L;N;W;N@schule.example;;;');
    expect(twice.map(({ shown }) => shown.reasons)).toEqual([[], ['twice']]);
    const [pupil] = plan('S;Mia;Maier;mia@schule.example;mia;drei-esel-im-nebel;7b;E-80');
    const nothing = { givenName: '', familyName: '', email: null, borrowerCode: null };
    expect(pupil?.work).toMatchObject({ ...nothing, classId: '7b' });
    expect(pupil?.shown.name).toBe('mia');
  });
});

describe('a line about a class', () => {
  const planned = (...lines: string[]) =>
    planClasses(
      lines.map((text, index) => ({ line: index + 1, cells: text.split(';') })),
      {
        mapping: { class: 0, grade: 1, teachers: 2 },
        existing: [{ id: 'c7b', name: '7b', grade: 7, teacherIds: ['amira'] }],
        teachers: [amira, { id: 'jonas', login: 'jonas', email: 'jonas@schule.example' }],
        newId: () => 'new',
      },
    ).map(({ shown }) => [shown.outcome, ...shown.changes, ...shown.reasons]);

  it.each([
    ['a new class', '8c;8;amira', ['create']],
    ['a class as it is', '7B;Klasse 7;amira@schule.example', ['same']],
    ['another teacher', '7b;7;amira, jonas', ['change', 'teachers']],
    ['another grade', '7b;8;', ['change', 'grade']],
    ['no such teacher', '8c;8;nobody', ['refuse', 'teacher-unknown']],
    ['no such grade', '8c;14;', ['refuse', 'grade-unfit']],
    ['no name', ';8;amira', ['refuse', 'class-missing']],
  ])('with %s', (_, line, expected) => {
    expect(planned(line)).toEqual([expected]);
  });

  it('adds to what the lines before it say, and must not contradict them', () => {
    expect(planned('8c;8;amira', '8c;8;jonas', '8c;;', '8c;9;')).toEqual([
      ['create'],
      ['change', 'teachers'],
      ['same'],
      ['refuse', 'twice'],
    ]);
  });
});
