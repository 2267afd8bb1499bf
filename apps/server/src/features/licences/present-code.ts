import type { LicenceCode, LicenceMovement, MediaCard, PlaceHolder } from '@mediathek/contract';
import {
  type Day,
  type Licence,
  licenceCodeRights,
  licenceCodeState,
  licenceWarning,
  mayMovePlaceOf,
} from '@mediathek/domain';
import { signedInId, type Visitor } from '../../http/visitor';
import type { Keys } from '../../keys';
import type { CodeRow, licenceRepository } from './repository';

type Repository = ReturnType<typeof licenceRepository>;
type HolderRow = Awaited<ReturnType<Repository['listHolders']>>[number];
type MovementRow = Awaited<ReturnType<Repository['listMovements']>>[number];

/** The terms of a stored licence in the catalogue's words, where no limits are written as false. */
export const termsOf = (
  row: Pick<CodeRow, 'unlimited' | 'valid_to' | 'remaining' | 'returns'>,
): Omit<Licence, 'is_mediathek'> =>
  row.unlimited
    ? { valid_to: false, remaining: false, returns: false }
    : { valid_to: row.valid_to, remaining: row.remaining, returns: row.returns };

/** A code of the school as this visitor sees it. */
export function presentCode(row: CodeRow, medium: MediaCard, visitor: Visitor, today: Day): LicenceCode {
  const terms = termsOf(row);
  const holders = row.holders ?? 0;
  return {
    codeId: row.code_id,
    medium,
    isUnlimited: row.unlimited,
    total: row.total,
    given: row.unlimited ? holders : row.total - row.remaining,
    remaining: row.remaining,
    returns: row.returns,
    holderCount: holders,
    validTo: row.valid_to,
    daysLeft: licenceWarning(terms, today) ?? null,
    state: licenceCodeState(terms, today),
    rights: licenceCodeRights({ ...terms, total: row.total, holders }, visitor.user, {
      today,
      allowReturns: visitor.config.AllowReturns,
    }),
  };
}

/** Teachers by name; a pupil by nickname for the teachers of the class, for all others only by the class. */
export function presentHolder(row: HolderRow, visitor: Visitor, keys: Pick<Keys, 'decrypt'>): PlaceHolder {
  const isOwnPupil = row.role === 'S' && Boolean(row.is_own);
  const nickname = isOwnPupil && row.nickname_encrypted ? keys.decrypt(row.nickname_encrypted) : '';
  const person = { role: row.role, isOwnPupil, isSelf: row.user_id === signedInId(visitor) };
  return {
    placeId: row.id,
    name: row.role === 'L' ? row.name : nickname,
    kind: row.role === 'L' ? 'teacher' : 'pupil',
    className: row.role === 'S' ? row.class_name : null,
    givenAt: row.given_at.toISOString(),
    rights: { takeBack: mayMovePlaceOf(person, visitor.user) },
  };
}

/** Who moved how many places when, and for whom; pupils are named by their class alone. */
export function presentMovement(row: MovementRow): LicenceMovement {
  const isStock = row.kind === 'bought' || row.kind === 'corrected';
  return {
    id: row.id,
    at: row.moved_at.toISOString(),
    kind: row.kind,
    places: Number(row.kind === 'bought' ? row.total_change : isStock ? row.remaining_change : row.places),
    by: row.mover_id === null ? null : { id: row.mover_id, name: row.mover },
    to: row.class_name ?? row.holder ?? '',
  };
}
