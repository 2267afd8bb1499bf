import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit, visitAs } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { childrenNamed, elementAt, readXml, textAt, type XmlElement } from '../../adapters/outside/read-xml';
import { oaiService } from './oai';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildTestApp(database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function ask(query: string, of = app): Promise<XmlElement> {
  const answer = await visit(of).send({ method: 'GET', url: `/oai?${query}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  const root = readXml(answer.body);
  expect(root.name).toBe('OAI-PMH');
  expect(root.children.map(({ name }) => name).slice(0, 2)).toEqual(['responseDate', 'request']);
  expect(textAt(root, 'responseDate')).toBe('2026-11-15T11:00:00Z');
  return root;
}
const errorOf = (root: XmlElement) => elementAt(root, 'error')?.attributes.code;

/** Everything that the library gives to everyone, asked for without the code under test. */
async function openIdentifiers(): Promise<string[]> {
  const rows = await database.queries
    .selectFrom('media')
    .select(['id', 'identifier', 'clip_of', 'deleted_at'])
    .execute();
  const licensed = new Set(
    (await database.queries.selectFrom('licences').select('media_id').execute()).map(({ media_id }) => media_id),
  );
  return rows
    .filter(({ id, clip_of, deleted_at }) => !licensed.has(id) && clip_of === null && deleted_at === null)
    .map(({ identifier }) => identifier)
    .sort();
}
const idsIn = (list: XmlElement | undefined): string[] =>
  (list?.children ?? [])
    .flatMap((one) => (one.name === 'record' ? (elementAt(one, 'header') ?? []) : one.name === 'header' ? one : []))
    .map((header) => decodeURIComponent(textAt(header, 'identifier').replace('oai:localhost:', '')));

describe('a harvester', () => {
  test('learns who we are, which formats and sets there are', async () => {
    const identify = elementAt(await ask('verb=Identify'), 'Identify');
    expect(identify?.children.map(({ name, text }) => [name, text])).toEqual([
      ['repositoryName', 'Mediathek'],
      ['baseURL', 'http://localhost:3000/oai'],
      ['protocolVersion', '2.0'],
      ['adminEmail', 'noreply@localhost'],
      ['earliestDatestamp', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
      ['deletedRecord', 'no'],
      ['granularity', 'YYYY-MM-DDThh:mm:ssZ'],
    ]);
    const formats = elementAt(await ask('verb=ListMetadataFormats'), 'ListMetadataFormats');
    expect(formats?.children.map((one) => textAt(one, 'metadataPrefix'))).toEqual(['oai_dc', 'lom']);
    const sets = elementAt(await ask('verb=ListSets'), 'ListSets');
    expect(sets?.children.map((one) => textAt(one, 'setName'))).toContain('Geographie');
  });

  test.each(['oai_dc', 'lom'])('gets every open record in %s over all pages, and no other one', async (prefix) => {
    const paged = oaiService({
      ...{ db: database.queries, clock: () => new Date(), publicUrl: 'http://localhost:3000', isPublic: true },
      ...{ adminEmail: 'a@b.example', pageSize: 7, pageOf: (id) => `http://localhost/${id}`, coverOf: () => '' },
    });
    const found: string[] = [];
    let asked: Record<string, string> = { verb: 'ListRecords', metadataPrefix: prefix };
    for (let page = 0; page < 1000; page += 1) {
      const root = readXml(String((await paged.answer(asked)).content));
      const list = elementAt(root, 'ListRecords');
      found.push(...idsIn(list));
      const token = elementAt(list, 'resumptionToken');
      expect(token?.attributes.cursor).toBe(String(page * 7));
      if (!token?.text) break;
      asked = { verb: 'ListRecords', resumptionToken: token.text };
    }
    expect(found.sort()).toEqual(await openIdentifiers());
    expect(found.length).toBeGreaterThan(20);
  });

  test('sees the same whoever asks: nothing that a school or district has licensed, and no clip', async () => {
    const open = await openIdentifiers();
    const teacher = await visitAs(app, 'teacher');
    const body = (await teacher.send({ method: 'GET', url: '/oai?verb=ListIdentifiers&metadataPrefix=lom' })).body;
    expect(idsIn(elementAt(readXml(body), 'ListIdentifiers')).every((id) => open.includes(id))).toBe(true);
    const licensed = await database.queries
      .selectFrom('licences')
      .innerJoin('media', 'media.id', 'licences.media_id')
      .select('identifier')
      .distinct()
      .execute();
    expect(licensed.length).toBeGreaterThan(5);
    for (const { identifier } of licensed.slice(0, 10)) {
      const url = `verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${encodeURIComponent(identifier)}`;
      expect(errorOf(await ask(url))).toBe('idDoesNotExist');
    }
  });

  test('a medium is gone from the list with the licence it gets', async () => {
    const [identifier = ''] = await openIdentifiers();
    const url = `verb=GetRecord&metadataPrefix=lom&identifier=oai:localhost:${encodeURIComponent(identifier)}`;
    expect(idsIn(elementAt(await ask(url), 'GetRecord'))).toEqual([identifier]);
    const { id } = await database.queries
      .selectFrom('media')
      .select('id')
      .where('identifier', '=', identifier)
      .executeTakeFirstOrThrow();
    await database.queries
      .insertInto('licences')
      .values({ code_id: 'OAI-1', media_id: id, district_id: 'seetal', unlimited: true })
      .execute();
    expect(errorOf(await ask(url))).toBe('idDoesNotExist');
    await database.queries.deleteFrom('licences').where('code_id', '=', 'OAI-1').execute();
  });

  test('may ask with a form as well', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await visit(app).send({ method: 'POST', url: '/oai', headers: form, payload: 'verb=Identify' });
    expect(textAt(readXml(answer.body), 'Identify', 'protocolVersion')).toBe('2.0');
  });

  test('narrows to a subject and to days, which both count', async () => {
    const all = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
    const ofSet = elementAt(await ask(`${all}&set=220`), 'ListIdentifiers');
    for (const header of childrenNamed(ofSet, 'header'))
      expect(childrenNamed(header, 'setSpec').map(({ text }) => text)).toContain('220');
    const [identifier = ''] = await openIdentifiers();
    const update = (moment: string) =>
      database.queries
        .updateTable('media')
        .set({ updated_at: new Date(moment) })
        .where('identifier', '=', identifier)
        .execute();
    await update('2001-05-05T12:00:00.500Z');
    const between = async (dates: string) => {
      const root = await ask(`${all}&${dates}`);
      return errorOf(root) ?? idsIn(elementAt(root, 'ListIdentifiers'));
    };
    expect(await between('from=2001-05-05&until=2001-05-05')).toEqual([identifier]);
    expect(await between('from=2001-05-05T12:00:00Z&until=2001-05-05T12:00:00Z')).toEqual([identifier]);
    expect(await between('until=2001-05-05T11:59:59Z')).toBe('noRecordsMatch');
  });
});

