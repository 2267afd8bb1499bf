import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, testKeys, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';

let database: Database;
let app: FastifyInstance;
let teacher: Awaited<ReturnType<typeof visitAs>>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
  teacher = await visitAs(app, 'teacher');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function makeClass(name = '7d') {
  const { id } = await teacher.call('POST /api/v1/classes', { body: { name, grade: 7, subject: '220' } });
  return id;
}
const open = (id: string) => teacher.call('GET /api/v1/classes/{id}', { params: { id } });

async function signInWith(code: string) {
  const pupil = visit(app);
  await pupil.call('GET /api/v1/config/frontend');
  await pupil.call('POST /api/v1/auth/access-code', { body: { code } });
  return pupil;
}
const isRefused = async (code: string) => {
  const pupil = visit(app);
  await pupil.call('GET /api/v1/config/frontend');
  const answer = await pupil.send({ method: 'POST', url: '/api/v1/auth/access-code', payload: { code } });
  return answer.statusCode === 401;
};

describe('a class', () => {
  test('is made, changed, closed to its pupils and opened again', async () => {
    const id = await makeClass();
    await teacher.call('PATCH /api/v1/classes/{id}', {
      params: { id },
      body: { name: '7d bilingual', grade: 8, conferenceUrl: 'https://konferenz.example/7d' },
    });
    expect(await open(id)).toMatchObject({
      name: '7d bilingual',
      grade: 8,
      subject: '220',
      conferenceUrl: 'https://konferenz.example/7d',
      schoolYear: 2026,
      isOwn: true,
      pupils: [],
      board: [],
      rights: { edit: true, share: true, codes: true, archive: true, carryOver: false },
    });
    const [card] = (
      await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames: [''] } })
    ).items;
    const pupil = await signInWith(card?.code ?? '');
    expect((await pupil.call('GET /api/v1/classes')).items.map(({ name }) => name)).toEqual(['7d bilingual']);
    await teacher.call('POST /api/v1/classes/{id}/archive', { params: { id } });
    expect((await pupil.call('GET /api/v1/classes')).items).toEqual([]);
    expect((await pupil.send({ method: 'GET', url: `/api/v1/classes/${id}` })).statusCode).toBe(404);
    const closed = await teacher.send({
      method: 'POST',
      url: `/api/v1/classes/${id}/shares`,
      payload: { identifier: 'MZH-4910001' },
    });
    expect(closed.statusCode).toBe(403);
    await teacher.call('POST /api/v1/classes/{id}/restore', { params: { id } });
    expect((await pupil.call('GET /api/v1/classes')).items).toHaveLength(1);
  });

  test('is taught by several, who all see the same codes; the last one stays', async () => {
    const id = await makeClass('7e');
    await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames: ['Ada', 'Łukasz'] } });
    const other = await visitAs(app, 'schooladmin');
    const codes = `/api/v1/classes/${id}/codes`;
    expect((await other.send({ method: 'GET', url: codes })).statusCode).toBe(403);
    const seen = await other.call('GET /api/v1/classes/{id}', { params: { id } });
    expect(seen.pupils.map(({ nickname, login }) => [nickname, login])).toEqual([
      ['', null],
      ['', null],
    ]);

    const user = demoId('user', 'schooladmin');
    await teacher.call('PUT /api/v1/classes/{id}/teachers/{user}', { params: { id, user } });
    expect((await other.send({ method: 'GET', url: codes })).json()).toEqual(
      (await teacher.send({ method: 'GET', url: codes })).json(),
    );
    for (const stranger of ['teacher2', 'teacher3', 'student']) {
      const answer = await teacher.send({
        method: 'PUT',
        url: `/api/v1/classes/${id}/teachers/${demoId('user', stranger)}`,
      });
      expect([stranger, answer.statusCode]).toEqual([stranger, 404]);
    }
    await other.call('DELETE /api/v1/classes/{id}/teachers/{user}', {
      params: { id, user: demoId('user', 'teacher') },
    });
    const last = await other.send({ method: 'DELETE', url: `/api/v1/classes/${id}/teachers/${user}` });
    expect([last.statusCode, last.json().type]).toEqual([409, '/problems/last-teacher']);
  });

  test('goes on in the next year with its people and codes, once, and without the board', async () => {
    const id = await makeClass('6c');
    await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames: ['Ada'] } });
    await teacher.call('POST /api/v1/classes/{id}/shares', { params: { id }, body: { identifier: 'MZH-4910001' } });
    const url = `/api/v1/classes/${id}/carry-over`;
    expect((await teacher.send({ method: 'POST', url })).statusCode).toBe(409);
    await database.queries.updateTable('classes').set({ school_year: 2025, grade: 6 }).where('id', '=', id).execute();
    await database.queries.updateTable('access_codes').set({ valid_to: '2026-07-31' }).execute();
    const before = (await teacher.call('GET /api/v1/classes/{id}/codes', { params: { id } })).items;
    expect(before).toEqual([]);

    const next = await teacher.call('POST /api/v1/classes/{id}/carry-over', { params: { id } });
    expect(await open(next.id)).toMatchObject({
      name: '7c',
      grade: 7,
      schoolYear: 2026,
      board: [],
      pupils: [{ nickname: 'Ada', code: { state: 'valid', validTo: '2027-07-31' } }],
    });
    expect(await open(id)).toMatchObject({ isArchived: true, rights: { carryOver: false } });
    expect((await teacher.send({ method: 'POST', url })).statusCode).toBe(409);
  });
});

