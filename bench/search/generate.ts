import { subjects } from '@mediathek/domain/subjects';
import type { SearchDocument } from '@mediathek/search';

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const onsets = 'b bl br d dr f fl g gl gr h j k kl kn kr l m n p pf r s sch schl schw sp st str t tr v w z'.split(' ');
const nuclei = 'a e i o u ä ö ü au ei ie eu'.split(' ');
const codas = ['', '', '', 'l', 'n', 'r', 's', 't', 'm', 'ch', 'ng', 'rt', 'st', 'nd', 'rk', 'ss'];
const endings = ['', '', '', 'e', 'en', 'er', 'ung'];
const small = 'der die das und in von mit für auf ein eine ist im zu den des sich auch als wie'.split(' ');

const baseWords = 9_000;

/** A vocabulary in which few words are common and most are rare, a third of it compounds, as in a real catalogue. */
function createVocabulary(size: number): string[] {
  const random = createRandom(7);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const syllable = () => pick(onsets) + pick(nuclei) + pick(codas);
  const words = new Set<string>();
  while (words.size < Math.min(size, baseWords)) {
    const word = syllable() + (random() < 0.75 ? syllable() : '') + pick(endings);
    if (word.length >= 4) words.add(word.charAt(0).toUpperCase() + word.slice(1));
  }
  const plain = [...words];
  while (words.size < size) {
    const [one, other] = [
      plain[Math.floor(random() ** 2 * 3_000)] ?? '',
      plain[Math.floor(random() ** 2 * 3_000)] ?? '',
    ];
    words.add(one + (random() < 0.3 ? 's' : '') + other.toLowerCase());
  }
  // Compounds stand between the plain words, most of them rare.
  const compounds = [...words].slice(plain.length);
  return plain.flatMap((word, index) => [word, ...compounds.slice(index * 3, index * 3 + 3)]);
}

const languages = ['de', 'de', 'de', 'de', 'de;en(u)', 'en', 'de;fr', 'fr'];
const types = ['49', '49', '49', '55', '79', '29', '58', '46', '69', '19'];
const groups = [
  ['A(5-10)'],
  ['A(1-4)'],
  ['A(7-10)', 'A(11-13)'],
  ['A(5-6)'],
  ['A(9-13)', 'BB'],
  ['E', 'A(1-2)'],
  ['SO'],
  ['Q', 'T'],
];
const producers = Array.from({ length: 120 }, (_, index) => `Medienhaus ${index}`);

/** Records as a large media centre has them: short texts, keywords, subjects of all levels, licences of many schools. */
export function* generateDocuments(count: number, vocabulary = createVocabulary(36_000)): Generator<SearchDocument> {
  const random = createRandom(11);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  // The exponent makes the first words common: the first one stands in about a fifth of all records.
  const word = () => vocabulary[Math.floor(vocabulary.length * random() ** 3.2)] ?? '';
  const sentence = (length: number) => Array.from({ length }, () => (random() < 0.35 ? pick(small) : word())).join(' ');
  for (let index = 0; index < count; index += 1) {
    const shortText = sentence(14 + Math.floor(random() * 8));
    yield {
      identifier: `GEN-${index}`,
      fn_nr: `46${String(index).padStart(6, '0')}`,
      fn_titel: sentence(2 + Math.floor(random() * 4)),
      fn_kurztext: shortText,
      fn_text: `${shortText}. ${sentence(40 + Math.floor(random() * 50))}`,
      fn_geb: Array.from(
        { length: 1 + Math.floor(random() * 2) },
        () => subjects[Math.floor(subjects.length * random() ** 2)]?.code ?? '',
      ),
      fn_sprache: pick(languages),
      fn_typ: pick(types),
      fn_adressat: pick(groups),
      fn_schlag: Array.from({ length: 3 + Math.floor(random() * 4) }, word).join('; '),
      fn_prodname: pick(producers),
      mediaType: random() < 0.9 ? 'media' : 'app',
      addedOn: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 9}`,
      spoken: [],
      licences:
        random() < 0.3
          ? []
          : [{ districtId: `d${Math.floor(random() * 12)}`, validTo: random() < 0.5 ? false : '2030-07-31' }],
    };
  }
}

/** Queries of each kind that find something in the generated records. */
export function generateQueries(vocabulary = createVocabulary(36_000)): Readonly<Record<string, readonly string[]>> {
  const random = createRandom(23);
  const from = (first: number, last: number) => vocabulary[first + Math.floor(random() * (last - first))] ?? '';
  const list = (make: () => string) => Array.from({ length: 200 }, make);
  const mistype = (word: string) => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  };
  return {
    'common word': list(() => from(0, 12)),
    'two words': list(() => `${from(0, 400)} ${from(0, 400)}`),
    prefix: list(() => from(0, 4_000).slice(0, 4)),
    'typing error': list(() => mistype(from(40, 6_000).padEnd(5, 'e'))),
  };
}
