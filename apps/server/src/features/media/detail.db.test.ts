import type { MediaDetail } from '@mediathek/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type DemoLogin, openTestDatabase, testToday, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { demoId } from '../../demo/fill-demo';
import { mediaRepository } from './repository';

let database: Database;
let app: FastifyInstance;

const openFilm = 'MZH-4910001';
const film = { identifier: 'TEST-FILM', fn_typ: '49', mediaType: 'media' } as const;
const sheet = { identifier: 'TEST-SHEET', fn_typ: '79', mediaType: 'media' } as const;

/** Adds media of our own with one licence each, so that every case has the same files. */
async function addLicensed(
  identifier: string,
  licence: { districtId?: string; schoolId?: string; validTo: string | null | false },
  { fn_typ, mediaType }: { fn_typ: string; mediaType: 'media' | 'book' | 'app' } = film,
): Promise<void> {
  const media = mediaRepository(database.queries);
  const texts = { fn_nr: '', fn_kurztext: '', fn_text: '', fn_sprache: 'de', fn_schlag: '', fn_prodname: '' };
  const ids = await media.save([
    {
      identifier,
      fn_typ,
      mediaType,
      fn_titel: 'Ein Film: "Öl & Gas"?',
      ...texts,
      fn_geb: ['220'],
      fn_adressat: [],
      is_mediathek: false,
      duration: 2,
      addedOn: testToday,
    },
  ]);
  const mediaId = ids.get(identifier) ?? 0;
  const file = { mediaId, lang: 'de', position: 0 };
  await media.addFiles([
    { ...file, role: 'main', location: 'demo:film/vulkane.mp4', contentType: 'video/mp4' },
    { ...file, role: 'subtitle', location: 'demo:film/vulkane.de.vtt', contentType: 'text/vtt', position: 1 },
    {
      ...file,
      role: 'worksheet',
      location: 'demo:worksheet/arbeitsblatt-schichtvulkan.pdf',
      contentType: 'application/pdf',
      position: 2,
    },
  ]);
  await database.queries
    .insertInto('licences')
    .values({
      code_id: identifier,
      media_id: mediaId,
      district_id: licence.districtId ?? null,
      school_id: licence.schoolId ?? null,
      mediathek_id: null,
      unlimited: licence.validTo === false,
      valid_to: licence.validTo || null,
    })
    .execute();
}

async function shareWithClass(identifier: string): Promise<void> {
  const { queries } = database;
  const { id } = await queries
    .selectFrom('media')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('class_shares')
    .values({ class_id: demoId('class', 'rs-7b'), media_id: id, visible_from: new Date('2026-11-01T00:00:00Z') })
    .execute();
}

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
  await addLicensed('OWN-SCHOOL', { schoolId: 'realschule-hohenfeld', validTo: '2026-12-01' });
  await addLicensed('OWN-DISTRICT', { districtId: 'hohenfeld', validTo: false });
  await addLicensed('OTHER-DISTRICT', { districtId: 'seetal', validTo: false });
  await addLicensed('LAST-DAY', { districtId: 'hohenfeld', validTo: '2026-11-15' });
  await addLicensed('YESTERDAY', { districtId: 'hohenfeld', validTo: '2026-11-14' });
  await addLicensed('SHARED-SHEET', { districtId: 'hohenfeld', validTo: '2026-12-01' }, sheet);
  for (const identifier of ['OWN-SCHOOL', 'YESTERDAY', 'SHARED-SHEET']) await shareWithClass(identifier);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const asked = new Map<string, ReturnType<typeof visitAs>>();
const as = (login: DemoLogin | 'guest') => {
  const known = asked.get(login) ?? (login === 'guest' ? Promise.resolve(visit(app)) : visitAs(app, login));
  asked.set(login, known);
  return known;
};
const show = async (login: DemoLogin | 'guest', id: string): Promise<MediaDetail> =>
  (await as(login)).call('GET /api/v1/media/{id}', { params: { id } });
const download = async (login: DemoLogin | 'guest', id: string) =>
  (await as(login)).send({ method: 'GET', url: `/api/v1/media/${id}/download` });

