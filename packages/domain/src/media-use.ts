import { findMediaType, type MediaForm, mediaFormOf } from './code-lists/media-types';
import type { Day } from './dates';
import { isPublisher } from './frontend-config';
import { isOpenUntilEndOfDay, type Licence, licenceWarning } from './licence';
import type { Visitor } from './routes/route-access';
import type { MediaTypeParam } from './routes/route-definition';
import { type CurrentUser, isStudent } from './user';

/** Why somebody may or may not use a medium, in one word that the portal turns into a sentence. */
export const useReasons = ['open', 'licensed', 'shared', 'sign-in', 'not-licensed', 'expired', 'not-shared'] as const;
export type UseReason = (typeof useReasons)[number];

/** The verdict on a medium for one viewer; the server decides it and sends it along, the portal only shows it. */
export interface MediaUse {
  readonly mayUse: boolean;
  readonly reason: UseReason;
  /** The last day, where there is one. */
  readonly until: Day | null;
  /** Days to the end, from 28 days before it; 0 on the last day. */
  readonly daysLeft: number | null;
  /** Whether the pupils of the viewer's school can use it. */
  readonly mayPupils: boolean;
  readonly mayDownload: boolean;
}

/** What the verdict depends on beside the viewer. */
export interface UseCase {
  readonly fn_typ: string;
  readonly mediaType: MediaTypeParam;
  readonly isOpen: boolean;
  /** The licence that counts for the viewer's school; absent where it has none. */
  readonly licence: Pick<Licence, 'valid_to' | 'returns' | 'remaining'> | undefined;
  /** Stands on the board of a class of this pupil now, or was given to them. */
  readonly isShared: boolean;
  /** Its file lies here; many media are catalogued before their file comes, and others live elsewhere. */
  readonly hasFile: boolean;
}

/** What lives elsewhere is no file to take along. */
const formsWithoutFile: ReadonlySet<MediaForm> = new Set(['url', 'app', 'device', 'dvd']);

/** Documents, worksheets and images are given to pupils as files; films and audio never are. */
const pupilsTakeAlong: ReadonlySet<MediaForm> = new Set(['document', 'image', 'book']);

function reasonFor({ isOpen, licence, isShared }: UseCase, user: CurrentUser, today: Day): UseReason {
  if (isOpen) return 'open';
  if (user === false) return 'sign-in';
  const isValid = licence !== undefined && isOpenUntilEndOfDay(licence, today);
  if (isStudent(user)) {
    if (!isShared) return 'not-shared';
    return isValid ? 'shared' : 'expired';
  }
  if (licence === undefined) return 'not-licensed';
  return isValid ? 'licensed' : 'expired';
}

/** A book is a book whatever its catalogue type says, and so is an app; otherwise the type decides. */
export function formOf({ mediaType, fn_typ }: Pick<UseCase, 'mediaType' | 'fn_typ'>): MediaForm {
  return mediaType === 'media' ? mediaFormOf(fn_typ) : mediaType;
}

function isTakenAlong(useCase: UseCase, { user, config }: Visitor): boolean {
  const form = formOf(useCase);
  const isLent = findMediaType(useCase.fn_typ)?.isOnline === false;
  if (!useCase.hasFile || isPublisher(config) || isLent || formsWithoutFile.has(form)) return false;
  return user !== false && !isStudent(user) ? true : pupilsTakeAlong.has(form);
}

/**
 * Open media are for everyone; what a school or its district licensed is for its staff until the last day; pupils use what
 * a class shares with them as long as the licence lasts. A publisher's media are streamed and never taken along, and what
 * has no file here cannot be.
 */
export function decideMediaUse(useCase: UseCase, visitor: Visitor, today: Day): MediaUse {
  const reason = reasonFor(useCase, visitor.user, today);
  const mayUse = reason === 'open' || reason === 'licensed' || reason === 'shared';
  const { licence, isOpen } = useCase;
  const until = isOpen ? null : licence?.valid_to || null;
  return {
    mayUse,
    reason,
    until,
    daysLeft: mayUse && until && licence ? (licenceWarning(licence, today) ?? null) : null,
    mayPupils: mayUse,
    mayDownload: mayUse && isTakenAlong(useCase, visitor),
  };
}

/** A worksheet or a subtitle beside a film is a document of its own: pupils may take it along although the film stays. */
export function mayTakeFile(role: string, use: MediaUse, { config }: Visitor): boolean {
  if (role === 'worksheet') return use.mayUse && !isPublisher(config);
  return role === 'main' && use.mayDownload;
}
