import { gzipSync } from 'node:zlib';
import { escapeXml } from '../src/documents/xml';
import type { Answering } from './outside-server';

/** What the repositories of the tests hold. */
export interface StoredThing {
  id: string;
  title: string;
  address: string;
  licence?: string;
  creator?: string;
  year?: string;
  keywords?: readonly string[];
}

export const volcanoes: readonly StoredThing[] = [
  {
    id: 'r1',
    title: 'Vulkane der Erde',
    address: 'https://oer.example/vulkane',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    creator: 'Marie Berg',
    year: '2021',
    keywords: ['Vulkan', 'Lava'],
  },
  { id: 'r2', title: 'Vulkanausbruch im Modell', address: 'https://oer.example/modell', year: '2019' },
  { id: 'r3', title: 'Wolken', address: 'https://oer.example/wolken' },
];

const find = (things: readonly StoredThing[], q: string): StoredThing[] =>
  things.filter(({ title }) => q.split(/\s+/).every((word) => title.toLowerCase().includes(word.toLowerCase())));

const send = (response: Parameters<Answering>[1], type: string, text: string): void => {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(text));
};

const field = (tag: string, code: string, text: string | undefined): string =>
  text === undefined
    ? ''
    : `<datafield tag="${tag}" ind1=" " ind2=" "><subfield code="${code}">${escapeXml(text)}</subfield></datafield>`;

const marc = ({ id, title, address, licence, creator, year, keywords = [] }: StoredThing): string =>
  [
    '<record xmlns="http://www.loc.gov/MARC21/slim" type="Bibliographic"><leader>00000nam a2200000 c 4500</leader>',
    `<controlfield tag="001">${escapeXml(id)}</controlfield>`,
    field('041', 'a', 'ger'),
    field('100', 'a', creator),
    field('245', 'a', `${title} /`),
    field('264', 'c', year && `[${year}]`),
    field('540', 'u', licence),
    keywords.map((keyword) => field('653', 'a', keyword)).join(''),
    field('856', 'u', address),
    '</record>',
  ].join('');

