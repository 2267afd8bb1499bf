import { type FrontendConfig, isDistrictAdmin, type UserInfo } from '@mediathek/domain';
import type { Wall } from '../adapters/database/wall';
import { Problem } from './problem';

/** Who is asking: a guest, or a person with what the rules need to know about them. */
export interface Visitor {
  /** The user's id; absent for a guest. */
  readonly id: string | undefined;
  readonly user: UserInfo | false;
  readonly districtId: string | undefined;
  readonly config: FrontendConfig;
  /** An administrator who has yet to set up the second factor that is their duty; until then they are little more than a guest. */
  readonly needsSecondFactor?: boolean;
}

/** Whose rows somebody reaches in the database. */
export function wallOf({ id, user, districtId }: Visitor): Wall {
  const school = user === false ? undefined : user.school_id;
  return { district: districtId, school, user: id, isDistrictWide: isDistrictAdmin(user) };
}

/** The id of whoever is signed in; a call for signed-in people has made sure that somebody is. */
export function signedInId({ id }: Pick<Visitor, 'id'>): string {
  if (id === undefined) throw new Problem('not-signed-in');
  return id;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    /** The value of the session cookie, or of the one this answer sets. */
    sessionId: string;
  }
}