describe('what does not fit is an error of the protocol, never one of ours', () => {
  test.each([
    ['', 'badVerb'],
    ['verb=Nothing', 'badVerb'],
    ['verb=Identify&verb=Identify', 'badVerb'],
    ['verb=constructor', 'badVerb'],
    ['verb=Identify&set=220', 'badArgument'],
    ['verb=ListRecords', 'badArgument'],
    ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=lom', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=gestern', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-01-01&until=2026-02-01T00:00:00Z', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-03-01&until=2026-02-01', 'badArgument'],
    ['verb=ListRecords&metadataPrefix=mods', 'cannotDisseminateFormat'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=999', 'noRecordsMatch'],
    ['verb=ListRecords&metadataPrefix=oai_dc&set=x%00', 'noRecordsMatch'],
    ['verb=ListRecords&resumptionToken=nonsense', 'badResumptionToken'],
    [
      `verb=ListRecords&resumptionToken=${Buffer.from('{"prefix":"lom","from":1e300}').toString('base64url')}`,
      'badResumptionToken',
    ],
    ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:%2500', 'idDoesNotExist'],
    ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elsewhere:x', 'idDoesNotExist'],
    ['verb=ListMetadataFormats&identifier=x', 'idDoesNotExist'],
  ])('%s: %s', async (query, code) => {
    const root = await ask(query);
    expect(errorOf(root)).toBe(code);
    const repeats = code !== 'badVerb' && code !== 'badArgument';
    expect(elementAt(root, 'request')?.attributes.verb !== undefined).toBe(repeats);
  });

  test('a deployment that shows guests nothing hands nothing out', async () => {
    const closed = await buildTestApp(database, { config: { SearchNotLoggedIn: false, Katalog: false } });
    expect(errorOf(await ask('verb=ListRecords&metadataPrefix=oai_dc', closed))).toBe('noRecordsMatch');
    await closed.close();
  });
});

