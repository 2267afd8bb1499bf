import assert from 'node:assert/strict';
import { type ConformanceCase, found, medium, stock, withDocuments } from './case';

export const changeCases: readonly ConformanceCase[] = [
  {
    title: 'finds nothing before anything is indexed',
    run: async (open) => {
      const engine = await open();
      assert.deepEqual(await found(engine, { q: 'Vulkan' }), []);
      assert.deepEqual(await found(engine, {}), []);
      assert.equal(engine.state().documents, 0);
      await engine.close();
    },
  },
  {
    title: 'finds what was added as soon as it is added',
    run: (open) =>
      withDocuments(open, [medium('a', { fn_titel: 'Wald' })], async (engine) => {
        await engine.update([medium('b', { fn_titel: 'Waldtiere' }), medium('c', { fn_titel: 'Wüste' })]);
        assert.deepEqual((await found(engine, { q: 'Wald' })).sort(), ['a', 'b']);
        assert.equal(engine.state().documents, 3);
      }),
  },
  {
    title: 'finds what was changed by its new words only',
    run: (open) =>
      withDocuments(open, [medium('a', { fn_titel: 'Wald', fn_typ: '49' })], async (engine) => {
        await engine.update([medium('a', { fn_titel: 'Wüste', fn_typ: '79' })]);
        assert.deepEqual(await found(engine, { q: 'Wald' }), []);
        assert.deepEqual(await found(engine, { q: 'Wüste' }), ['a']);
        assert.deepEqual((await engine.facets({ scope: stock, facets: ['fn_typ'] })).fn_typ, [
          { value: '79', count: 1 },
        ]);
        assert.equal(engine.state().documents, 1);
      }),
  },
  {
    title: 'no longer finds what was removed',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_titel: 'Wald' }), medium('b', { fn_titel: 'Waldrand' })],
        async (engine) => {
          await engine.remove(['a', 'unknown']);
          assert.deepEqual(await found(engine, { q: 'Wald' }), ['b']);
          await engine.remove(['b']);
          assert.deepEqual(await found(engine, {}), []);
          await engine.update([medium('a', { fn_titel: 'Wald' })]);
          assert.deepEqual(await found(engine, {}), ['a']);
        },
      ),
  },
  {
    title: 'takes the last of several with the same identifier',
    run: (open) =>
      withDocuments(open, [medium('a', { fn_titel: 'Wald' }), medium('a', { fn_titel: 'Meer' })], async (engine) => {
        assert.deepEqual(await found(engine, {}), ['a']);
        assert.deepEqual(await found(engine, { q: 'Wald' }), []);
        await engine.update([medium('b', { fn_titel: 'Wald' }), medium('b', { fn_titel: 'Fluss' })]);
        assert.deepEqual(await found(engine, { q: 'Wald' }), []);
        assert.deepEqual(await found(engine, { q: 'Fluss' }), ['b']);
      }),
  },
  {
    title: 'takes compounds apart also in what was added later',
    run: (open) =>
      withDocuments(open, [medium('a', { fn_titel: 'Die Teilung der Zelle' })], async (engine) => {
        await engine.update([medium('b', { fn_titel: 'Zellteilung' })]);
        assert.deepEqual((await found(engine, { q: 'Zellteilung' })).sort(), ['a', 'b']);
        assert.deepEqual((await found(engine, { q: 'Teilung der Zelle' })).sort(), ['a', 'b']);
      }),
  },
  {
    title: 'replaces everything when everything is indexed anew',
    run: (open) =>
      withDocuments(open, [medium('a'), medium('b')], async (engine) => {
        await engine.index([medium('c')], { mark: '7' });
        assert.deepEqual(await found(engine, {}), ['c']);
        assert.equal(engine.state().mark, '7');
        await engine.index([]);
        assert.deepEqual(await found(engine, {}), []);
      }),
  },
  {
    title: 'keeps what changed while everything was indexed anew',
    run: (open) =>
      withDocuments(open, [medium('a', { fn_titel: 'Alt' }), medium('b')], async (engine) => {
        async function* stream() {
          yield medium('a', { fn_titel: 'Alt' });
          await engine.update([medium('a', { fn_titel: 'Neu' }), medium('c')]);
          await engine.remove(['b']);
          yield medium('b');
        }
        await engine.index(stream());
        assert.deepEqual((await found(engine, {})).sort(), ['a', 'c']);
        assert.deepEqual(await found(engine, { q: 'Neu' }), ['a']);
        assert.deepEqual(await found(engine, { q: 'Alt' }), []);
      }),
  },
  {
    title: 'finds the same after many small changes',
    run: (open) =>
      withDocuments(open, [], async (engine) => {
        for (let index = 0; index < 40; index += 1) {
          await engine.update([medium(`m${index}`, { fn_titel: `Vulkan ${index}` })]);
          if (index % 3 === 0) await engine.remove([`m${index}`]);
        }
        await engine.settle();
        const expected = Array.from({ length: 40 }, (_, index) => index).filter((index) => index % 3 !== 0);
        assert.deepEqual(
          (await found(engine, { q: 'Vulkan', limit: 100 })).sort(),
          expected.map((index) => `m${index}`).sort(),
        );
      }),
  },
  {
    title: 'remembers how far it has followed the changes',
    run: (open) =>
      withDocuments(open, [], async (engine) => {
        await engine.update([medium('a')], { mark: '12' });
        await engine.remove(['a'], { mark: '13' });
        await engine.remove(['b']);
        assert.equal(engine.state().mark, '13');
      }),
  },
];