describe('the verdict', () => {
  test.each([
    ['teacher', openFilm, 'open', true, true],
    ['student', openFilm, 'open', true, false],
    ['guest', openFilm, 'open', true, false],
    ['guest', 'MZH-7910002', 'open', true, true],
    ['guest', 'OWN-DISTRICT', 'sign-in', false, false],
    ['teacher', 'OWN-SCHOOL', 'licensed', true, true],
    ['schooladmin', 'OWN-SCHOOL', 'licensed', true, true],
    ['districtadmin', 'OWN-SCHOOL', 'licensed', true, true],
    ['teacher2', 'OWN-SCHOOL', 'not-licensed', false, false],
    ['teacher3', 'OWN-SCHOOL', 'not-licensed', false, false],
    ['teacher2', 'OWN-DISTRICT', 'licensed', true, true],
    ['teacher3', 'OWN-DISTRICT', 'not-licensed', false, false],
    ['districtadmin2', 'OTHER-DISTRICT', 'licensed', true, true],
    ['districtadmin', 'OTHER-DISTRICT', 'not-licensed', false, false],
    ['teacher', 'LAST-DAY', 'licensed', true, true],
    ['teacher', 'YESTERDAY', 'expired', false, false],
    ['student', 'OWN-SCHOOL', 'shared', true, false],
    ['student', 'OWN-DISTRICT', 'not-shared', false, false],
    ['student', 'YESTERDAY', 'expired', false, false],
    ['student', 'SHARED-SHEET', 'shared', true, true],
  ] as const)('for %s on %s is %s', async (login, id, reason, mayUse, mayDownload) => {
    const { use, files } = await show(login, id);
    expect(use).toMatchObject({ reason, mayUse, mayDownload });
    expect(files.length > 0).toBe(mayUse);
  });

  test('comes with the end, the days left and the holder of the licence', async () => {
    const bySchool = await show('teacher', 'OWN-SCHOOL');
    expect(bySchool.use).toMatchObject({ until: '2026-12-01', daysLeft: 16 });
    expect(bySchool.licensedBy).toEqual({ kind: 'school', name: 'Realschule Hohenfeld' });
    expect((await show('teacher', 'LAST-DAY')).use.daysLeft).toBe(0);
    const byDistrict = await show('teacher2', 'OWN-DISTRICT');
    expect(byDistrict.licensedBy).toEqual({ kind: 'district', name: 'Medienzentrum Hohenfeld' });
    expect((await show('guest', 'OWN-DISTRICT')).licensedBy).toBeNull();
    expect((await show('teacher', openFilm)).licensedBy).toBeNull();
  });
});

describe('the description', () => {
  test('holds files in their order with links, subtitles, chapters and the names they are saved under', async () => {
    const { files, fn_titel } = await show('teacher', openFilm);
    expect(files.map(({ role, lang }) => `${role} ${lang}`)).toEqual([
      'main de',
      'main de',
      'subtitle de',
      'subtitle en',
      'chapters de',
      'chapters en',
      'poster zxx',
      'worksheet de',
    ]);
    expect(files[0]).toMatchObject({
      contentType: 'video/mp4',
      host: null,
      name: 'Vulkane Wenn die Erde sich öffnet.mp4',
    });
    expect(fn_titel).toBe('Vulkane: Wenn die Erde sich öffnet');
    expect(files[0]?.size).toBeGreaterThan(1_000_000);
    expect(files[0]?.href).toMatch(/^\/media-files\/[0-9a-f-]{36}\?t=/);
    expect(files.filter(({ downloadHref }) => downloadHref).map(({ role }) => role)).toEqual([
      'main',
      'main',
      'worksheet',
    ]);
  });

  test('gives pupils a worksheet to take along, and neither film nor sound', async () => {
    for (const id of [openFilm, 'OWN-SCHOOL', 'MZH-2910008']) {
      const { files } = await show('student', id);
      const taken = files.filter(({ downloadHref }) => downloadHref).map(({ role }) => role);
      expect([id, taken]).toEqual([id, id === 'MZH-2910008' ? [] : ['worksheet']]);
    }
  });

  test('names the parts of a package as cards, each with its own verdict', async () => {
    const { parts } = await show('student', 'MZH-5510003');
    expect(parts.map(({ identifier }) => identifier)).toEqual([
      'MZH-4910001',
      'MZH-1910004',
      'MZH-7910002',
      'MZH-UC-H5P10005',
    ]);
    expect(parts.map(({ use }) => use.mayDownload)).toEqual([false, true, true, false]);
  });

  test('leads to an address outside by its host', async () => {
    const { identifier } = await database.queries
      .selectFrom('media_files')
      .innerJoin('media', 'media.id', 'media_files.media_id')
      .select('identifier')
      .where('location', 'like', 'https://%')
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('licences').select('id').whereRef('licences.media_id', '=', 'media.id'))),
      )
      .executeTakeFirstOrThrow();
    const { files, use } = await show('teacher', identifier);
    const [file] = files;
    expect(use.mayDownload).toBe(false);
    expect(file).toMatchObject({ size: null, downloadHref: null });
    expect(file?.host).toMatch(/\./);
  });

  test('names subjects from the top level down', async () => {
    const { subjectPaths } = await show('guest', openFilm);
    expect(subjectPaths[0]?.[0]).toMatchObject({ code: '220' });
  });
});

