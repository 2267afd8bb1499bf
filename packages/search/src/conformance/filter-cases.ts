import assert from 'node:assert/strict';
import type { FilterField } from '@mediathek/domain';
import type { SearchDocument, SearchFilters } from '../search-engine';
import { type ConformanceCase, found, medium, stock, today, withDocuments } from './case';

const documents: readonly SearchDocument[] = [
  medium('bio', { fn_geb: ['0800201', '220'], fn_sprache: 'de;en(u)', fn_typ: '49', fn_adressat: ['A(5-10)'] }),
  medium('botany', { fn_geb: ['08004'], fn_sprache: 'de', fn_typ: '79', fn_adressat: ['A(1-4)', 'J(6-10)'] }),
  medium('physics', { fn_geb: ['460'], fn_sprache: 'en', fn_typ: '69', fn_adressat: ['A'], mediaType: 'app' }),
  medium('book', { fn_geb: ['120'], fn_sprache: 'de-leicht', fn_typ: '4', fn_adressat: ['BB'], mediaType: 'book' }),
  medium('none', { fn_typ: 'NEU', fn_sprache: '' }),
  medium('words', {
    fn_schlag: 'Zellteilung; Mitose; Grüne Energie',
    fn_prodname: 'Planet Schule',
    licences: [
      { districtId: 'd1', mediathek: '/d1/grund', validTo: '2026-12-31' },
      { districtId: 'd1', mediathek: '/d1/alt', validTo: '2026-03-09' },
    ],
  }),
];

const filterTable: readonly [what: string, filters: SearchFilters, finds: readonly string[]][] = [
  ['a whole branch of subjects', { fn_geb: '080*' }, ['bio', 'botany']],
  ['a single subject without what lies below it', { fn_geb: '080|220' }, ['bio']],
  ['several subjects as alternatives', { fn_geb: '220*|460*' }, ['bio', 'physics']],
  ['a language and its subtitles', { fn_sprache: 'en*' }, ['bio', 'physics']],
  ['a spoken language only', { fn_sprache: 'en' }, ['physics']],
  ['a language and its plain variants', { fn_sprache: 'DE*' }, ['bio', 'book', 'botany', 'words']],
  ['a media type exactly', { fn_typ: '4' }, ['book']],
  ['a media type exactly, whatever stands behind it', { fn_typ: '4*' }, ['book']],
  ['several media types', { fn_typ: '4|79' }, ['book', 'botany']],
  ['an unknown media type by its code', { fn_typ: 'NEU' }, ['none']],
  ['a grade inside a range, and groups without grades', { fn_adressat: 'A(7)*' }, ['bio', 'physics']],
  ['ranges that share a grade', { fn_adressat: 'A(4-5)*' }, ['bio', 'botany', 'physics']],
  ['a group with all its grades', { fn_adressat: 'A*' }, ['bio', 'botany', 'physics']],
  ['a group by its whole code', { fn_adressat: 'BB*' }, ['book']],
  ['a grade also without the asterisk', { fn_adressat: 'A(2)' }, ['botany', 'physics']],
  ['a keyword', { fn_schlag: 'Mitose' }, ['words']],
  ['a keyword of several words, however written', { fn_schlag: 'gruene energie' }, ['words']],
  ['keywords that begin alike', { fn_schlag: 'Zell*' }, ['words']],
  ['no keyword by a part of it', { fn_schlag: 'Zell' }, []],
  ['a producer', { fn_prodname: 'planet schule' }, ['words']],
  ['what a media library licenses', { lizenzen: '/d1/grund' }, ['words']],
  ['nothing of a media library whose licence has ended', { lizenzen: '/d1/alt' }, []],
  ['nothing of a media library that does not exist', { lizenzen: '/d9/grund' }, []],
  ['all of several filters together', { fn_geb: '080*', fn_adressat: 'A(7)*', fn_typ: '49' }, ['bio']],
  [
    'everything where nothing is chosen',
    { fn_geb: '', fn_typ: '|', fn_sprache: '*' },
    documents.map((one) => one.identifier),
  ],
];

const filterCases: readonly ConformanceCase[] = filterTable.map(([what, filters, finds]) => ({
  title: `filters by ${what}`,
  run: (open) =>
    withDocuments(open, documents, async (engine) => {
      assert.deepEqual((await found(engine, { filters })).sort(), [...finds].sort());
    }),
}));

const facets: readonly FilterField[] = ['fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat'];
const asObject = (values: readonly { value: string; count: number }[] = []) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

