import { describe, expect, test } from 'vitest';
import { type KeptMedium, noteOf, readKept, readKind } from './kept-medium';

const medium: KeptMedium = {
  identifier: 'M-1',
  fn_nr: '46 10103',
  fn_titel: 'Kr&auml;fte',
  fn_kurztext: 'Was bewegt',
  fn_text: 'Was bewegt und was <b>ruht</b>',
  fn_geb: ['380', '48003'],
  fn_sprache: 'de;en(u)',
  fn_typ: '49',
  fn_adressat: ['A(5-10)'],
  fn_schlag: 'Kraft; Masse',
  fn_prodname: 'Beispiel',
  is_mediathek: true,
  media_type: 'media',
  duration_minutes: 12,
  has_file: true,
  licences: [
    { school_id: null, district_id: 'd1', unlimited: false, valid_to: '2027-07-31', remaining: 3, returns: 0 },
    { school_id: 's1', district_id: null, unlimited: true, valid_to: null, remaining: null, returns: null },
  ],
};
const asFound = (note: string) => ({
  identifier: 'M-1',
  title: { text: 'Kräfte', hits: [] },
  shortText: 'Was bewegt',
  text: 'Was bewegt und was ruht',
  note,
});

describe('what the search keeps of a medium', () => {
  test('comes back as it was catalogued, mark-up included', () => {
    expect(readKept(asFound(noteOf(medium)))).toEqual(medium);
    expect(readKind(noteOf(medium))).toEqual({ fn_typ: '49', media_type: 'media' });
  });

  test('leaves out the texts that the search has anyway', () => {
    expect(noteOf(medium)).not.toContain('Was bewegt"');
  });

  test.each(['', '[0,[]]', 'something else'])('is nothing where nothing was kept, or in another way: %j', (note) => {
    expect(readKept(asFound(note))).toBeUndefined();
    expect(readKind(note)).toBeUndefined();
  });
});