describe('who may read it', () => {
  const statusFor = async (config: object, id: string) => {
    const other = await buildTestApp(database, { config });
    const response = await visit(other).send({ method: 'GET', url: `/api/v1/media/${id}` });
    await other.close();
    return response.statusCode;
  };
  const closed = { Katalog: false, SearchNotLoggedIn: false };

  test.each([
    ['a catalogue', { ...closed, Katalog: true }, [200, 200, 404]],
    ['guest search alone', { ...closed, SearchNotLoggedIn: true }, [200, 401, 404]],
    [
      'guest search with the search switched off',
      { ...closed, SearchNotLoggedIn: true, DisableSearch: true },
      [401, 401, 401],
    ],
    ['neither', closed, [401, 401, 401]],
  ])('is decided for guests by %s', async (_, config, expected) => {
    const found: number[] = [];
    for (const id of [openFilm, 'OWN-DISTRICT', 'NOBODY-KNOWS-ME']) found.push(await statusFor(config, id));
    expect(found).toEqual(expected);
  });

  test('is everybody who is signed in; an unknown medium is not found', async () => {
    const pupil = await as('student');
    expect((await pupil.send({ method: 'GET', url: '/api/v1/media/nobody' })).statusCode).toBe(404);
    expect((await pupil.send({ method: 'GET', url: `/api/v1/media/${'x'.repeat(201)}` })).statusCode).toBe(400);
  });
});

describe('the download', () => {
  test.each([
    ['teacher', openFilm, 303],
    ['student', openFilm, 403],
    ['guest', openFilm, 401],
    ['student', 'MZH-2910008', 403],
    ['student', 'MZH-7910002', 303],
    ['guest', 'MZH-7910002', 303],
    ['student', 'SHARED-SHEET', 303],
    ['student', 'OWN-SCHOOL', 403],
    ['teacher', 'LAST-DAY', 303],
    ['teacher', 'YESTERDAY', 403],
    ['teacher2', 'OWN-SCHOOL', 403],
    ['guest', 'OWN-DISTRICT', 401],
    ['teacher', 'NOBODY-KNOWS-ME', 404],
  ] as const)('by %s of %s answers %i', async (login, id, status) => {
    const response = await download(login, id);
    expect(response.statusCode).toBe(status);
    if (status === 303) {
      const file = await app.inject({ method: 'GET', url: String(response.headers.location) });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename=/);
    }
  });

  test('that is refused leads a person to the medium’s page, and a program to the problem', async () => {
    const teacher = await as('teacher');
    const ask = (accept: string) =>
      teacher.send({ method: 'GET', url: '/api/v1/media/YESTERDAY/download', headers: { accept } });
    expect((await ask('text/html,*/*;q=0.8')).headers.location).toBe('/media/YESTERDAY');
    expect((await ask('application/json')).statusCode).toBe(403);
  });

  test('is not promised for a medium whose file has not come', async () => {
    expect((await download('teacher', 'MZH-UC-CLIP10215')).statusCode).toBe(404);
    const { files, use } = await show('teacher', 'MZH-UC-CLIP10215');
    expect(files).toEqual([]);
    expect(use).toMatchObject({ mayUse: true, mayDownload: false });
  });

  test.each(['', '/similar', '/download'])('takes no parameter that it does not know (%s)', async (path) => {
    const url = `/api/v1/media/${openFilm}${path}?x=1`;
    const response = await (await as('teacher')).send({ method: 'GET', url });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ parameter: 'x' }] });
  });

  test('is refused to everybody in the publisher variant, which streams', async () => {
    const publisher = await buildTestApp(database, { config: { Type: 'hueber' } });
    const teacher = await visitAs(publisher, 'teacher');
    expect((await teacher.send({ method: 'GET', url: `/api/v1/media/${openFilm}/download` })).statusCode).toBe(403);
    const { files, use } = await teacher.call('GET /api/v1/media/{id}', { params: { id: openFilm } });
    expect(use.mayUse).toBe(true);
    expect(files.filter(({ downloadHref }) => downloadHref)).toEqual([]);
    expect((await visit(publisher).send({ method: 'GET', url: `/api/v1/media/${openFilm}/download` })).statusCode).toBe(
      403,
    );
    await publisher.close();
  });
});