const facetCases: readonly ConformanceCase[] = [
  {
    title: 'counts a subject in all its ancestors, and each medium once',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_geb: ['0800201', '0800202'] }), medium('b', { fn_geb: ['08002'] })],
        async (engine) => {
          const { fn_geb } = await engine.facets({ scope: stock, facets: ['fn_geb'] });
          assert.deepEqual(asObject(fn_geb), { '080': 2, '08002': 2, '0800201': 1, '0800202': 1 });
        },
      ),
  },
  {
    title: 'counts subtitles with their language and media types by their codes',
    run: (open) =>
      withDocuments(open, documents, async (engine) => {
        const counted = await engine.facets({ scope: stock, facets });
        assert.deepEqual(asObject(counted.fn_sprache), { de: 3, en: 2, 'de-leicht': 1 });
        assert.deepEqual(asObject(counted.fn_typ), { '49': 2, '79': 1, '69': 1, '4': 1, NEU: 1 });
      }),
  },
  {
    title: 'counts a target group as its filter would find it',
    run: (open) =>
      withDocuments(open, documents, async (engine) => {
        const { fn_adressat = [] } = await engine.facets({ scope: stock, facets: ['fn_adressat'] });
        assert.ok(fn_adressat.some(({ value }) => value === 'A(5-10)'));
        for (const { value, count } of fn_adressat) {
          assert.equal((await found(engine, { filters: { fn_adressat: value } })).length, count, value);
        }
      }),
  },
  {
    title: 'does not narrow a facet by its own filter, but by all others',
    run: (open) =>
      withDocuments(open, documents, async (engine) => {
        const filters = { fn_geb: '080*', fn_typ: '49' };
        const { items, facets: counted } = await engine.search({ scope: stock, filters, facets });
        assert.deepEqual(
          items.map(({ identifier }) => identifier),
          ['bio'],
        );
        assert.deepEqual(asObject(counted.fn_typ), { '49': 1, '79': 1 });
        assert.deepEqual(asObject(counted.fn_geb), { '080': 1, '08002': 1, '0800201': 1, '220': 1 });
        assert.deepEqual(asObject(counted.fn_sprache), { de: 1, en: 1 });
      }),
  },
  {
    title: 'counts only what the words find',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_titel: 'Wal', fn_typ: '1' }), medium('b', { fn_titel: 'Hai', fn_typ: '2' })],
        async (engine) => {
          const { fn_typ } = await engine.facets({ q: 'Wal', scope: stock, facets: ['fn_typ'] });
          assert.deepEqual(asObject(fn_typ), { '1': 1 });
        },
      ),
  },
  {
    title: 'gives only the facets that were asked for',
    run: (open) =>
      withDocuments(open, documents, async (engine) => {
        assert.deepEqual(Object.keys(await engine.facets({ scope: stock, facets: ['fn_typ'] })), ['fn_typ']);
        assert.deepEqual((await engine.search({ scope: stock })).facets, {});
      }),
  },
  {
    title: 'narrows by category',
    run: (open) =>
      withDocuments(open, documents, async (engine) => {
        assert.deepEqual(await found(engine, { category: 'books' }), ['book']);
        assert.deepEqual(await found(engine, { category: 'apps' }), ['physics']);
        assert.deepEqual((await found(engine, { category: 'media' })).sort(), ['bio', 'botany', 'none', 'words']);
        assert.equal((await found(engine, { category: 'all' })).length, documents.length);
      }),
  },
];

const licensed: readonly SearchDocument[] = [
  medium('open'),
  medium('district', { licences: [{ districtId: 'd1', validTo: today }] }),
  medium('ended', { licences: [{ districtId: 'd1', validTo: '2026-03-09' }] }),
  medium('unlimited', { licences: [{ districtId: 'd1', validTo: false }] }),
  medium('dateless', { licences: [{ districtId: 'd1', validTo: null }] }),
  medium('school', { licences: [{ schoolId: 's1', validTo: '2027-01-01' }] }),
  medium('elsewhere', {
    licences: [
      { districtId: 'd2', validTo: false },
      { schoolId: 's2', validTo: false },
    ],
  }),
];

const scopeTable: readonly [
  who: string,
  scope: Partial<Parameters<typeof found>[1]['scope'] & object>,
  finds: readonly string[],
][] = [
  ['the whole stock', { kind: 'stock' }, licensed.map(({ identifier }) => identifier)],
  ['nothing', { kind: 'none' }, []],
  ['the open part', { kind: 'open' }, ['open']],
  [
    'what a school may use: open media and licences of school and district that have not ended',
    { kind: 'licensed', schoolId: 's1', districtId: 'd1' },
    ['open', 'district', 'unlimited', 'school'],
  ],
  [
    'what another school of the district may use',
    { kind: 'licensed', schoolId: 's9', districtId: 'd1' },
    ['open', 'district', 'unlimited'],
  ],
  ['only open media for somebody without a school', { kind: 'licensed' }, ['open']],
  [
    'what was shared with a pupil, and open media',
    { kind: 'shared', schoolId: 's1', districtId: 'd1', sharedIdentifiers: ['ended', 'elsewhere', 'unknown'] },
    ['open', 'ended', 'elsewhere'],
  ],
];

const scopeCases: readonly ConformanceCase[] = scopeTable.map(([who, scope, finds]) => ({
  title: `shows ${who}`,
  run: (open) =>
    withDocuments(open, licensed, async (engine) => {
      const full = { kind: 'stock', today, ...scope } as const;
      const { items, total } = await engine.search({ scope: full });
      assert.deepEqual(items.map(({ identifier }) => identifier).sort(), [...finds].sort());
      assert.equal(total, finds.length);
      const { fn_typ = [] } = await engine.facets({ scope: full, facets: ['fn_typ'] });
      assert.equal(asObject(fn_typ)['49'] ?? 0, finds.length);
      const { titles } = await engine.suggest({ q: 'elsewhere', scope: full });
      assert.equal(
        titles.some(({ identifier }) => identifier === 'elsewhere'),
        finds.includes('elsewhere'),
      );
    }),
}));

export const selectionCases: readonly ConformanceCase[] = [...filterCases, ...facetCases, ...scopeCases];
