import { describe, expect, it } from 'vitest';
import { licenceBadge, pupilBadge } from './licence-badge';

const today = '2026-11-16';
const licence = { valid_to: '2027-07-31', returns: 0, remaining: 30, is_mediathek: false, isOpen: false } as const;
const unlimited = { valid_to: false, returns: false, remaining: false, is_mediathek: true, isOpen: false } as const;
const open = { ...unlimited, is_mediathek: false, isOpen: true } as const;
const none = { valid_to: null, returns: null, remaining: null, is_mediathek: false, isOpen: false } as const;

describe('the badge of a licence', () => {
  it.each([
    ['a licence with time and places', licence, undefined],
    ['a medium without a licence for the viewer', none, undefined],
    ['a licence without limits', unlimited, undefined],
    ['a medium open to all', open, { kind: 'open' }],
    ['29 days before the end', { ...licence, valid_to: '2026-12-15' }, undefined],
    [
      '28 days before the end',
      { ...licence, valid_to: '2026-12-14' },
      { kind: 'ends-soon', endsOn: '2026-12-14', isToday: false },
    ],
    ['the last day', { ...licence, valid_to: today }, { kind: 'ends-soon', endsOn: today, isToday: true }],
    ['the day after', { ...licence, valid_to: '2026-11-15' }, { kind: 'ended' }],
    ['six places', { ...licence, remaining: 6 }, undefined],
    ['five places', { ...licence, remaining: 5 }, { kind: 'few', places: 5 }],
    ['no place', { ...licence, remaining: 0 }, { kind: 'few', places: 0 }],
    ['no place, but a licence for all schools', { ...licence, remaining: 0, is_mediathek: true }, undefined],
    [
      'few places and an end soon',
      { ...licence, remaining: 1, valid_to: '2026-11-20' },
      { kind: 'ends-soon', endsOn: '2026-11-20', isToday: false },
    ],
  ])('is silent unless there is something to know: %s', (_, given, expected) => {
    expect(licenceBadge(given, today)).toEqual(expected);
  });

  it.each([
    ['open media', open, undefined],
    ['the last places', { ...licence, remaining: 1 }, undefined],
    [
      'an end soon',
      { ...licence, valid_to: '2026-11-20' },
      { kind: 'ends-soon', endsOn: '2026-11-20', isToday: false },
    ],
    ['an ended licence', { ...licence, valid_to: '2026-11-01' }, { kind: 'ended' }],
  ])('tells pupils only what will be gone: %s', (_, given, expected) => {
    expect(pupilBadge(given, today)).toEqual(expected);
  });
});