const hostileQueries = [
  '*',
  '***',
  '?!.,;:',
  '"',
  '""',
  '"" "',
  '|',
  '\\',
  '%00',
  '\u0000',
  '\ud800',
  'Vulkan \udfff\ud800 *',
  'x'.repeat(100_000),
  'Vulkan '.repeat(10_000),
  '*'.repeat(1_000),
  '"'.repeat(999),
  'a',
  '1',
  'und oder nicht',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '日本語',
  '🦕🌋',
  'e\u0301'.repeat(500),
  '\u202e nakluV',
  'constructor __proto__ toString',
];

export const hostileCases: readonly ConformanceCase[] = [
  {
    title: 'answers whatever is typed, and never fails',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_titel: 'Vulkan' }), medium('b', { fn_titel: 'Und nicht oder 日本語' })],
        async (engine) => {
          for (const q of hostileQueries) {
            const { total, items } = await engine.search({ q, scope: stock, facets: ['fn_geb', 'fn_adressat'] });
            assert.ok(total <= 2 && items.length === total, q.slice(0, 40));
            await engine.suggest({ q, scope: stock });
            await engine.didYouMean({ q, scope: stock });
            const filters = {
              fn_geb: q,
              fn_sprache: q,
              fn_typ: q,
              fn_adressat: q,
              fn_schlag: q,
              fn_prodname: q,
              lizenzen: q,
            };
            await engine.search({ q, scope: { ...stock, kind: 'licensed', schoolId: q, districtId: q }, filters });
            await engine.similar({ identifier: q, scope: stock });
          }
          for (const [offset, limit] of [
            [-1, -1],
            [Number.NaN, Number.NaN],
            [1e12, 1e12],
            [0.5, 1.5],
          ]) {
            assert.ok((await engine.search({ scope: stock, offset, limit })).items.length <= 2);
          }
        },
      ),
  },
  {
    title: 'finds nothing by wildcards alone',
    run: (open) =>
      withDocuments(open, [medium('a', { fn_titel: 'Vulkan' })], async (engine) => {
        for (const q of ['*', '* *', '?*']) assert.deepEqual(await found(engine, { q }), [], q);
      }),
  },
  {
    title: 'indexes whatever was catalogued, and never fails',
    run: (open) =>
      withDocuments(
        open,
        hostileQueries.map((text, index) =>
          medium(`h${index}`, {
            fn_titel: text,
            fn_kurztext: text,
            fn_text: text,
            fn_nr: text,
            fn_geb: [text, ''],
            fn_sprache: text,
            fn_typ: text,
            fn_adressat: [text],
            fn_schlag: text,
            fn_prodname: text,
            addedOn: text,
            spoken: [{ text, start: Number.NaN }],
            licences: [{ schoolId: text, districtId: text, mediathek: text, validTo: text }],
          }),
        ),
        async (engine) => {
          assert.equal(
            (await engine.search({ scope: stock, facets: ['fn_geb', 'fn_sprache', 'fn_typ', 'fn_adressat'] })).total,
            hostileQueries.length,
          );
          await engine.search({ q: 'Vulkan nicht', scope: stock });
          await engine.update([medium('h1')]);
          await engine.settle();
          assert.equal(engine.state().documents, hostileQueries.length);
        },
      ),
  },
];
