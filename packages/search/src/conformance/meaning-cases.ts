import assert from 'node:assert/strict';
import type { SearchDocument, SearchEngine, SearchQuery } from '../search-engine';
import { type ConformanceCase, medium, type OpenEngine, stock, withDocuments } from './case';

const axis = medium('axis', {
  fn_titel: 'Die geneigte Erdachse',
  fn_kurztext: 'Wie die Schrägstellung unseres Planeten die Jahreszeiten entstehen lässt.',
  fn_schlag: 'Jahreszeiten, Sonne',
  fn_typ: '49',
});
const press = medium('press', {
  fn_titel: 'Gutenberg',
  fn_kurztext: 'Der Buchdruck mit beweglichen Lettern verändert Europa.',
  fn_schlag: 'Buchdruck',
  fn_typ: '79',
});
const hedgehog = medium('hedgehog', {
  fn_titel: 'Der Igel',
  fn_kurztext: 'Stacheltiere im Garten und ihr Winterschlaf.',
  fn_typ: '49',
});
const football = medium('football', {
  fn_titel: 'Fußball spielen lernen',
  fn_kurztext: 'Passen, Dribbeln und Torschuss im Sportunterricht.',
  fn_typ: '49',
});
const media = [axis, press, hedgehog, football];

async function byMeaning(engine: SearchEngine, query: Partial<SearchQuery>) {
  const { items, fallback } = await engine.search({ scope: stock, by: 'meaning', ...query });
  assert.equal(fallback, undefined);
  return items.map(({ identifier }) => identifier);
}

const withMeaning = (
  open: OpenEngine,
  documents: readonly SearchDocument[],
  use: (engine: SearchEngine) => Promise<void>,
) =>
  withDocuments(open, documents, async (engine) => {
    await engine.settle();
    await use(engine);
  });

/** What every engine must do that also searches by meaning. */
export const meaningCases: readonly ConformanceCase[] = [
  {
    title: 'finds by meaning what shares no word with the question',
    run: (open) =>
      withMeaning(open, media, async (engine) => {
        assert.equal((await byMeaning(engine, { q: 'warum wird es im Winter so früh dunkel' }))[0], 'axis');
        assert.equal((await byMeaning(engine, { q: 'who invented the printing press' }))[0], 'press');
      }),
  },
  {
    title: 'says that nothing fits when nothing does',
    run: (open) =>
      withMeaning(open, media, async (engine) => {
        assert.deepEqual(await byMeaning(engine, { q: 'Zinssatz einer Hypothek' }), []);
      }),
  },
  {
    title: 'finds nothing by the meaning of letters that mean nothing',
    run: (open) =>
      withMeaning(open, media, async (engine) => {
        for (const q of ['asdf qwer', 'qwertz', 'lkjhgf', 'sdkfjh', 'zzzz'])
          assert.deepEqual(await byMeaning(engine, { q }), [], q);
      }),
  },
  {
    title: 'puts an exact title first, whatever is nearer',
    run: (open) =>
      withMeaning(
        open,
        [...media, medium('exact', { fn_titel: 'Jahreszeiten', fn_kurztext: 'Ein Lied.' })],
        async (engine) => {
          assert.equal((await byMeaning(engine, { q: 'Jahreszeiten' }))[0], 'exact');
        },
      ),
  },
  {
    title: 'narrows and counts what is found by meaning as it does with words',
    run: (open) =>
      withMeaning(open, media, async (engine) => {
        const q = 'who invented the printing press';
        assert.deepEqual(await byMeaning(engine, { q, filters: { fn_typ: '49' } }), []);
        const facets = await engine.facets({
          q,
          by: 'meaning',
          scope: stock,
          facets: ['fn_typ'],
          filters: { fn_typ: '49' },
        });
        assert.deepEqual(facets.fn_typ, [{ value: '79', count: 1 }]);
      }),
  },
  {
    title: 'finds by meaning only what somebody may use',
    run: (open) =>
      withMeaning(open, [{ ...press, licences: [{ schoolId: 's1', validTo: false }] }], async (engine) => {
        const q = 'who invented the printing press';
        const scope = { kind: 'licensed', today: stock.today } as const;
        assert.deepEqual(await byMeaning(engine, { q, scope: { ...scope, schoolId: 's2' } }), []);
        assert.deepEqual(await byMeaning(engine, { q, scope: { ...scope, schoolId: 's1' } }), ['press']);
      }),
  },
  {
    title: 'finds by meaning what was changed, and no longer what was removed',
    run: (open) =>
      withMeaning(open, media, async (engine) => {
        await engine.update([{ ...football, fn_titel: 'Der Buchdruck', fn_kurztext: 'Wie Gutenberg ihn erfand.' }]);
        await engine.remove(['press']);
        // Its words are found at once, its meaning a moment later.
        await engine.settle();
        assert.deepEqual(await byMeaning(engine, { q: 'who invented the printing press' }), ['football']);
      }),
  },
  {
    title: 'gives what is found by meaning in pages that fit together',
    run: (open) =>
      withMeaning(
        open,
        Array.from({ length: 30 }, (_, at) => ({ ...axis, identifier: `axis-${at}` })),
        async (engine) => {
          const q = 'wieso gibt es Sommer und Winter';
          const pages = await Promise.all([0, 10, 20].map((offset) => byMeaning(engine, { q, offset, limit: 10 })));
          assert.equal(new Set(pages.flat()).size, 30);
        },
      ),
  },
  {
    title: 'says by which words a medium fits the question',
    run: (open) =>
      withMeaning(open, media, async (engine) => {
        const { items } = await engine.search({ q: 'Warum gibt es Sommer und Winter', by: 'meaning', scope: stock });
        assert.ok(items[0]?.fits?.includes('Jahreszeiten'), JSON.stringify(items[0]?.fits));
      }),
  },
  {
    title: 'finds media that mean nearly the same as another one',
    run: (open) =>
      withMeaning(
        open,
        [...media, medium('seasons', { fn_titel: 'Frühling, Sommer, Herbst und Winter', fn_kurztext: 'Das Jahr.' })],
        async (engine) => {
          const [nearest] = await engine.similar({ identifier: 'axis', scope: stock });
          assert.equal(nearest?.identifier, 'seasons');
        },
      ),
  },
];