describe('a record', () => {
  beforeAll(async () => {
    const { id: _id, ...film } = await database.queries.selectFrom('media').selectAll().executeTakeFirstOrThrow();
    await database.queries
      .insertInto('media')
      .values({
        ...{ ...film, identifier: 'OPEN 1&2', fn_titel: 'Vulkane <b>& Lava</b>\u0001', fn_text: 'Ein "Film" ]]>' },
        ...{ fn_geb: ['22003'], fn_sprache: 'de;en;tr(u)', fn_typ: '49', fn_adressat: ['A(5-10)'] },
        ...{ fn_schlag: 'Vulkan; Lava', fn_prodname: 'Atlas; Film', media_type: 'media', added_on: '2026-11-01' },
        ...{ licence_label: 'CC BY 4.0', duration_minutes: 12, clip_of: null, clip_owner: null, deleted_at: null },
        ...{ clip_start: null, clip_end: null },
      })
      .execute();
  });
  const metadataIn = async (prefix: string) => {
    const query = `verb=GetRecord&metadataPrefix=${prefix}&identifier=${encodeURIComponent('oai:localhost:OPEN%201%262')}`;
    return elementAt(await ask(query), 'GetRecord', 'record', 'metadata')?.children[0];
  };

  test('in Dublin Core has its words, its page and its terms', async () => {
    const dc = await metadataIn('oai_dc');
    const all = (name: string) => childrenNamed(dc, name).map(({ text }) => text);
    expect(all('title')).toEqual(['Vulkane & Lava']);
    expect(all('subject')).toEqual(expect.arrayContaining(['Geographie', 'Vulkan', 'Lava']));
    expect(all('identifier')).toEqual(['http://localhost:3000/catalogue/search/OPEN%201%262']);
    expect([all('language'), all('rights'), all('type')[0], all('date')]).toEqual([
      ['de', 'en'],
      ['CC BY 4.0'],
      'MovingImage',
      ['2026-11-01'],
    ]);
  });

  test('in LOM has its parts in the order of the standard', async () => {
    const lom = await metadataIn('lom');
    expect(lom?.children.map(({ name }) => name)).toEqual([
      ...['general', 'lifeCycle', 'metaMetadata', 'technical', 'educational', 'rights', 'classification'],
    ]);
    expect(elementAt(lom, 'general')?.children.map(({ name }) => name)).toEqual([
      ...['identifier', 'title', 'language', 'language', 'description', 'keyword', 'keyword'],
    ]);
    expect(textAt(lom, 'general', 'title', 'string')).toBe('Vulkane & Lava');
    expect(textAt(lom, 'technical', 'duration', 'duration')).toBe('PT12M');
    expect(textAt(lom, 'educational', 'typicalAgeRange', 'string')).toBe('10-16');
    expect(textAt(lom, 'lifeCycle', 'contribute', 'entity')).toContain(String.raw`FN:Atlas\; Film`);
    const taxons = childrenNamed(elementAt(lom, 'classification', 'taxonPath'), 'taxon');
    expect(taxons.map((taxon) => textAt(taxon, 'id'))).toEqual(['220', '22003']);
  });
});

test('browsers learn how to search here', async () => {
  const answer = await visit(app).send({ method: 'GET', url: '/opensearch.xml' });
  expect(answer.headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  const root = readXml(answer.body);
  expect(elementAt(root, 'Url')?.attributes).toMatchObject({
    type: 'text/html',
    template: 'http://localhost:3000/search?q={searchTerms}',
  });
  expect(textAt(root, 'ShortName').length).toBeLessThanOrEqual(16);
});
