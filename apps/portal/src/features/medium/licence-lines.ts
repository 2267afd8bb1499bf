import type { MediaDetail } from '@mediathek/contract';
import { findMediaType, formOf, isPublisher, isStudent, type MediaForm, type Visitor } from '@mediathek/domain';
import type { TextKey } from '@mediathek/i18n';

type LineName = Extract<TextKey, `medium.licence.${string}`>;

/** What may be done with a medium: sentences with a tick, and one honest sentence with a cross. */
export interface LicenceLines {
  readonly allowed: readonly LineName[];
  readonly denied: LineName;
}

type Licensed = Pick<MediaDetail, 'use' | 'isOpen' | 'fn_typ' | 'mediaType'>;

const isLent = (medium: Licensed): boolean => findMediaType(medium.fn_typ)?.isOnline === false;

/** Forms that come as a file; of all others nobody expects a download, so its absence goes without saying. */
const files: ReadonlySet<MediaForm> = new Set([
  'film',
  'audio',
  'document',
  'image',
  'package',
  'h5p',
  'book',
  'other',
]);

function openLines({ use }: Licensed, isPupil: boolean): LicenceLines {
  const saved = use.mayDownload ? (['medium.licence.openSave'] as const) : [];
  return {
    allowed: isPupil
      ? ['medium.licence.openLook', ...saved]
      : ['medium.licence.openClass', 'medium.licence.open', ...saved],
    denied: 'medium.licence.notOwn',
  };
}

function pupilLines({ use }: Licensed): LicenceLines {
  return {
    allowed: [
      'medium.licence.look',
      'medium.licence.lookHome',
      ...(use.mayDownload ? (['medium.licence.keep'] as const) : []),
    ],
    denied: 'medium.licence.notPassedOn',
  };
}

function staffLines(medium: Licensed, { config }: Visitor): LicenceLines {
  const { use } = medium;
  const isStreamedOnly = isPublisher(config) && files.has(formOf(medium));
  return {
    allowed: [
      ...(isLent(medium) ? (['medium.licence.lend'] as const) : []),
      'medium.licence.show',
      ...(use.mayPupils && !isLent(medium) ? (['medium.licence.share'] as const) : []),
      ...(use.mayDownload ? (['medium.licence.save'] as const) : []),
    ],
    denied: isStreamedOnly ? 'medium.licence.notSaved' : 'medium.licence.notPublic',
  };
}

/** Says in plain words what a viewer may do with a medium; nothing where it is closed to them. */
export function licenceLines(medium: Licensed, visitor: Visitor): LicenceLines | undefined {
  if (!medium.use.mayUse) return undefined;
  const isPupil = isStudent(visitor.user);
  if (medium.use.reason === 'open') return openLines(medium, isPupil);
  return isPupil ? pupilLines(medium) : staffLines(medium, visitor);
}