describe('an access code', () => {
  const seed = async (nicknames: string[]) => {
    const id = await makeClass('8a');
    const { items } = await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames } });
    return { id, items };
  };

  test('is twelve signs, holds to 31 July, and is nothing but a keyed hash and a sealed copy in the database', async () => {
    const { items } = await seed(['Käthe', '']);
    expect(items.map(({ nickname, validTo }) => [nickname, validTo])).toEqual([
      ['Käthe', '2027-07-31'],
      ['', '2027-07-31'],
    ]);
    for (const { code, loginAddress, pupilId } of items) {
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
      expect(loginAddress).toMatch(new RegExp(`/login#code=${code}$`));
      const plain = code.replaceAll('-', '');
      const row = await database.queries
        .selectFrom('access_codes')
        .selectAll()
        .where('user_id', '=', pupilId)
        .executeTakeFirstOrThrow();
      expect(Buffer.from(row.code_hash)).toEqual(testKeys.hashAccessCode(plain));
      expect(testKeys.decrypt(row.code_encrypted)).toBe(plain);
      expect(Buffer.from(row.code_encrypted).includes(plain)).toBe(false);
    }
  });

  test('is renewed: the old one and whoever came in with it are out at once', async () => {
    const { id, items } = await seed(['Ada']);
    const [{ code, pupilId } = { code: '', pupilId: '' }] = items;
    const pupil = await signInWith(code.toLowerCase().replaceAll('-', ' '));
    const renewed = await teacher.call('POST /api/v1/classes/{id}/pupils/{pupil}/renew-code', {
      params: { id, pupil: pupilId },
    });
    expect(renewed.items[0]?.code).not.toBe(code);
    expect((await pupil.send({ method: 'GET', url: '/api/v1/classes' })).statusCode).toBe(401);
    expect(await isRefused(code)).toBe(true);
    await signInWith(renewed.items[0]?.code ?? '');
  });

  test('is revoked, and given anew', async () => {
    const { id, items } = await seed(['Ada']);
    const [{ code, pupilId } = { code: '', pupilId: '' }] = items;
    const pupil = await signInWith(code);
    await teacher.call('POST /api/v1/classes/{id}/pupils/{pupil}/revoke-code', { params: { id, pupil: pupilId } });
    expect((await pupil.send({ method: 'GET', url: '/api/v1/classes' })).statusCode).toBe(401);
    expect(await isRefused(code)).toBe(true);
    expect((await open(id)).pupils[0]?.code?.state).toBe('revoked');
    expect((await teacher.send({ method: 'GET', url: `/api/v1/classes/${id}/cards.pdf` })).statusCode).toBe(404);
    await teacher.call('POST /api/v1/classes/{id}/pupils/{pupil}/renew-code', { params: { id, pupil: pupilId } });
    expect((await open(id)).pupils[0]?.code?.state).toBe('valid');
  });

  test('is the same in all classes of a pupil, and goes with the last of them', async () => {
    const { id, items } = await seed(['Ada']);
    const [{ code, pupilId } = { code: '', pupilId: '' }] = items;
    const other = await makeClass('8a Kunst');
    await database.queries.insertInto('class_pupils').values({ class_id: other, user_id: pupilId }).execute();
    const shown = await teacher.call('GET /api/v1/classes/{id}/codes', { params: { id: other } });
    expect(shown.items.map((one) => [one.nickname, one.code])).toEqual([['', code]]);
    await teacher.call('DELETE /api/v1/classes/{id}/pupils/{pupil}', { params: { id, pupil: pupilId } });
    await signInWith(code);
    await teacher.call('DELETE /api/v1/classes/{id}/pupils/{pupil}', { params: { id: other, pupil: pupilId } });
    expect(await isRefused(code)).toBe(true);
    const left = await database.queries.selectFrom('users').select('id').where('id', '=', pupilId).execute();
    expect(left).toEqual([]);
  });

  test('leaves a line in the school’s audit trail when it is revoked, renewed, or goes with its pupil', async () => {
    const { id, items } = await seed(['Ada']);
    const pupil = items[0]?.pupilId ?? '';
    const admin = await visitAs(app, 'schooladmin');
    const trail = async (who = admin) =>
      (await who.call('GET /api/v1/admin/audit', { query: { person: pupil } })).entries;
    const params = { id, pupil };
    await teacher.call('POST /api/v1/classes/{id}/pupils/{pupil}/revoke-code', { params });
    await teacher.call('POST /api/v1/classes/{id}/pupils/{pupil}/revoke-code', { params });
    await teacher.call('POST /api/v1/classes/{id}/pupils/{pupil}/renew-code', { params });
    await teacher.call('DELETE /api/v1/classes/{id}/pupils/{pupil}', { params });
    expect((await trail()).map(({ action }) => action)).toEqual([
      ...['pupil-removed', 'access-code-renewed', 'access-code-revoked'],
    ]);
    for (const entry of await trail())
      expect(entry).toMatchObject({
        ...{ actor: { name: 'Amira Sander', isOneself: false }, subject: { kind: 'person', id: pupil, name: '' } },
        ...{ fields: [], count: null },
      });
    expect(await trail(await visitAs(app, 'districtadmin'))).toHaveLength(3);
    for (const foreign of ['schooladmin2', 'districtadmin2'] as const)
      expect(await trail(await visitAs(app, foreign))).toEqual([]);
  });

  test('leaves no line when nothing is done, because the pupil is in another class or the class another’s', async () => {
    const { id } = await seed(['Ada']);
    const pupil = (await seed(['Ben'])).items[0]?.pupilId ?? '';
    const stranger = await visitAs(app, 'schooladmin');
    for (const visitor of [teacher, stranger])
      for (const act of ['revoke-code', 'renew-code']) {
        const url = `/api/v1/classes/${id}/pupils/${pupil}/${act}`;
        expect([403, 404]).toContain((await visitor.send({ method: 'POST', url })).statusCode);
      }
    const { total } = await stranger.call('GET /api/v1/admin/audit', { query: { person: pupil } });
    expect(total).toBe(0);
  });

  test('comes as a card to print, and an account of the school can join without one', async () => {
    const { id } = await seed(Array.from({ length: 9 }, (_, place) => `Kind ${place + 1}`));
    const pdf = await teacher.send({ method: 'GET', url: `/api/v1/classes/${id}/cards.pdf?lang=de` });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain('Zugangskarten 8a.pdf');
    expect(pdf.rawPayload.toString('latin1')).toContain('/Count 2');

    await teacher.call('POST /api/v1/classes/{id}/accounts', { params: { id }, body: { login: 'Student' } });
    expect((await open(id)).pupils.some(({ login, code }) => login === 'student' && code === null)).toBe(true);
    const url = `/api/v1/classes/${id}/accounts`;
    for (const login of ['teacher', 'nobody'])
      expect((await teacher.send({ method: 'POST', url, payload: { login } })).statusCode).toBe(404);
    await teacher.call('DELETE /api/v1/classes/{id}/pupils/{pupil}', {
      params: { id, pupil: demoId('user', 'student') },
    });
    await visitAs(app, 'student');
  });

  test('is not made beyond what a class holds', async () => {
    const id = await makeClass('groß');
    const make = (count: number) =>
      teacher.send({
        method: 'POST',
        url: `/api/v1/classes/${id}/pupils`,
        payload: { nicknames: Array.from({ length: count }, () => '') },
      });
    expect([(await make(40)).statusCode, (await make(40)).statusCode]).toEqual([200, 200]);
    expect((await make(21)).json().type).toBe('/problems/limit-reached');
    expect((await make(41)).statusCode).toBe(400);
  });
});

