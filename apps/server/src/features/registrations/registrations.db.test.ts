import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, testNow, visit, visitAs } from '../../../test/harness';
import { openMailbox } from '../../../test/mailbox';
import type { Database } from '../../adapters/database/database';

let database: Database;
let app: FastifyInstance;
let now = testNow;
let realschule = '';
let lindach = '';
let seetalSchool = '';
const mailbox = openMailbox();
const password = 'drei-esel-im-nebel';
const hohenfeld = 'claudia.weidenbach@medienzentrum-hohenfeld.example';
const ofRealschule = 'bernd.oelschlaeger@realschule.example';
const seetal = 'greta.nowak@medienzentrum-seetal.example';

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database, { clock: () => now, mailer: mailbox.mailer });
  const schools = await database.queries.selectFrom('schools').select(['id', 'school_number']).execute();
  const numberOf = (id: string) => schools.find((school) => school.id === id)?.school_number ?? '';
  realschule = numberOf('realschule-hohenfeld');
  lindach = numberOf('gymnasium-lindach');
  seetalSchool = numberOf('gemeinschaftsschule-seetal');
});
beforeEach(async () => {
  now = testNow;
  mailbox.clear();
  await database.queries.deleteFrom('attempts').execute();
  await database.queries.deleteFrom('registrations').execute();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const application = (email: string, school: object = { schoolNumber: realschule }) => ({
  email,
  vorname: 'Ida',
  name: 'Neuhaus',
  password,
  message: 'Ich unterrichte\nBiologie.',
  ...school,
});

async function post(path: string, payload: object, target = app) {
  const visitor = visit(target);
  await visitor.call('GET /api/v1/config/frontend');
  return visitor.send({ method: 'POST', url: `/api/v1/${path}`, payload });
}

async function applyAndConfirm(email: string, school?: object) {
  await post('register', application(email, school));
  const token = await mailbox.tokenFor(email);
  expect((await post('register/confirm', { token })).statusCode).toBe(204);
}

async function openApplications(login: DemoLogin) {
  const visitor = await visitAs(app, login);
  return { visitor, ...(await visitor.call('GET /api/v1/admin/registrations')) };
}

describe('applying for an account', () => {
  test('goes from the form over the confirmed address and the decision to the first sign-in, with mail to both sides', async () => {
    expect((await post('register', application('ida@schule.example'))).statusCode).toBe(204);
    expect((await openApplications('districtadmin')).registrations).toEqual([]);
    await post('register/confirm', { token: await mailbox.tokenFor('ida@schule.example') });
    await mailbox.arrived(hohenfeld, /Neuer Antrag/);

    const { visitor, registrations } = await openApplications('districtadmin');
    expect(registrations).toMatchObject([
      {
        email: 'ida@schule.example',
        vorname: 'Ida',
        name: 'Neuhaus',
        message: 'Ich unterrichte\nBiologie.',
        school: { id: 'realschule-hohenfeld', schoolNumber: realschule },
        state: 'open',
      },
    ]);
    await visitor.call('POST /api/v1/admin/registrations/{id}/approve', {
      params: { id: registrations[0]?.id ?? '' },
      body: {},
    });
    await mailbox.arrived('ida@schule.example', /freigeschaltet/);
    const signedIn = await post('auth/login', { login: 'IDA@schule.example', password });
    expect(signedIn.json()).toMatchObject({ role: 'L', name: 'Neuhaus', school_id: 'realschule-hohenfeld' });
    const decided = await visitor.call('GET /api/v1/admin/registrations', { query: { state: 'decided' } });
    expect(decided.registrations).toMatchObject([{ state: 'approved' }]);
  });

  test('can be refused with a reason, which the applicant reads', async () => {
    await applyAndConfirm('otto@schule.example');
    const { visitor, registrations } = await openApplications('districtadmin');
    await visitor.call('POST /api/v1/admin/registrations/{id}/refuse', {
      params: { id: registrations[0]?.id ?? '' },
      body: { reason: 'Die Schule kennt Sie nicht.' },
    });
    const mail = await mailbox.arrived('otto@schule.example', /abgelehnt/);
    expect(mail.text).toContain('Die Schule kennt Sie nicht.');
    expect((await post('auth/login', { login: 'otto@schule.example', password })).statusCode).toBe(401);
  });

  test('answers the same for an address that has an account, which is told by mail', async () => {
    const known = await post('register', application('amira.sander@realschule.example'));
    const unknown = await post('register', application('neu@schule.example'));
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const mail = await mailbox.arrived('amira.sander@realschule.example');
    expect(mail.text).toContain('Sie gehört aber schon zu einem.');
    expect(mail.text).not.toContain('token');
  });

  test('does the same work for a known address: one application, one letter', async () => {
    const count = async (table: 'registrations' | 'outbox') =>
      (await database.queries.selectFrom(table).selectAll().execute()).length;
    const before = [await count('registrations'), await count('outbox')];
    await post('register', application('amira.sander@realschule.example'));
    const between = [await count('registrations'), await count('outbox')];
    await post('register', application('neu@schule.example'));
    const after = [await count('registrations'), await count('outbox')];
    expect(between.map((value, at) => value - (before[at] ?? 0))).toEqual([1, 1]);
    expect(after.map((value, at) => value - (between[at] ?? 0))).toEqual([1, 1]);
  });

  test.each([
    ['a common password', { password: 'passwort123' }, 'password-unfit'],
    ['an address that is none', { email: 'ida' }, 'invalid-request'],
    ['an address with a second one behind it', { email: 'a@b.example\nbcc: c@d.example' }, 'invalid-request'],
    ['no school at all', { schoolNumber: undefined }, 'invalid-request'],
    ['a name of nothing but blanks', { name: '   ' }, 'invalid-request'],
    ['a name with a control character', { name: 'Neu\u0000haus' }, 'invalid-request'],
  ])('is refused with %s', async (_, wrong, type) => {
    const response = await post('register', { ...application('ida2@schule.example'), ...wrong });
    expect([response.statusCode, response.json().type]).toEqual([400, `/problems/${type}`]);
  });

  test('can be done three times in a quarter of an hour for one address', async () => {
    for (let count = 0; count < 3; count++) await post('register', application('oft@schule.example'));
    expect((await post('register', application('oft@schule.example'))).statusCode).toBe(429);
  });

  test('is not possible where the operator has not switched it on', async () => {
    const closed = await buildTestApp(database, { config: { AllowRegister: false } });
    expect((await post('register', application('ida3@schule.example'), closed)).statusCode).toBe(403);
    expect((await closed.inject({ url: `/api/v1/schools/lookup?number=${realschule}` })).statusCode).toBe(403);
    await closed.close();
  });
});

describe('the link in the mail', () => {
  test('works once and for a day', async () => {
    await post('register', application('ida4@schule.example'));
    const token = await mailbox.tokenFor('ida4@schule.example');
    now = new Date(testNow.getTime() + 24 * 3_600_000 - 1);
    expect((await post('register/confirm', { token })).statusCode).toBe(204);
    expect((await post('register/confirm', { token })).statusCode).toBe(403);
    await post('register', application('ida5@schule.example'));
    const late = await mailbox.tokenFor('ida5@schule.example');
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await post('register/confirm', { token: late })).json().type).toBe('/problems/token-invalid');
  });

  test('leaves one open application of an address', async () => {
    await post('register', application('ida6@schule.example'));
    await mailbox.arrived('ida6@schule.example');
    mailbox.clear();
    await applyAndConfirm('ida6@schule.example');
    expect((await openApplications('districtadmin')).registrations).toHaveLength(1);
    expect(await database.queries.selectFrom('registrations').selectAll().execute()).toHaveLength(1);
  });
});

