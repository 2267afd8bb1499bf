import { describe, expect, it } from 'vitest';
import { aMediaCentre, aTeacher } from '../../../test/people';
import { mediumHref } from './medium-links';

const guest = { config: aMediaCentre, user: false } as const;

describe('the link to a medium', () => {
  it.each([
    ['a guest with a catalogue', guest, '/catalogue/search/MZH-1'],
    ['a guest without one', { ...guest, config: { ...aMediaCentre, Katalog: false } }, '/media/MZH-1'],
    ['a teacher', { ...guest, user: aTeacher }, '/media/MZH-1'],
  ])('leads %s to where they may look at it', (_, visitor, expected) => {
    expect(mediumHref('MZH-1', visitor)).toBe(expected);
  });
});
