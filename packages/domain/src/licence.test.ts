import { describe, expect, it } from 'vitest';
import type { Licence } from './licence';
import {
  filterInactiveMedia,
  isExpired,
  isHiddenAsInactive,
  isHiddenOnShelves,
  isLicenceActive,
  isLicenceInactive,
  isOpenUntilEndOfDay,
  licenceWarning,
} from './licence';

const today = '2026-03-15';
const yesterday = '2026-03-14';
const tomorrow = '2026-03-16';
const daysAgo27 = '2026-02-16';
const daysAgo28 = '2026-02-15';
const daysAgo29 = '2026-02-14';

function licence(valid_to: Licence['valid_to'], remaining: Licence['remaining'], returns: Licence['returns']): Licence {
  return { valid_to, remaining, returns, is_mediathek: false };
}

describe('an active licence', () => {
  it.each<[string, Licence, boolean]>([
    ['ends today, with a place left', licence(today, 1, 0), true],
    ['ends today, with a return left', licence(today, 0, 1), true],
    ['ends tomorrow, with both', licence(tomorrow, 3, 2), true],
    ['ended yesterday', licence(yesterday, 5, 5), false],
    ['has no place and no return left', licence(tomorrow, 0, 0), false],
    ['has all three exactly false', licence(false, false, false), true],
    ['has no date but places', licence(false, 5, 5), false],
    ['has no date, null instead of false', licence(null, 5, 5), false],
    ['has all three null, because the viewer has no licence', licence(null, null, null), false],
    ['has two false and one null', licence(false, false, null), false],
    ['has two false and a zero', licence(false, 0, false), false],
    ['has a date but neither count', licence(tomorrow, false, false), false],
    ['has a date, a place, and returns false', licence(tomorrow, 1, false), true],
    ['has a negative count', licence(tomorrow, -1, 0), false],
    ['has a misprinted date', licence('31.12.2099', 5, 5), false],
    ['has an empty date', licence('', 5, 5), false],
  ])('%s', (_case, given, active) => {
    expect(isLicenceActive(given, today)).toBe(active);
    expect(isLicenceInactive(given, today)).toBe(!active);
  });
});

describe('the mediathek check', () => {
  const ended = licence(yesterday, 0, 0);

  it('counts an ended media-library item as active only when requested', () => {
    const item = { ...ended, is_mediathek: true };
    expect(isLicenceInactive(item, today)).toBe(true);
    expect(isLicenceInactive(item, today, { checkMediathek: true })).toBe(false);
  });

  it('changes nothing for other media', () => {
    expect(isLicenceInactive(ended, today, { checkMediathek: true })).toBe(true);
    expect(isLicenceInactive(licence(today, 1, 0), today, { checkMediathek: true })).toBe(false);
  });
});

describe('the inactive-media filter', () => {
  it.each<[string, Licence, boolean]>([
    ['runs with places left', licence(tomorrow, 1, 0), false],
    ['ends today', licence(today, 1, 0), false],
    ['ended yesterday', licence(yesterday, 1, 0), true],
    ['ended 27 days ago', licence(daysAgo27, 1, 0), true],
    ['ended exactly 28 days ago', licence(daysAgo28, 1, 0), false],
    ['ended 29 days ago', licence(daysAgo29, 1, 0), false],
    ['ended 29 days ago with nothing left', licence(daysAgo29, 0, 0), true],
    ['runs with nothing left', licence(tomorrow, 0, 0), true],
    ['runs with returns left only', licence(tomorrow, 0, 1), false],
    ['has no date but places', licence(false, 1, 0), false],
    ['is unlimited', licence(false, false, false), false],
    ['is not there for the viewer', licence(null, null, null), true],
    ['has a date but neither count', licence(tomorrow, false, false), true],
  ])('decides about a licence that %s', (_case, given, hidden) => {
    expect(isHiddenAsInactive(given, today)).toBe(hidden);
    expect(filterInactiveMedia([given], today)).toEqual(hidden ? [] : [given]);
  });

  it('keeps the order and shows the holder of a place what it hides from others', () => {
    const items = [
      { id: 'used-up', ...licence(tomorrow, 0, 0) },
      { id: 'running', ...licence(tomorrow, 1, 0) },
      { id: 'just-ended', ...licence(yesterday, 1, 0) },
    ];
    expect(filterInactiveMedia(items, today).map(({ id }) => id)).toEqual(['running']);
    const held = filterInactiveMedia(items, today, ({ id }) => id !== 'just-ended');
    expect(held.map(({ id }) => id)).toEqual(['used-up', 'running']);
  });
});

describe('the filter on shelves and boards', () => {
  it.each<[string, Licence, boolean]>([
    ['of a code with nothing left', licence(tomorrow, 0, 0), true],
    ['of a code with returns left', licence(tomorrow, 0, 1), false],
    ['of a code that ended yesterday', licence(yesterday, 1, 0), true],
    ['of a code that ended 28 days ago', licence(daysAgo28, 1, 0), false],
    ['of the media library, without counts', { ...licence(tomorrow, 0, 0), is_mediathek: true }, false],
    ['of the media library, ended yesterday', { ...licence(yesterday, 0, 0), is_mediathek: true }, true],
    ['that comes with a package', licence(tomorrow, null, null), false],
    ['that came with a package until yesterday', licence(yesterday, null, null), true],
    ['that is open', licence(false, false, false), false],
    ['that is not licensed here', licence(null, null, null), false],
  ])('decides about a medium %s', (_case, given, hidden) => {
    expect(isHiddenOnShelves(given, today)).toBe(hidden);
  });
});

describe('a held place', () => {
  it.each<[string, Licence, boolean]>([
    ['before the last day', licence(tomorrow, 0, 0), true],
    ['on the last day, with no place left', licence(today, 0, 0), true],
    ['after the last day', licence(yesterday, 5, 5), false],
    ['of an unlimited licence', licence(false, false, false), true],
    ['without a date', licence(false, 5, 5), false],
    ['without a licence', licence(null, null, null), false],
  ])('%s', (_case, given, open) => {
    expect(isOpenUntilEndOfDay(given, today)).toBe(open);
  });

  it('expires the day after the last day, and never without a date', () => {
    expect(([yesterday, today, false, null] as const).map((day) => isExpired(licence(day, 1, 1), today))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the warning before the end', () => {
  it.each<[Licence['valid_to'], number | undefined]>([
    ['2026-04-13', undefined],
    ['2026-04-12', 28],
    [tomorrow, 1],
    [today, 0],
    [yesterday, undefined],
    [false, undefined],
    [null, undefined],
  ])('for a licence to %s shows %s days', (valid_to, daysLeft) => {
    expect(licenceWarning(licence(valid_to, 0, 0), today)).toBe(daysLeft);
  });
});
