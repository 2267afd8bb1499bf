import { describe, expect, it } from 'vitest';
import { teacher } from '../test/people';
import { defaultFrontendConfig } from './frontend-config';
import { decideMediaUse, mayTakeFile, type UseCase, type UseReason } from './media-use';

const today = '2026-11-15';
const people = { guest: false, pupil: { ...teacher, role: 'S' }, teacher } as const;
type Person = keyof typeof people;
const config = { ...defaultFrontendConfig, Type: 'bawue' } as const;

const film: UseCase = {
  fn_typ: '49',
  mediaType: 'media',
  isOpen: false,
  licence: undefined,
  isShared: false,
  hasFile: true,
};
const licence = { valid_to: '2027-07-31', returns: 0, remaining: 0 } as const;
const use = (useCase: Partial<UseCase>, person: Person, Type: 'bawue' | 'hueber' = 'bawue') =>
  decideMediaUse({ ...film, ...useCase }, { config: { ...config, Type }, user: people[person] }, today);

describe('who may use a medium, and why', () => {
  const unlimited = { valid_to: false, returns: false, remaining: false } as const;
  const ended = { ...licence, valid_to: '2026-11-14' } as const;
  const lastDay = { ...licence, valid_to: '2026-11-15' } as const;
  const noDate = { ...licence, valid_to: null } as const;

  it.each<[string, Partial<UseCase>, UseReason, UseReason, UseReason]>([
    // what, then guest, pupil, teacher
    ['an open medium', { isOpen: true }, 'open', 'open', 'open'],
    ['a medium without a licence', {}, 'sign-in', 'not-shared', 'not-licensed'],
    ['a licensed medium', { licence }, 'sign-in', 'not-shared', 'licensed'],
    ['a licensed medium on the class board', { licence, isShared: true }, 'sign-in', 'shared', 'licensed'],
    ['one without limits', { licence: unlimited, isShared: true }, 'sign-in', 'shared', 'licensed'],
    ['one on its last day', { licence: lastDay, isShared: true }, 'sign-in', 'shared', 'licensed'],
    ['one that ended yesterday', { licence: ended, isShared: true }, 'sign-in', 'expired', 'expired'],
    ['a limited one without a date', { licence: noDate, isShared: true }, 'sign-in', 'expired', 'expired'],
    ['one shared without any licence', { isShared: true }, 'sign-in', 'expired', 'not-licensed'],
  ])('%s', (_what, useCase, guest, pupil, staff) => {
    expect([use(useCase, 'guest').reason, use(useCase, 'pupil').reason, use(useCase, 'teacher').reason]).toEqual([
      guest,
      pupil,
      staff,
    ]);
  });

  it('lets only open, licensed and shared media be used', () => {
    expect(use({ isOpen: true }, 'guest').mayUse).toBe(true);
    expect(use({ licence }, 'teacher').mayUse).toBe(true);
    expect(use({ licence, isShared: true }, 'pupil').mayUse).toBe(true);
    for (const person of ['guest', 'pupil', 'teacher'] as const) expect(use({}, person).mayUse).toBe(false);
    expect(use({ licence: ended }, 'teacher').mayUse).toBe(false);
  });

  it.each([
    ['2026-12-14', null],
    ['2026-12-13', 28],
    ['2026-11-16', 1],
    ['2026-11-15', 0],
    ['2026-11-14', null],
  ])('counts the days to %s from 28 on', (valid_to, daysLeft) => {
    expect(use({ licence: { ...licence, valid_to } }, 'teacher')).toMatchObject({ until: valid_to, daysLeft });
  });

  it('names no end for open media', () => {
    expect(use({ isOpen: true, licence }, 'teacher').until).toBeNull();
  });
});

describe('what may be taken along', () => {
  it.each<[string, Partial<UseCase>, boolean, boolean, boolean]>([
    // what, then guest, pupil, teacher, all open
    ['a film', { fn_typ: '49' }, false, false, true],
    ['an audio', { fn_typ: '29' }, false, false, true],
    ['a document', { fn_typ: '79' }, true, true, true],
    ['an image', { fn_typ: '19' }, true, true, true],
    ['a package', { fn_typ: '55' }, false, false, true],
    ['an address', { fn_typ: '58' }, false, false, false],
    ['an app', { fn_typ: '69', mediaType: 'app' }, false, false, false],
    ['a disc', { fn_typ: '46' }, false, false, false],
    ['a device', { fn_typ: '89' }, false, false, false],
  ])('%s', (_what, useCase, guest, pupil, staff) => {
    const open = { ...useCase, isOpen: true };
    expect(
      [use(open, 'guest'), use(open, 'pupil'), use(open, 'teacher')].map(({ mayDownload }) => mayDownload),
    ).toEqual([guest, pupil, staff]);
    expect(use(open, 'teacher', 'hueber').mayDownload).toBe(false);
  });

  it('takes nothing along that may not be used', () => {
    expect(use({ fn_typ: '79' }, 'teacher').mayDownload).toBe(false);
  });

  it('takes nothing along whose file is not here', () => {
    const catalogued = use({ isOpen: true, fn_typ: '79', hasFile: false }, 'teacher');
    expect(catalogued).toMatchObject({ mayUse: true, mayDownload: false });
  });

  it('gives pupils the worksheet of a film, but not the film, and in the publisher variant nothing', () => {
    const visitor = { config, user: people.pupil };
    const shared = use({ licence, isShared: true }, 'pupil');
    expect(mayTakeFile('worksheet', shared, visitor)).toBe(true);
    expect(mayTakeFile('main', shared, visitor)).toBe(false);
    expect(mayTakeFile('worksheet', shared, { config: { ...config, Type: 'hueber' }, user: people.pupil })).toBe(false);
    expect(mayTakeFile('worksheet', use({}, 'pupil'), visitor)).toBe(false);
  });
});
