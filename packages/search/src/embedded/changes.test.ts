import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medium, stock } from '../conformance/case';
import type { SearchDocument, SearchQuery, SearchResult } from '../search-engine';
import { EmbeddedEngine } from './embedded-engine';

const words = [
  'Vulkan',
  'Vulkane',
  'Zelle',
  'Teilung',
  'Zellteilung',
  'Klima',
  'Wandel',
  'Klimawandel',
  'Wald',
  'der',
  'und',
];
const text = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((list) => list.join(' '));

const document: fc.Arbitrary<SearchDocument> = fc
  .record({
    identifier: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fn_titel: text,
    fn_kurztext: text,
    fn_text: text,
    fn_schlag: text,
    fn_geb: fc.subarray(['080', '08002', '0800201', '220', '46001']),
    fn_sprache: fc.constantFrom('de', 'en', 'de;en(u)', ''),
    fn_typ: fc.constantFrom('49', '79', '69'),
    fn_adressat: fc.subarray(['A(1-4)', 'A(5-10)', 'A(7)', 'BB', 'A']),
    addedOn: fc.constantFrom('2026-01-01', '2026-01-02'),
    licences: fc.constantFrom(
      [],
      [{ districtId: 'd1', validTo: false as const }],
      [{ schoolId: 's1', validTo: '2020-01-01' }],
    ),
  })
  .map((fields) => medium(fields.identifier, fields));

const change = fc.oneof(
  fc.record({ kind: fc.constant('update' as const), documents: fc.array(document, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('remove' as const), identifiers: fc.subarray(['a', 'b', 'c', 'd', 'e', 'f']) }),
);

const facets = ['fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat'] as const;
const query: fc.Arbitrary<SearchQuery> = fc.record({
  q: fc.oneof(fc.constant(''), text),
  scope: fc.constantFrom(
    stock,
    { ...stock, kind: 'licensed' as const, districtId: 'd1', schoolId: 's1' },
    { ...stock, kind: 'open' as const },
  ),
  filters: fc.record(
    {
      fn_geb: fc.constantFrom('080*', '080', '220*|46001'),
      fn_sprache: fc.constantFrom('de*', 'en*', 'en'),
      fn_typ: fc.constantFrom('49', '79|69'),
      fn_adressat: fc.constantFrom('A(7)*', 'A(2)', 'BB*'),
    },
    { requiredKeys: [] },
  ),
  facets: fc.constant(facets),
});

describe('changes', () => {
  it('lead to the same answers as indexing what is left, once all is merged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { maxLength: 5 }),
        fc.array(change, { maxLength: 6 }),
        query,
        async (first, changes, asked) => {
          const expected = new Map(first.map((one) => [one.identifier, one]));
          const changed = new EmbeddedEngine();
          await changed.index(first);
          for (const one of changes) {
            if (one.kind === 'update') {
              await changed.update(one.documents);
              for (const next of one.documents) expected.set(next.identifier, next);
            } else {
              await changed.remove(one.identifiers);
              for (const identifier of one.identifiers) expected.delete(identifier);
            }
          }
          const fresh = new EmbeddedEngine();
          await fresh.index(expected.values());
          const wanted = { ...(await fresh.search(asked)), view: '' };

          // Until then words count as often as before, which may change how many of several words must be found.
          if (!asked.q?.includes(' ')) {
            const before = await changed.search(asked);
            expect(before.facets).toEqual(wanted.facets);
            const identifiers = ({ items }: SearchResult) => items.map(({ identifier }) => identifier).sort();
            expect(identifiers(before)).toEqual(identifiers(wanted));
          }

          await changed.compact();
          expect({ ...(await changed.search(asked)), view: '' }).toEqual(wanted);
        },
      ),
      { numRuns: 30 },
    );
  }, 60_000);
});

describe('facets', () => {
  it('are what a plain count of all results gives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(document, { selector: ({ identifier }) => identifier }),
        query,
        async (documents, asked) => {
          const engine = new EmbeddedEngine();
          await engine.index(documents);
          for (const field of facets) {
            const { [field]: _own, ...others } = asked.filters ?? {};
            const counted = (await engine.facets({ ...asked, facets: [field] }))[field] ?? [];
            const { items } = await engine.search({ ...asked, filters: others, limit: 100 });
            const found = new Set(items.map(({ identifier }) => identifier));
            for (const { value, count } of counted) {
              const filter = field === 'fn_typ' ? value : `${value}*`;
              const matching = await engine.search({ ...asked, filters: { ...others, [field]: filter }, limit: 100 });
              expect([field, value, matching.total]).toEqual([field, value, count]);
              expect(matching.items.every(({ identifier }) => found.has(identifier))).toBe(true);
            }
          }
        },
      ),
      { numRuns: 20 },
    );
  }, 60_000);
});
