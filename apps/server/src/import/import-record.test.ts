import { describe, expect, test } from 'vitest';
import { readRecord } from './import-record';

const read = (fields: object) => {
  const result = readRecord(JSON.stringify({ identifier: 'A-1', fn_titel: 'Vulkane', ...fields }));
  if ('reason' in result) throw new Error(result.reason);
  return result.record;
};
const reasonFor = (text: string) => {
  const result = readRecord(text);
  return 'reason' in result ? result.reason : undefined;
};

describe('a line', () => {
  test('needs an identifier and a title, and every other field has its empty value', () => {
    expect(read({})).toEqual({
      identifier: 'A-1',
      fn_titel: 'Vulkane',
      fn_nr: '',
      fn_kurztext: '',
      fn_text: '',
      fn_geb: [],
      fn_sprache: '',
      fn_typ: '',
      fn_adressat: [],
      fn_schlag: '',
      fn_prodname: '',
      is_mediathek: false,
      media_type: 'media',
      duration_minutes: null,
      licence_label: '',
      licences: [],
      files: undefined,
      parts: undefined,
    });
  });

  test.each([
    ['a list', { fn_geb: ['220', '38001'], fn_adressat: ['A(5-10)', 'Q'] }],
    ['a text joined by semicolons', { fn_geb: '220;38001', fn_adressat: 'A(5-10);Q' }],
    ['a text joined by commas', { fn_geb: '220, 38001', fn_adressat: 'A(5-10), Q' }],
    ['a text joined by bars', { fn_geb: '220|38001', fn_adressat: 'A(5-10)|Q' }],
  ])('may write subjects and target groups as %s', (_, fields) => {
    expect(read(fields)).toMatchObject({ fn_geb: ['220', '38001'], fn_adressat: ['A(5-10)', 'Q'] });
  });

  test('is an app by its type unless it says what it is', () => {
    expect(read({ fn_typ: '69' }).media_type).toBe('app');
    expect(read({ fn_typ: 69 }).media_type).toBe('app');
    expect(read({ fn_typ: '69', mediaType: 'book' }).media_type).toBe('book');
    expect(read({ fn_typ: '49' }).media_type).toBe('media');
  });

  test('takes a text licence as a label, and ignores what it does not know', () => {
    expect(read({ licence: 'CC BY-SA', colour: 'red' })).toMatchObject({ licence_label: 'CC BY-SA', licences: [] });
    expect(read({ licence: { any: 'thing' } }).licence_label).toBe('');
    expect(read({})).not.toHaveProperty('colour');
  });

  test('has licences without limits, with a last day, and without a date', () => {
    const { licences } = read({
      licences: [
        { district: 'hohenfeld' },
        { school: '99000101', valid_to: '2027-07-31', remaining: 12, returns: 2 },
        { district: 'hohenfeld', valid_to: false, remaining: false, returns: false },
        { school: '99000101', valid_to: null, remaining: 5 },
      ],
    });
    expect(
      licences.map(({ unlimited, valid_to, remaining, returns }) => [unlimited, valid_to, remaining, returns]),
    ).toEqual([
      [true, null, 0, 0],
      [false, '2027-07-31', 12, 2],
      [true, null, 0, 0],
      [false, null, 5, 0],
    ]);
  });

  test('names files by path or address, and an address beside the fields is the medium itself', () => {
    expect(
      read({ files: [{ path: 'a.mp4' }, { url: 'https://example.org/a.vtt', role: 'subtitle', lang: 'de' }] }).files,
    ).toEqual([
      { path: 'a.mp4', url: undefined, role: 'main', lang: '' },
      { path: undefined, url: 'https://example.org/a.vtt', role: 'subtitle', lang: 'de' },
    ]);
    expect(read({ url: 'https://example.org/film' }).files).toHaveLength(1);
    expect(read({ url: 'https://example.org/film', files: [] }).files).toEqual([]);
    expect(read({ url: 'javascript:alert(1)' }).files).toBeUndefined();
  });

  test('loses what no database takes', () => {
    expect(read({ fn_titel: 'Vul\0kane \ud800!' }).fn_titel).toBe('Vulkane \ufffd!');
  });
});

describe('a bad line', () => {
  const bad = (fields: object): string => JSON.stringify({ identifier: 'A-1', fn_titel: 'x', ...fields });
  test.each([
    ['{"identifier": "A-1"', 'it is no JSON'],
    ['[1, 2]', 'it must be an object'],
    ['"text"', 'it must be an object'],
    ['null', 'it must be an object'],
    ['{"fn_titel":"x"}', 'identifier is missing'],
    ['{"identifier":"  ","fn_titel":"x"}', 'identifier is missing'],
    ['{"identifier":"A-1"}', 'fn_titel is missing'],
    [bad({ identifier: 'x'.repeat(201) }), 'identifier is too long'],
    [bad({ mediaType: 'film' }), 'mediaType must be media, book or app'],
    [bad({ fn_titel: { de: 'x' } }), 'fn_titel must be a text'],
    [bad({ licences: 'all' }), 'licences must be a list'],
    [bad({ licences: [{}] }), 'licences.0 must name either a district or a school'],
    [bad({ licences: [{ district: 'a', school: 'b' }] }), 'licences.0 must name either a district or a school'],
    [bad({ licences: [{ district: 'a', valid_to: '31.07.2027' }] }), 'licences.0.valid_to must be a day'],
    [bad({ licences: [{ district: 'a', valid_to: '2027-02-30' }] }), 'licences.0.valid_to must be a day'],
    [bad({ licences: [{ district: 'a', remaining: -1 }] }), 'licences.0.remaining must be a whole number'],
    [bad({ files: [{}] }), 'files.0 must have either a path or a url'],
    [bad({ files: [{ url: 'ftp://x/y' }] }), 'files.0.url must be a web address'],
    [bad({ files: [{ path: 'a', role: 'poster' }] }), 'files.0.role must be main, subtitle or worksheet'],
    [bad({ parts: 'B-1' }), 'parts must be a list of identifiers'],
  ])('%s is refused with a reason', (text, reason) => {
    expect(reasonFor(text)).toContain(reason);
  });
});