const dc = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<dc:${name}>${escapeXml(text)}</dc:${name}>`;

const dublinCore = ({ title, address, licence, creator, year, keywords = [] }: StoredThing): string =>
  [
    '<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    dc('title', title),
    dc('creator', creator),
    keywords.map((keyword) => dc('subject', keyword)).join(''),
    dc('date', year),
    dc('identifier', address),
    dc('language', 'de'),
    dc('rights', licence),
    '</oai_dc:dc>',
  ].join('');

const wordsInCql = (query: string): string => [...query.matchAll(/"([^"]*)"/g)].map(([, word]) => word).join(' ');

/** A library catalogue by SRU 1.1, 1.2 or 2.0. */
export const sruServer =
  (things: readonly StoredThing[], { isEscaped = false }: { isEscaped?: boolean } = {}): Answering =>
  ({ url }, response) => {
    const given = url.searchParams;
    const isNew = given.get('operation') === null;
    const namespace = isNew ? 'http://docs.oasis-open.org/ns/search-ws/sruResponse' : 'http://www.loc.gov/zing/srw/';
    const found = find(things, wordsInCql(given.get('query') ?? ''));
    const write = given.get('recordSchema') === 'MARC21-xml' ? marc : dublinCore;
    const records = found.slice(0, Number(given.get('maximumRecords'))).map((thing, at) => {
      const data = isEscaped ? escapeXml(write(thing)) : write(thing);
      return `<record><recordSchema>x</recordSchema><recordData>${data}</recordData><recordPosition>${at + 1}</recordPosition></record>`;
    });
    const list = records.length > 0 ? `<records>${records.join('')}</records>` : '';
    send(
      response,
      'application/xml',
      `<?xml version="1.0" encoding="UTF-8"?><searchRetrieveResponse xmlns="${namespace}"><version>${given.get('version') ?? '2.0'}</version><numberOfRecords>${found.length}</numberOfRecords>${list}</searchRetrieveResponse>`,
    );
  };

/** A catalogue that answers with an error of the protocol. */
export const sruDiagnostics: Answering = (_, response) =>
  send(
    response,
    'text/xml',
    '<searchRetrieveResponse xmlns="http://www.loc.gov/zing/srw/"><version>1.1</version><numberOfRecords>0</numberOfRecords><diagnostics><diagnostic xmlns="http://www.loc.gov/zing/srw/diagnostic/"><uri>info:srw/diagnostic/1/10</uri><message>Query syntax error</message></diagnostic></diagnostics></searchRetrieveResponse>',
  );

/** A repository that runs edu-sharing. */
export const eduSharingServer =
  (things: readonly StoredThing[]): Answering =>
  ({ url, body }, response) => {
    const { criteria } = JSON.parse(body) as { criteria: { property: string; values: string[] }[] };
    const word = criteria.find(({ property }) => property === 'ngsearchword')?.values[0] ?? '';
    const found = find(things, word);
    const count = Number(url.searchParams.get('maxItems'));
    const nodes = found.slice(0, count).map(({ id, title, address, licence, creator, keywords }) => ({
      ref: { repo: '-home-', id },
      name: `${id}.html`,
      title,
      license: licence ? { icon: '', url: licence } : null,
      createdAt: '2021-05-01T10:00:00Z',
      properties: {
        'ccm:wwwurl': [address],
        'cclom:general_description': [`<p>${title}</p>`],
        ...(creator ? { 'ccm:author_freetext': [creator] } : {}),
        ...(keywords ? { 'cclom:general_keyword': keywords } : {}),
      },
    }));
    send(response, 'application/json', JSON.stringify({ nodes, pagination: { total: found.length, from: 0, count } }));
  };

/** An index that answers like Elasticsearch, with records in the German profile for education. */
export const oersiServer =
  (things: readonly StoredThing[]): Answering =>
  ({ body }, response) => {
    const { size, query } = JSON.parse(body) as { size: number; query: { multi_match: { query: string } } };
    const found = find(things, query.multi_match.query);
    const hits = found.slice(0, size).map(({ id, title, address, licence, creator, year, keywords }) => ({
      _index: 'oer_data',
      _id: id,
      _source: {
        id: address,
        name: title,
        description: title,
        ...(licence ? { license: { id: licence } } : {}),
        ...(creator ? { creator: [{ type: 'Person', name: creator }] } : {}),
        ...(year ? { datePublished: `${year}-01-01` } : {}),
        inLanguage: ['de'],
        keywords,
      },
    }));
    send(response, 'application/json', JSON.stringify({ took: 1, hits: { total: { value: found.length }, hits } }));
  };

/** Any service that answers with JSON. */
export const jsonServer =
  (things: readonly StoredThing[]): Answering =>
  ({ url }, response) => {
    const results = find(things, url.searchParams.get('q') ?? '');
    const shown = results.map(({ id, title, year }) => ({ nr: id, title: { de: title }, when: { year } }));
    send(response, 'application/json', JSON.stringify({ count: results.length, results: shown }));
  };

export interface OaiState {
  things: readonly StoredThing[];
  removed?: readonly string[];
  /** Tokens that the repository has forgotten. */
  forgotten?: Set<string>;
  pageSize?: number;
}

/** A repository that is harvested by OAI-PMH 2.0. */
export const oaiServer =
  (state: OaiState): Answering =>
  ({ url }, response) => {
    const given = url.searchParams;
    const token = given.get('resumptionToken');
    const answer = (inside: string) =>
      send(
        response,
        'text/xml',
        `<?xml version="1.0" encoding="UTF-8"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-11-15T11:00:00Z</responseDate><request verb="ListRecords">http://x/oai</request>${inside}</OAI-PMH>`,
      );
    if (given.get('verb') !== 'ListRecords') return answer('<error code="badVerb">no</error>');
    if (token === null && given.get('metadataPrefix') !== 'oai_dc')
      return answer('<error code="cannotDisseminateFormat">no</error>');
    if (token !== null && state.forgotten?.has(token)) return answer('<error code="badResumptionToken">no</error>');
    const size = state.pageSize ?? 2;
    const start = Number(token ?? 0);
    const header = (id: string, status = '') =>
      `<header${status}><identifier>oai:x:${escapeXml(id)}</identifier><datestamp>2026-11-01</datestamp></header>`;
    const all = [
      ...state.things.map((thing) => `<record>${header(thing.id)}<metadata>${dublinCore(thing)}</metadata></record>`),
      ...(state.removed ?? []).map((id) => `<record>${header(id, ' status="deleted"')}</record>`),
    ];
    if (all.length === 0) return answer('<error code="noRecordsMatch">none</error>');
    const next = start + size < all.length ? String(start + size) : '';
    return answer(
      `<ListRecords>${all.slice(start, start + size).join('')}<resumptionToken>${next}</resumptionToken></ListRecords>`,
    );
  };