describe('a board', () => {
  const day = 24 * 3_600_000;
  const at = (days: number) => new Date(Date.parse('2026-11-15T11:00:00Z') + days * day).toISOString();

  test('shows pupils what is there now, and its teachers everything with what speaks against it', async () => {
    const id = await makeClass('7f');
    const [card] = (
      await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames: ['Ada'] } })
    ).items;
    const share = (body: object) =>
      teacher.call('POST /api/v1/classes/{id}/shares', { params: { id }, body: { note: '', until: null, ...body } });
    const now = await share({ identifier: 'ATLAS-4910007', note: 'Bis Freitag', until: at(30) });
    const later = await share({ identifier: 'MZH-7910002', from: at(1) });
    const list = await share({ listId: demoId('list', 'liste-vulkanismus') });
    const board = (await open(id)).board;
    expect(board.map((entry) => [entry.id, entry.state])).toEqual([
      [list.id, 'visible'],
      [later.id, 'planned'],
      [now.id, 'visible'],
    ]);
    expect(board.find((entry) => entry.id === now.id)?.warnings).toContain('licence-ends');

    const pupil = await signInWith(card?.code ?? '');
    const seen = await pupil.call('GET /api/v1/classes/{id}', { params: { id } });
    expect(seen.board.map((entry) => entry.id)).toEqual([list.id, now.id]);
    expect([seen.pupils, seen.pupilCount, seen.board.flatMap(({ warnings }) => warnings)]).toEqual([[], 0, []]);
    expect(seen.board[1]?.medium?.use).toMatchObject({ mayUse: true, reason: 'shared' });
    const { boards } = await pupil.call('GET /api/v1/home', { query: { lang: 'de' } });
    expect(boards.map(({ name, board: entries }) => [name, entries.length])).toEqual([['7f', 2]]);
    const asPupil = await teacher.call('GET /api/v1/classes/{id}/as-pupil', { params: { id } });
    expect(asPupil.board.map((entry) => [entry.id, entry.medium?.use.reason, entry.medium?.use.mayDownload])).toEqual(
      seen.board.map((entry) => [entry.id, entry.medium?.use.reason, entry.medium?.use.mayDownload]),
    );
    const film = await pupil.call('GET /api/v1/media/{id}', { params: { id: 'ATLAS-4910007' } });
    expect(film.use.mayUse).toBe(true);

    await teacher.call('PUT /api/v1/classes/{id}/shares/{share}/position', {
      params: { id, share: now.id },
      body: { after: null },
    });
    await teacher.call('DELETE /api/v1/classes/{id}/shares/{share}', { params: { id, share: list.id } });
    expect((await open(id)).board.map((entry) => entry.id)).toEqual([now.id, later.id]);
    await teacher.call('PATCH /api/v1/classes/{id}/shares/{share}', {
      params: { id, share: now.id },
      body: { from: at(-3), until: at(-1) },
    });
    expect((await open(id)).board[0]?.state).toBe('past');
    expect((await pupil.call('GET /api/v1/media/{id}', { params: { id: 'ATLAS-4910007' } })).use.mayUse).toBe(false);
    const wrong = await teacher.send({
      method: 'PATCH',
      url: `/api/v1/classes/${id}/shares/${now.id}`,
      payload: { from: at(2) },
    });
    expect(wrong.statusCode).toBe(400);
  });

  test('shows pupils a list that holds links only, and none that is empty', async () => {
    const id = await makeClass('7k');
    const [card] = (
      await teacher.call('POST /api/v1/classes/{id}/pupils', { params: { id }, body: { nicknames: ['Ada'] } })
    ).items;
    const link = { address: 'https://oer.example/vulkan', title: 'Vulkan', source: 'OER', licence: 'CC BY' };
    for (const body of [{ title: 'Leer' }, { title: 'Mit Link', links: [link] }]) {
      const { id: listId } = await teacher.call('POST /api/v1/lists', { body });
      await teacher.call('POST /api/v1/classes/{id}/shares', { params: { id }, body: { listId } });
    }
    const { board } = await (await signInWith(card?.code ?? '')).call('GET /api/v1/classes/{id}', { params: { id } });
    expect(board.map(({ list }) => list?.title)).toEqual(['Mit Link']);
  });

  test('takes the same thing once, and only what exists and its teacher may read', async () => {
    const id = await makeClass('7g');
    const share = (payload: object) => teacher.send({ method: 'POST', url: `/api/v1/classes/${id}/shares`, payload });
    const first = await share({ identifier: 'MZH-4910001' });
    const second = await share({ identifier: 'MZH-4910001', note: 'Noch einmal' });
    expect(second.json()).toEqual(first.json());
    expect((await open(id)).board.map(({ note }) => note)).toEqual(['Noch einmal']);
    expect((await share({ identifier: 'nobody' })).statusCode).toBe(404);
    expect((await share({ listId: demoId('list', 'liste-weimar') })).statusCode).toBe(404);
    expect((await share({})).statusCode).toBe(400);
    expect((await share({ identifier: 'MZH-4910001', until: at(-1), from: at(1) })).statusCode).toBe(400);
  });

  test('is checked before something is put on it', async () => {
    const id = await makeClass('7h');
    const check = (query: { identifier?: string; listId?: string; until?: string }) =>
      teacher.call('GET /api/v1/classes/{id}/share-check', { params: { id }, query });
    expect(await check({ identifier: 'MZH-4910001' })).toEqual({ warnings: [], licenceEndsOn: null });
    expect(await check({ identifier: 'ATLAS-4910007', until: at(30) })).toEqual({
      warnings: ['licence-ends'],
      licenceEndsOn: '2026-11-25',
    });
    expect((await check({ identifier: 'KOLBEN-4910510' })).warnings).toContain('not-licensed');
    expect((await check({ identifier: 'PUSTE-4911401' })).warnings).toContain('grade');
    expect((await check({ listId: demoId('list', 'liste-vulkanismus') })).warnings).not.toContain('not-licensed');
    const nothing = await teacher.send({ method: 'GET', url: `/api/v1/classes/${id}/share-check` });
    expect(nothing.statusCode).toBe(400);
  });
});
