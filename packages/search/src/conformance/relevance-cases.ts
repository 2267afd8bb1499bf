import assert from 'node:assert/strict';
import type { SearchDocument } from '../search-engine';
import { type ConformanceCase, found, medium, withDocuments } from './case';

/** Documents, a query, and what must be found in this order. */
interface RankingCase {
  readonly title: string;
  readonly documents: readonly SearchDocument[];
  readonly q: string;
  readonly finds: readonly string[];
}

/** Media about other things, so that a rule is not followed by chance in an almost empty catalogue. */
const others = [
  'Das Mittelalter in Europa',
  'Einführung in die Algebra',
  'Die Französische Revolution',
  'Fußball für Anfänger',
  'Wie Brot gebacken wird',
  'Die Bremer Stadtmusikanten',
  'Verkehrserziehung mit dem Fahrrad',
  'Musik der Romantik',
].map((title, index) =>
  medium(`other-${index}`, { fn_titel: title, fn_kurztext: `${title}, ein Beitrag für den Unterricht.` }),
);

const titled = (...titles: string[]) =>
  titles.map((title, index) => medium(String.fromCharCode(97 + index), { fn_titel: title }));

const longTitle =
  'Vom langen Weg der kleinen Leute durch die große Stadt, über den breiten Fluss, unter hohen Bäumen, an alten Mauern vorbei und zurück in das Dorf';