describe('deciding', () => {
  test('is for the administrators of the school’s district, not of another one', async () => {
    await applyAndConfirm('ida7@schule.example');
    const { registrations } = await openApplications('districtadmin');
    const foreign = await openApplications('districtadmin2');
    expect(foreign.registrations).toEqual([]);
    for (const act of ['approve', 'refuse']) {
      const response = await foreign.visitor.send({
        method: 'POST',
        url: `/api/v1/admin/registrations/${registrations[0]?.id}/${act}`,
        payload: act === 'approve' ? {} : { reason: 'Nicht bei uns.' },
      });
      expect(response.statusCode).toBe(404);
    }
    expect(mailbox.mails.some(({ to }) => to === seetal)).toBe(false);
  });

  test('is also for the administrators of the school that is named, who are told by mail', async () => {
    await applyAndConfirm('ida11@schule.example');
    await mailbox.arrived(ofRealschule, /Neuer Antrag/);
    const { visitor, registrations } = await openApplications('schooladmin');
    expect(registrations).toMatchObject([{ school: { id: 'realschule-hohenfeld' }, state: 'open' }]);
    const url = `/api/v1/admin/registrations/${registrations[0]?.id}/approve`;
    for (const schoolId of ['gymnasium-lindach', 'gemeinschaftsschule-seetal', 'none'])
      expect((await visitor.send({ method: 'POST', url, payload: { schoolId } })).statusCode).toBe(400);
    expect((await visitor.send({ method: 'POST', url, payload: {} })).statusCode).toBe(204);
    const signedIn = await post('auth/login', { login: 'ida11@schule.example', password });
    expect(signedIn.json()).toMatchObject({ role: 'L', school_id: 'realschule-hohenfeld' });
    const { entries } = await visitor.call('GET /api/v1/admin/audit', { query: { limit: 1 } });
    expect(entries).toMatchObject([{ action: 'registration-approved', actor: { isOneself: true } }]);
    for (const login of ['schooladmin', 'districtadmin'] as const) {
      const admin = await visitAs(app, login);
      const decided = await admin.call('GET /api/v1/admin/registrations', { query: { state: 'decided' } });
      expect(decided.registrations).toMatchObject([{ state: 'approved' }]);
    }
  });

  test('lets a school’s administrator refuse with a reason', async () => {
    await applyAndConfirm('ida12@schule.example');
    const { visitor, registrations } = await openApplications('schooladmin');
    const params = { id: registrations[0]?.id ?? '' };
    await visitor.call('POST /api/v1/admin/registrations/{id}/refuse', { params, body: { reason: 'Uns unbekannt.' } });
    const mail = await mailbox.arrived('ida12@schule.example', /abgelehnt/);
    expect(mail.text).toContain('Uns unbekannt.');
    expect((await openApplications('districtadmin')).registrations).toEqual([]);
  });

  test.each([
    ['names another school of the district', () => ({ schoolNumber: lindach })],
    ['names a school of another district', () => ({ schoolNumber: seetalSchool })],
    ['names a school that nobody knows', () => ({ schoolName: 'Waldschule am See', schoolNumber: undefined })],
  ])('is not for a school’s administrator where the application %s', async (_, school) => {
    await applyAndConfirm('ida13@schule.example', school());
    const { id } = await database.queries.selectFrom('registrations').select('id').executeTakeFirstOrThrow();
    const { visitor, registrations } = await openApplications('schooladmin');
    expect(registrations).toEqual([]);
    const body = { approve: { schoolId: 'realschule-hohenfeld' }, refuse: { reason: 'Nicht bei uns.' } };
    for (const act of ['approve', 'refuse'] as const) {
      const url = `/api/v1/admin/registrations/${id}/${act}`;
      expect((await visitor.send({ method: 'POST', url, payload: body[act] })).statusCode).toBe(404);
    }
    expect(mailbox.mails.some(({ to }) => to === ofRealschule)).toBe(false);
  });

  test.each([
    ['teacher', 403],
    ['student', 403],
  ] as const)('is not for a %s', async (login, status) => {
    const visitor = await visitAs(app, login);
    expect((await visitor.send({ method: 'GET', url: '/api/v1/admin/registrations' })).statusCode).toBe(status);
  });

  test('about a school that nobody knows needs a school of the own district', async () => {
    await applyAndConfirm('ida8@schule.example', { schoolName: 'Waldschule am See', schoolNumber: undefined });
    await Promise.all([mailbox.arrived(hohenfeld), mailbox.arrived(seetal)]);
    const { visitor, registrations } = await openApplications('districtadmin');
    expect(registrations).toMatchObject([{ school: null, schoolName: 'Waldschule am See' }]);
    const url = `/api/v1/admin/registrations/${registrations[0]?.id}/approve`;
    for (const payload of [{}, { schoolId: 'gemeinschaftsschule-seetal' }, { schoolId: 'none' }]) {
      expect((await visitor.send({ method: 'POST', url, payload })).statusCode).toBe(400);
    }
    const right = await visitor.send({ method: 'POST', url, payload: { schoolId: 'gymnasium-lindach' } });
    expect(right.statusCode).toBe(204);
    expect((await openApplications('districtadmin2')).registrations).toEqual([]);
  });

  test('happens once, also when two administrators click at the same moment', async () => {
    await applyAndConfirm('ida9@schule.example');
    const { visitor, registrations } = await openApplications('districtadmin');
    const url = `/api/v1/admin/registrations/${registrations[0]?.id}`;
    const answers = await Promise.all([
      visitor.send({ method: 'POST', url: `${url}/approve`, payload: {} }),
      visitor.send({ method: 'POST', url: `${url}/refuse`, payload: { reason: 'Doch nicht.' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    await vi.waitFor(() => {
      const told = mailbox.mails.filter(
        ({ to, subject }) => to === 'ida9@schule.example' && /abgelehnt|frei/.test(subject),
      );
      expect(told).toHaveLength(1);
    });
  });

  test('finds the school by its exact name too', async () => {
    const { name } = await database.queries
      .selectFrom('schools')
      .select('name')
      .where('id', '=', 'gymnasium-lindach')
      .executeTakeFirstOrThrow();
    await applyAndConfirm('ida10@schule.example', { schoolName: name.toUpperCase(), schoolNumber: undefined });
    expect((await openApplications('districtadmin')).registrations).toMatchObject([
      { school: { id: 'gymnasium-lindach' } },
    ]);
  });
});

describe('the name of a school', () => {
  const lookUp = (number: string) => visit(app).send({ method: 'GET', url: `/api/v1/schools/lookup?number=${number}` });

  test('is told for its exact number only', async () => {
    expect((await lookUp(realschule)).json().name).toMatch(/Realschule/);
    expect((await lookUp(realschule.slice(0, 7))).statusCode).toBe(404);
    expect((await lookUp('%25')).statusCode).toBe(400);
  });

  test('cannot be collected: 120 questions in a quarter of an hour', async () => {
    for (let count = 0; count < 120; count++) await lookUp(String(10_000_000 + count));
    expect((await lookUp(realschule)).statusCode).toBe(429);
  });
});
