import assert from 'node:assert/strict';
import type { MarkedText } from '../search-engine';
import { type ConformanceCase, found, medium, stock, withDocuments } from './case';

const marked = ({ text, hits }: MarkedText) => hits.map(({ start, end }) => text.slice(start, end));

const many = Array.from({ length: 60 }, (_, index) =>
  medium(`m${String(index).padStart(2, '0')}`, {
    fn_titel: `Vulkan Folge ${index}`,
    addedOn: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
  }),
);

export const answerCases: readonly ConformanceCase[] = [
  {
    title: 'shows everything, the newest first, where nothing is typed',
    run: (open) =>
      withDocuments(
        open,
        [
          medium('old', { addedOn: '2020-01-01' }),
          medium('new', { addedOn: '2026-01-01' }),
          medium('also', { addedOn: '2020-01-01' }),
        ],
        async (engine) => {
          assert.deepEqual(await found(engine, {}), ['new', 'also', 'old']);
          assert.deepEqual(await found(engine, { q: '   ' }), ['new', 'also', 'old']);
        },
      ),
  },
  {
    title: 'gives 24 results where nobody says how many, and 100 at most',
    run: (open) =>
      withDocuments(open, many, async (engine) => {
        const first = await engine.search({ scope: stock });
        assert.deepEqual([first.total, first.offset, first.items.length], [60, 0, 24]);
        assert.equal((await engine.search({ scope: stock, limit: 1000 })).items.length, 60);
        assert.equal((await engine.search({ scope: stock, limit: 0 })).items.length, 0);
        assert.equal((await engine.search({ scope: stock, offset: 1000 })).items.length, 0);
      }),
  },
  {
    title: 'gives every result once over all pages, with words and without',
    run: (open) =>
      withDocuments(open, many, async (engine) => {
        for (const q of ['', 'Vulkan', 'Folge Vulkan']) {
          const whole = await found(engine, { q, limit: 100 });
          const pages: string[] = [];
          for (let offset = 0; offset < 60; offset += 7) pages.push(...(await found(engine, { q, offset, limit: 7 })));
          assert.deepEqual(pages, whole);
          assert.equal(new Set(pages).size, 60);
        }
      }),
  },
  {
    title: 'gives the pages of a search from one state while media come and go',
    run: (open) =>
      withDocuments(open, many, async (engine) => {
        const before = await found(engine, { q: 'Vulkan', limit: 100 });
        const { view, items } = await engine.search({ q: 'Vulkan', scope: stock, limit: 20 });
        await engine.update([medium('zz', { fn_titel: 'Vulkan', addedOn: '2026-02-02' })]);
        await engine.remove([before[0] as string, before[30] as string]);
        const rest = await found(engine, { q: 'Vulkan', view, offset: 20, limit: 100 });
        assert.deepEqual([...items.map(({ identifier }) => identifier), ...rest], before);
        assert.equal((await found(engine, { q: 'Vulkan', limit: 1 }))[0], 'zz');
      }),
  },
  {
    title: 'marks the words it found by, in title and text, in the form in which they stand there',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_titel: 'Die Vögel', fn_kurztext: 'Ein Vogel baut ein Nest, der Zugvogel zieht.' })],
        async (engine) => {
          const [hit] = (await engine.search({ q: 'voegel', scope: stock })).items;
          assert.ok(hit?.snippet);
          assert.deepEqual(marked(hit.title), ['Vögel']);
          assert.deepEqual(marked(hit.snippet), ['Vogel', 'Zugvogel']);
        },
      ),
  },
  {
    title: 'says why it was found',
    run: (open) =>
      withDocuments(
        open,
        [
          medium('a', { fn_titel: 'Vulkan', fn_schlag: 'Lava; Vulkan' }),
          medium('b', { fn_titel: 'Die Zellteilung' }),
          medium('c', { fn_titel: 'Gletscher' }),
          medium('d', { fn_titel: 'Photosynthese' }),
        ],
        async (engine) => {
          const why = async (q: string) => (await engine.search({ q, scope: stock })).items[0]?.why;
          assert.deepEqual(await why('vulkan'), [
            { word: 'vulkan', found: 'Vulkan', kind: 'exact', fields: ['title', 'keywords'] },
          ]);
          assert.deepEqual(await why('Vulkane'), [
            { word: 'Vulkane', found: 'Vulkan', kind: 'form', fields: ['title', 'keywords'] },
          ]);
          assert.deepEqual(await why('Teilung'), [
            { word: 'Teilung', found: 'Zellteilung', kind: 'compound', fields: ['title'] },
          ]);
          assert.deepEqual(await why('Gletcher'), [
            { word: 'Gletcher', found: 'Gletscher', kind: 'typo', fields: ['title'] },
          ]);
          assert.deepEqual(await why('Photosyn'), [
            { word: 'Photosyn', found: 'Photosynthese', kind: 'prefix', fields: ['title'] },
          ]);
        },
      ),
  },
  {
    title: 'finds a film by what is said in it, and names the second',
    run: (open) =>
      withDocuments(
        open,
        [
          medium('film', {
            fn_titel: 'Am Meer',
            spoken: [
              { text: 'Guten Tag und willkommen.', start: 1.5 },
              { text: 'Ebbe und Flut entstehen durch den Mond.', start: 62 },
              { text: 'Die Flut kommt zweimal am Tag.', start: 70 },
            ],
          }),
        ],
        async (engine) => {
          const [hit] = (await engine.search({ q: 'Mond Flut', scope: stock })).items;
          assert.equal(hit?.identifier, 'film');
          assert.equal(hit.spoken?.start, 62);
          assert.deepEqual(hit.spoken && marked(hit.spoken), ['Flut', 'Mond']);
          assert.deepEqual(
            hit.why.map(({ fields }) => fields),
            [['spoken'], ['spoken']],
          );
          const [titled] = (await engine.search({ q: 'Meer', scope: stock })).items;
          assert.equal(titled?.spoken, undefined);
        },
      ),
  },
  {
    title: 'asks whether something else was meant when little is found',
    run: (open) =>
      withDocuments(open, many.slice(0, 10), async (engine) => {
        const ask = async (q: string) => (await engine.search({ q, scope: stock })).didYouMean;
        assert.equal(await ask('Vulkna'), 'Vulkan');
        assert.equal(await ask('Folge der Vulkna 3'), 'Folge der Vulkan 3');
        assert.equal(await engine.didYouMean({ q: 'Vulkna', scope: stock }), 'Vulkan');
        assert.equal(await ask('Vulkan'), undefined);
        assert.equal(await ask('Xylophon'), undefined);
        assert.equal(await ask(''), undefined);
      }),
  },
  {
    title: 'never asks for something that the person may not see',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_titel: 'Vulkan', licences: [{ districtId: 'd', validTo: false }] })],
        async (engine) => {
          const scope = { ...stock, kind: 'open' } as const;
          assert.equal((await engine.search({ q: 'Vulkna', scope })).didYouMean, undefined);
          assert.deepEqual(await engine.suggest({ q: 'vulk', scope }), { completions: [], titles: [] });
        },
      ),
  },
  {
    title: 'reads and shows titles without the mark-up that some catalogues leave in them',
    run: (open) =>
      withDocuments(
        open,
        [medium('a', { fn_titel: 'Kr&auml;fte im <strong>Alltag</strong>' }), medium('b', { fn_titel: 'Strong' })],
        async (engine) => {
          const { items } = await engine.search({ q: 'Kräfte', scope: stock });
          assert.deepEqual(
            items.map(({ title }) => [title.text, marked(title)]),
            [['Kräfte im Alltag', ['Kräfte']]],
          );
          assert.deepEqual(await found(engine, { q: 'strong' }), ['b']);
        },
      ),
  },
  {
    title: 'hands back with every hit its texts and what was noted about it, and finds nothing by the note',
    run: (open) =>
      withDocuments(
        open,
        [
          medium('a', {
            fn_titel: 'Vulkane',
            fn_kurztext: 'Lava',
            fn_text: 'Lava und <b>Magma</b>',
            note: '{"größe":1}',
          }),
          medium('b', { fn_titel: 'Vulkane', fn_text: 'Lava und Magma' }),
        ],
        async (engine) => {
          const { items } = await engine.search({ q: 'Vulkane', scope: stock });
          const kept = items.map(({ shortText, text, note }) => [shortText, text, note]);
          assert.deepEqual(kept.sort(), [
            ['', 'Lava und Magma', ''],
            ['Lava', 'Lava und Magma', '{"größe":1}'],
          ]);
          const [similar] = await engine.similar({ identifier: 'b', scope: stock });
          assert.equal(similar?.note, '{"größe":1}');
          const { titles } = await engine.suggest({ q: 'vulk', scope: stock });
          assert.deepEqual(titles.map(({ note }) => note).sort(), ['', '{"größe":1}']);
          assert.deepEqual(await found(engine, { q: 'größe' }), []);
          await engine.update([medium('c')]);
          await engine.settle();
          assert.equal((await engine.search({ q: 'Lava', scope: stock })).items.filter(({ note }) => note).length, 1);
        },
      ),
  },
  {
    title: 'completes the word being typed and offers titles',
    run: (open) =>
      withDocuments(
        open,
        [
          medium('a', { fn_titel: 'Vulkanausbruch in Island', fn_schlag: 'Vulkan' }),
          medium('b', { fn_titel: 'Vulkane' }),
          medium('c', { fn_titel: 'Der Wald', fn_text: 'Island' }),
        ],
        async (engine) => {
          const { completions, titles } = await engine.suggest({ q: 'vulk', scope: stock });
          assert.ok(completions.includes('Vulkan'));
          assert.ok(completions.every((completion) => /^vulk/i.test(completion)));
          assert.deepEqual(titles.map(({ identifier }) => identifier).sort(), ['a', 'b']);
          assert.equal(titles[0]?.identifier, 'b');
          const second = await engine.suggest({ q: 'vulkan isl', scope: stock });
          assert.deepEqual(second.completions, ['vulkan Island']);
          assert.deepEqual(await engine.suggest({ q: '', scope: stock }), { completions: [], titles: [] });
        },
      ),
  },
  {
    title: 'finds similar media, never the same one, and only what may be seen',
    run: (open) =>
      withDocuments(
        open,
        [
          medium('a', { fn_titel: 'Vulkane und Lava', fn_schlag: 'Vulkan; Lava; Magma' }),
          medium('b', { fn_titel: 'Lava aus der Erde', fn_schlag: 'Magma; Vulkan' }),
          medium('c', { fn_titel: 'Magma und Lava', licences: [{ districtId: 'd', validTo: false }] }),
          medium('d', { fn_titel: 'Märchen der Brüder Grimm', fn_schlag: 'Märchen' }),
        ],
        async (engine) => {
          const ids = async (identifier: string, kind: 'stock' | 'open') =>
            (await engine.similar({ identifier, scope: { ...stock, kind } })).map((hit) => hit.identifier);
          assert.deepEqual((await ids('a', 'stock')).sort(), ['b', 'c']);
          assert.deepEqual(await ids('a', 'open'), ['b']);
          assert.deepEqual(await ids('d', 'stock'), []);
          assert.deepEqual(await ids('unknown', 'stock'), []);
        },
      ),
  },
];
