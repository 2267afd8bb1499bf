import type { CallBody } from '@mediathek/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../../test/harness';
import { openMailbox } from '../../../test/mailbox';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
type Visit = Awaited<ReturnType<typeof visitAs>>;
let school: Visit;
let district: Visit;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
  school = await visitAs(app, 'schooladmin');
  district = await visitAs(app, 'districtadmin');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Request = CallBody<'POST /api/v1/admin/import/preview'>;
const base64 = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') => Buffer.from(text, encoding).toString('base64');
const preview = (by: Visit, body: Request) => by.call('POST /api/v1/admin/import/preview', { body });
const carryOut = async (by: Visit, request: Request, invite = false) => {
  const { fingerprint, mapping } = await preview(by, request);
  return (await by.call('POST /api/v1/admin/import', { body: { ...request, mapping, fingerprint, invite } })).counts;
};
const statusOf = async (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status: number }) => error.status,
  );
const people = `Rolle;Vorname;Nachname;E-Mail;Benutzername;Passwort;Klasse
L;Nora;Größer;nora.groesser@realschule.example;;;
L;Amira;Sander;amira.sander@realschule.example;;;
S;Mia;Maier;;mia.m;drei-esel-im-nebel;7b
L;Ohne;Weg;;;;
`;
const file: Request = { kind: 'people', content: base64(people, 'latin1') };

describe('a file of people', () => {
  test('is shown first, line by line, and changes nothing', async () => {
    const before = (await school.call('GET /api/v1/admin/people')).total;
    const shown = await preview(school, file);
    expect(shown).toMatchObject({ fault: null, encoding: 'windows-1252', separator: ';', hasHeader: true });
    expect(shown.lines.map(({ line, outcome, name }) => [line, outcome, name])).toEqual([
      [2, 'create', 'Nora Größer'],
      [3, 'same', 'Amira Sander'],
      [4, 'create', 'mia.m'],
      [5, 'refuse', 'Ohne Weg'],
    ]);
    expect((await school.call('GET /api/v1/admin/people')).total).toBe(before);
  });

  test('comes in at once; the same file again changes nothing', async () => {
    expect(await carryOut(school, file)).toEqual({ create: 2, change: 0, same: 1, refuse: 1 });
    expect(await carryOut(school, file)).toEqual({ create: 0, change: 0, same: 3, refuse: 1 });
    const { entries } = await school.call('GET /api/v1/admin/audit', { query: { limit: 4 } });
    expect(entries.map(({ action, count }) => [action, count])).toEqual([
      ['people-imported', 2],
      ['person-created', null],
      ['person-created', null],
    ]);
  });

  test('makes accounts that work: a pupil signs in and is in the class', async () => {
    const pupil = visit(app);
    await pupil.call('GET /api/v1/config/frontend');
    await pupil.call('POST /api/v1/auth/login', { body: { login: 'mia.m', password: 'drei-esel-im-nebel' } });
    const info = await pupil.call('GET /api/v1/user/userinfo');
    expect([info.role, info.vorname, info.klassenID === '']).toEqual(['S', '', false]);
  });

  test('brings the borrower codes of teachers, new ones and changed ones, and none of pupils', async () => {
    const codes: Request = {
      kind: 'people',
      content: base64(`Rolle;Nachname;E-Mail;Benutzername;Entleihernummer
L;Leihmann;leihmann@realschule.example;;E-1
L;Sander;amira.sander@realschule.example;;E-2
S;;;mia.m;E-3
`),
    };
    expect(await carryOut(school, codes)).toEqual({ create: 1, change: 1, same: 1, refuse: 0 });
    expect(await carryOut(school, codes)).toEqual({ create: 0, change: 0, same: 3, refuse: 0 });
    const { people: all } = await school.call('GET /api/v1/admin/people', { query: { limit: 100 } });
    const given = all
      .filter(({ borrowerCode }) => borrowerCode !== '')
      .map(({ name, borrowerCode }) => [name, borrowerCode]);
    expect(given).toEqual([
      ['Leihmann', 'E-1'],
      ['Sander', 'E-2'],
    ]);
  });

  test('writes to new teachers only where that is wished', async () => {
    const mail = openMailbox();
    const own = await buildTestApp(database, { mailer: mail.mailer });
    const by = await visitAs(own, 'schooladmin');
    const text = 'Vorname,Nachname,E-Mail\nOle,Brandt,ole.brandt@realschule.example';
    await carryOut(by, { kind: 'people', content: base64(text) }, true);
    const letter = await mail.arrived('ole.brandt@realschule.example');
    expect(letter.text).toContain('Realschule Hohenfeld');
    expect(letter.text).toContain('/login/password-request');
    await own.close();
  });

  test('is for a school of one’s own', async () => {
    expect(await statusOf(preview(school, { ...file, schoolId: 'gymnasium-lindach' }))).toBe(404);
    expect(await statusOf(preview(district, { ...file, schoolId: 'gemeinschaftsschule-seetal' }))).toBe(404);
    expect(await statusOf(preview(district, file))).toBe(404);
    const other = await preview(district, { ...file, schoolId: 'gymnasium-lindach' });
    expect(other.lines.map(({ reasons }) => reasons)).toEqual([['taken'], ['taken'], ['class-unknown'], ['no-way-in']]);
    expect(await statusOf(preview(await visitAs(app, 'teacher'), file))).toBe(403);
  });

  test('is refused when it would do something else than what was shown', async () => {
    const request: Request = { kind: 'people', content: base64('Name,E-Mail\nKurz,kurz@realschule.example') };
    const { fingerprint } = await preview(school, request);
    await carryOut(school, request);
    expect(await statusOf(school.call('POST /api/v1/admin/import', { body: { ...request, fingerprint } }))).toBe(409);
  });

  test('says what is wrong with it as a whole', async () => {
    const faultOf = async (text: string) => (await preview(school, { kind: 'people', content: base64(text) })).fault;
    expect(await faultOf('')).toBe('empty');
    expect(await faultOf('Vorname;Nachname\nNora;Groß')).toBe('columns-missing');
    expect(await faultOf(`E-Mail\n${'a@b.example\n'.repeat(1001)}`)).toBe('too-many-lines');
    const tooLarge = Buffer.alloc(600_000).toString('base64');
    expect(await statusOf(preview(school, { kind: 'people', content: tooLarge }))).toBe(400);
    expect(await statusOf(preview(school, { kind: 'people', content: Buffer.alloc(900_000).toString('base64') }))).toBe(
      413,
    );
  });
});

describe('a file of classes', () => {
  const classes: Request = {
    kind: 'classes',
    content: base64(
      'Klasse;Stufe;Lehrkraft\n7b;7;teacher\n8d;8;teacher\n8d;8;j.baumann\n6a;sechs;teacher\n9x;9;teacher2',
    ),
  };

  test('makes what is missing, with its teachers, in the running school year', async () => {
    const shown = await preview(school, classes);
    expect(shown.lines.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['same'],
      ['create'],
      ['change'],
      ['refuse', 'grade-unfit'],
      ['refuse', 'teacher-unknown'],
    ]);
    expect(await carryOut(school, classes)).toEqual({ create: 1, change: 1, same: 1, refuse: 2 });
    expect(await carryOut(school, classes)).toEqual({ create: 0, change: 0, same: 3, refuse: 2 });
    const made = await database.queries
      .selectFrom('classes')
      .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
      .select(['school_id', 'school_year', 'grade'])
      .where('name', '=', '8d')
      .execute();
    expect(made).toEqual(Array(2).fill({ school_id: 'realschule-hohenfeld', school_year: 2026, grade: 8 }));
  });
});