const cases: readonly RankingCase[] = [
  {
    title: 'puts a title above keywords, short text, text and what is said, in this order',
    documents: [
      medium('spoken', { spoken: [{ text: 'Das ist ein Gletscher', start: 3 }] }),
      medium('text', { fn_text: 'Gletscher' }),
      medium('short', { fn_kurztext: 'Gletscher' }),
      medium('keyword', { fn_schlag: 'Gletscher' }),
      medium('title', { fn_titel: 'Gletscher und Eis' }),
    ],
    q: 'Gletscher',
    finds: ['title', 'keyword', 'short', 'text', 'spoken'],
  },
  {
    title: 'puts what the subject or the producer is called above what a text only mentions',
    documents: [
      medium('mention', { fn_text: `Ein Film über Sport und ${'manches andere, '.repeat(20)} auch Physik.` }),
      medium('subject', { fn_titel: 'Der freie Fall', fn_geb: ['460'] }),
    ],
    q: 'Physik',
    finds: ['subject', 'mention'],
  },
  {
    title: 'finds media by their producer',
    documents: [
      medium('mention', { fn_text: `Ein Film ${'über dies und das '.repeat(20)} für den Planeten und die Schule.` }),
      medium('made', { fn_titel: 'Der freie Fall', fn_prodname: 'Planet Schule' }),
    ],
    q: 'Planet Schule',
    finds: ['made', 'mention'],
  },
  {
    title: 'finds the other forms of a word',
    documents: titled('Der Vulkan'),
    q: 'Vulkane',
    finds: ['a'],
  },
  {
    title: 'finds umlauts however they are written',
    documents: titled('Vögel im Winter'),
    q: 'Voegel',
    finds: ['a'],
  },
  {
    title: 'finds umlauts that were catalogued in two letters',
    documents: titled('Maerchen aus aller Welt'),
    q: 'Märchen',
    finds: ['a'],
  },
  { title: 'finds umlauts written without dots', documents: titled('Die Römer'), q: 'romer', finds: ['a'] },
  {
    title: 'finds ß written as ss and the other way round',
    documents: titled('Die Straße'),
    q: 'strasse',
    finds: ['a'],
  },
  {
    title: 'finds the parts of a compound: Teilung der Zelle by Zellteilung',
    documents: [medium('a', { fn_titel: 'Aus dem Leben', fn_text: 'Die Teilung der Zelle verläuft in Phasen.' })],
    q: 'Zellteilung',
    finds: ['a'],
  },
  {
    title: 'finds a compound by its parts: Zellteilung by Teilung der Zelle',
    documents: titled('Die Zellteilung'),
    q: 'Teilung der Zelle',
    finds: ['a'],
  },
  {
    title: 'finds Klimawandel by Wandel des Klimas',
    documents: titled('Klimawandel'),
    q: 'Wandel des Klimas',
    finds: ['a'],
  },
  {
    title: 'finds Wandel des Klimas by Klimawandel',
    documents: titled('Wandel des Klimas'),
    q: 'Klimawandel',
    finds: ['a'],
  },
  {
    title: 'puts the compound itself above its parts far from each other',
    documents: [
      medium('far', {
        fn_text: `Die Zelle ist klein. ${'Viele Worte stehen hier. '.repeat(8)} Eine Teilung gibt es auch.`,
      }),
      medium('whole', { fn_text: 'Die Zellteilung ist ein Vorgang.' }),
    ],
    q: 'Zellteilung',
    finds: ['whole', 'far'],
  },
  { title: 'forgives one error from four letters on', documents: titled('Wald'), q: 'Wadl', finds: ['a'] },
  { title: 'forgives a left out letter', documents: titled('Gletscher'), q: 'Gletcher', finds: ['a'] },
  {
    title: 'forgives two errors from eight letters on',
    documents: titled('Photosynthese'),
    q: 'Fotosyntehse',
    finds: ['a'],
  },
  { title: 'forgives a swap of neighbours as one error', documents: titled('Vulkan'), q: 'Vulkna', finds: ['a'] },
  { title: 'forgives nothing in three letters', documents: titled('Uhr'), q: 'Uhz', finds: [] },
  { title: 'does not forgive two errors in seven letters', documents: titled('Schlange'), q: 'Sclagne', finds: [] },
  {
    title: 'does not take a known word for an error',
    documents: titled('Hund', 'Hand', 'Mund'),
    q: 'Hund',
    finds: ['a'],
  },
  {
    title: 'takes the last word as one still being typed',
    documents: titled('Photosynthese'),
    q: 'Photosyn',
    finds: ['a'],
  },
  {
    title: 'takes only the last word as one still being typed',
    documents: titled('Die Photosynthese im Wald', 'Der Wald'),
    q: 'Photosyn Wald',
    finds: ['b', 'a'],
  },
  {
    title: 'finds both words when the last one is still being typed',
    documents: titled('Die Photosynthese im Wald', 'Der Wald'),
    q: 'Wald Photosyn',
    finds: ['a', 'b'],
  },
  {
    title: 'puts the whole word above longer ones',
    documents: titled('Kernobst', 'Kern'),
    q: 'Kern',
    finds: ['b', 'a'],
  },
  {
    title: 'puts media with all words above those with fewer',
    documents: [
      medium('one', { fn_titel: 'Wasser Wasser Wasser', fn_schlag: 'Wasser' }),
      medium('both', { fn_text: 'Im Gebirge entspringt das Wasser.' }),
    ],
    q: 'Wasser Gebirge',
    finds: ['both', 'one'],
  },
  {
    title: 'finds media with fewer words when none has all',
    documents: titled('Der Vulkan', 'Der See'),
    q: 'Vulkan Xylophonkonzert',
    finds: ['a'],
  },
  {
    title: 'puts words next to each other above words far apart',
    documents: [
      medium('far', { fn_text: `Der Kaiser kam. ${'Es geschah noch manches mehr. '.repeat(6)} Ein Schloss stand da.` }),
      medium('near', {
        fn_text: `${'Es geschah noch manches mehr. '.repeat(6)} Der Kaiser im Schloss. Danach kam viel.`,
      }),
    ],
    q: 'Kaiser Schloss',
    finds: ['near', 'far'],
  },
  {
    title: 'puts an exact title first, whatever else speaks for another medium',
    documents: [
      medium('loud', {
        fn_titel: 'Emil und die Detektive: Emil, Emil, Emil',
        fn_schlag: 'Emil, Emil und die Detektive, Detektive',
        fn_kurztext: 'Emil und die Detektive',
        fn_text: 'Emil und die Detektive. '.repeat(10),
      }),
      medium('exact', { fn_titel: 'Emil und die Detektive' }),
    ],
    q: 'emil und die detektive',
    finds: ['exact', 'loud'],
  },
  {
    title: 'puts an exact title first, however long it is',
    documents: [longTitle, `${longTitle}, Teil 2 mit ${longTitle}`].map((title, index) =>
      medium(String(index), { fn_titel: title, fn_schlag: index === 1 ? longTitle : '' }),
    ),
    q: longTitle,
    finds: ['0', '1'],
  },
  {
    title: 'finds an exact title made of small words only',
    documents: [...titled('Wer ist das?'), medium('x', { fn_text: 'Wer ist das und was ist das?' })],
    q: 'Wer ist das',
    finds: ['a'],
  },
  {
    title: 'finds a media number with and without its blank',
    documents: [medium('a', { fn_nr: '4610103' }), medium('b', { fn_nr: '4610104' })],
    q: '46 10103',
    finds: ['a'],
  },
  {
    title: 'puts the medium with a number above those that mention it',
    documents: [
      medium('a', { fn_titel: 'Ergänzung zu 46 10103', fn_text: 'Siehe 46 10103.' }),
      medium('b', { fn_nr: '4610103' }),
    ],
    q: '46 10103',
    finds: ['b', 'a'],
  },
  {
    title: 'finds a media number that was catalogued with a blank',
    documents: [medium('a', { fn_nr: '46 10103' }), medium('b', { fn_nr: '46 10104' })],
    q: '4610103',
    finds: ['a'],
  },
  {
    title: 'finds an identifier as it is',
    documents: [medium('KLEX-2507'), medium('KLEX-2508')],
    q: 'klex-2507',
    finds: ['KLEX-2507'],
  },
  {
    title: 'finds English words by their other forms',
    documents: [medium('a', { fn_titel: 'Studying volcanoes', fn_sprache: 'en' })],
    q: 'studies volcano',
    finds: ['a'],
  },
  {
    title: "finds media by the subject list's words for their subject",
    documents: [
      medium('a', { fn_titel: 'Unsere Erde', fn_geb: ['220'] }),
      medium('b', { fn_titel: 'Atome', fn_geb: ['460'] }),
    ],
    q: 'Geografieunterricht',
    finds: ['a'],
  },
  {
    title: 'finds media by other words of the subject list',
    documents: [...titled('Geographie der Alpen')],
    q: 'Erdkunde',
    finds: ['a'],
  },
  {
    title: 'ignores small words beside others',
    documents: [medium('a', { fn_titel: 'Das Leben der Bienen' }), medium('b', { fn_titel: 'Die Welt der Töne' })],
    q: 'die der Bienen',
    finds: ['a'],
  },
  {
    title: 'ignores small English words beside others',
    documents: [
      medium('a', { fn_titel: 'Bees', fn_sprache: 'en' }),
      medium('b', { fn_titel: 'The Art of the Book', fn_sprache: 'en' }),
    ],
    q: 'the bees of the',
    finds: ['a'],
  },
  {
    title: 'takes words in quotation marks as they stand',
    documents: [
      medium('a', { fn_text: 'der kleine Prinz reist' }),
      medium('b', { fn_text: 'der Prinz ist eine kleine Person, ein kleiner Prinz' }),
    ],
    q: '"kleine Prinz"',
    finds: ['a'],
  },
  {
    title: 'finds hyphenated words in one word and single words hyphenated',
    documents: [medium('a', { fn_titel: 'Die U-Bahn' }), medium('b', { fn_titel: 'Der Elisabeth-Turm' })],
    q: 'Elisabethturm',
    finds: ['b'],
  },
  {
    title: 'finds a compound that was written apart',
    documents: titled('Fußball'),
    q: 'Fuß Ball',
    finds: ['a'],
  },
];

export const relevanceCases: readonly ConformanceCase[] = cases.map(({ title, documents, q, finds }) => ({
  title,
  run: (open) =>
    withDocuments(open, title.includes('small words only') ? documents : [...others, ...documents], async (engine) => {
      const wanted = new Set(documents.map(({ identifier }) => identifier));
      const items = await found(engine, { q, limit: 100 });
      const ofCase = items.filter((identifier) => wanted.has(identifier));
      assert.deepEqual(ofCase, finds);
      assert.deepEqual(items.slice(0, finds.length), finds);
    }),
}));
