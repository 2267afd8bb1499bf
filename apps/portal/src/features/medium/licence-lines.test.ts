import type { MediaDetail } from '@mediathek/contract';
import type { MediaUse, UseReason } from '@mediathek/domain';
import { describe, expect, it } from 'vitest';
import { aMediaCentre, aPupil, aTeacher } from '../../../test/people';
import { licenceLines } from './licence-lines';

const guest = { config: aMediaCentre, user: false } as const;
const teacher = { config: aMediaCentre, user: aTeacher } as const;
const pupil = { config: aMediaCentre, user: aPupil } as const;
const publisher = { config: { ...aMediaCentre, Type: 'hueber' }, user: aTeacher } as const;

function medium(reason: UseReason, changes: Partial<MediaUse> = {}, fields: Partial<MediaDetail> = {}) {
  const mayUse = ['open', 'licensed', 'shared'].includes(reason);
  return {
    isOpen: reason === 'open',
    fn_typ: '49',
    mediaType: 'media' as const,
    use: { mayUse, reason, until: null, daysLeft: null, mayPupils: mayUse, mayDownload: mayUse, ...changes },
    ...fields,
  };
}

const names = (lines: ReturnType<typeof licenceLines>) =>
  lines && [...lines.allowed, lines.denied].map((line) => line.replace('medium.licence.', ''));

describe('what one may do with a medium', () => {
  it.each([
    ['a teacher with a licence', medium('licensed'), teacher, ['show', 'share', 'save', 'notPublic']],
    ['a teacher without a file', medium('licensed', { mayDownload: false }), teacher, ['show', 'share', 'notPublic']],
    [
      'a teacher whose pupils may not',
      medium('licensed', { mayPupils: false }),
      teacher,
      ['show', 'save', 'notPublic'],
    ],
    [
      'a teacher who borrows',
      medium('licensed', { mayDownload: false }, { fn_typ: '46' }),
      teacher,
      ['lend', 'show', 'notPublic'],
    ],
    ['a publisher’s teacher', medium('licensed', { mayDownload: false }), publisher, ['show', 'share', 'notSaved']],
    ['a pupil with a film', medium('shared', { mayDownload: false }), pupil, ['look', 'lookHome', 'notPassedOn']],
    ['a pupil with a worksheet', medium('shared'), pupil, ['look', 'lookHome', 'keep', 'notPassedOn']],
    ['a guest with open media', medium('open', { mayDownload: false }), guest, ['openClass', 'open', 'notOwn']],
    ['a teacher with open media', medium('open'), teacher, ['openClass', 'open', 'openSave', 'notOwn']],
    ['a pupil with open media', medium('open', { mayDownload: false }), pupil, ['openLook', 'notOwn']],
  ])('%s', (_, one, visitor, lines) => {
    expect(names(licenceLines(one, visitor))).toEqual(lines);
  });

  it.each<UseReason>(['sign-in', 'not-licensed', 'expired', 'not-shared'])(
    'is not said where it is closed: %s',
    (reason) => {
      expect(licenceLines(medium(reason), teacher)).toBeUndefined();
    },
  );
});
