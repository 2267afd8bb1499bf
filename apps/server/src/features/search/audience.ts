import { createHash } from 'node:crypto';
import { isStudent } from '@mediathek/domain';
import type { Visitor } from '../../http/visitor';
import { remember } from '../../remember';

/** What somebody finds and how it is shown to them depends on this beside the query and the day. */
interface Audience {
  /** The same for everybody who gets the same answers. */
  readonly key: string;
  /** What they marked. */
  readonly marks: ReadonlySet<string>;
  /** For a pupil: what was shared with them. */
  readonly shared: readonly string[];
}

interface Sources {
  listShared(visitor: Visitor): Promise<readonly string[]>;
  listMarks(visitor: Visitor): Promise<readonly string[]>;
}

const guests: Audience = { key: 'guest', marks: new Set(), shared: [] };
const keptMs = 1000;

/** All guests are one audience; so is the staff of a school, as long as they have marked nothing. */
export function searchAudiences({ listShared, listMarks }: Sources) {
  const known = remember<Audience>({ milliseconds: keptMs, most: 10_000 });

  const load = async (visitor: Visitor): Promise<Audience> => {
    const isPupil = isStudent(visitor.user);
    const [marks, shared] = await Promise.all([listMarks(visitor), isPupil ? listShared(visitor) : []]);
    const school = visitor.user === false ? '' : visitor.user.school_id;
    const parts = JSON.stringify([isPupil, school, visitor.districtId, [...marks].sort(), shared]);
    return { key: createHash('sha256').update(parts).digest('base64'), marks: new Set(marks), shared };
  };

  return {
    of: async (visitor: Visitor): Promise<Audience> =>
      visitor.id === undefined ? guests : known.recall(visitor.id, () => load(visitor)),
    /** What belongs to this person has changed. */
    forget: known.forget,
  };
}

export type SearchAudiences = ReturnType<typeof searchAudiences>;
