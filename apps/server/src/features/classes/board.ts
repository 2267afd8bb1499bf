import type { BoardEntry, MediaCard, ShareCheck } from '@mediathek/contract';
import { boardState, classLimits, isStudent, type ShareWarning, type UserInfo, warningsFor } from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { type BoardRow, boardRepository } from './board-repository';
import { classAccess } from './class-access';
import { classRepository } from './repository';

export interface BoardSources {
  database: Database;
  clock: () => Date;
  /** Media as a visitor's cards; `isGiven` as for somebody on whose board they stand. */
  listCards(visitor: Visitor, identifiers: readonly string[], isGiven?: boolean): Promise<MediaCard[]>;
  /** Which of these are used up or just ended, and held by neither the visitor nor the class. */
  findInactive(visitor: Visitor, cards: readonly MediaCard[], classId?: string): Promise<ReadonlySet<string>>;
  /** Refuses a list that the visitor may not open. */
  openList(visitor: Visitor, listId: string): Promise<unknown>;
}

interface NewShare {
  identifier?: string | undefined;
  listId?: string | undefined;
  note: string;
  from?: string | undefined;
  until: string | null;
}

interface Audience {
  visitor: Visitor;
  /** The class's grade, where warnings are wanted. */
  grade?: number | null;
  isPupil: boolean;
}

/** The media of boards, and those of them that the inactive-media filter hides. */
interface Found {
  cards: ReadonlyMap<string, MediaCard>;
  inactive: ReadonlySet<string>;
}

const identifiersOf = (rows: readonly BoardRow[]): string[] => [
  ...new Set(rows.flatMap(({ identifier, list }) => [...(identifier ? [identifier] : []), ...(list?.media ?? [])])),
];

/** The warnings about several media, each kind once. */
const warningsAbout = (media: readonly MediaCard[], grade: number | null, until: Date | null): ShareWarning[] => [
  ...new Set(media.flatMap((medium) => warningsFor(medium, grade, until))),
];

/** What speaks against something on a board, for those who teach the class. */
function warningsOn(
  { medium, list, isInactive }: Pick<BoardEntry, 'medium' | 'list' | 'isInactive'>,
  { isPupil, grade }: Audience,
  until: Date | null,
): ShareWarning[] {
  if (isPupil) return [];
  if (!medium && !list) return ['vanished'];
  const found = grade === undefined ? [] : warningsAbout(medium ? [medium] : (list?.media ?? []), grade, until);
  return isInactive && medium?.use.mayPupils ? [...found, 'used-up'] : found;
}

/** A pupil of the visitor's school, to look at a board with. */
const asPupil = (visitor: Visitor): Visitor => ({
  ...visitor,
  user: { ...(visitor.user as UserInfo), role: 'S', school_admin: 0, district_admin: 0 },
});

/** What a class has to look at, and what its teachers do with that. */
export const boardService = ({ database, clock, listCards, findInactive, openList }: BoardSources) => {
  const db = database.queries;
  const open = classAccess(db);
  const boards = boardRepository(db);

  function present(row: BoardRow, { cards, inactive }: Found, audience: Audience): BoardEntry | undefined {
    const state = boardState(row.from, row.until, clock());
    const cardsOf = (identifiers: readonly string[]) =>
      identifiers
        .flatMap((identifier) => cards.get(identifier) ?? [])
        // A pupil is not shown what they could not open.
        .filter(({ use }) => !audience.isPupil || use.mayUse);
    const [medium = null] = row.identifier === null ? [] : cardsOf([row.identifier]);
    const list = row.list && { ...row.list, media: cardsOf(row.list.media) };
    const isEmpty = !medium && !list?.media.length && !list?.hasLinks;
    const isInactive = medium !== null && inactive.has(medium.identifier);
    if (audience.isPupil && (state !== 'visible' || isEmpty || isInactive)) return undefined;
    return {
      id: row.id,
      note: row.note,
      from: row.from.toISOString(),
      until: row.until?.toISOString() ?? null,
      state,
      medium,
      list,
      isInactive,
      warnings: warningsOn({ medium, list, isInactive }, audience, row.until),
    };
  }

  /** The boards of classes that the visitor has been found to see; a teacher sees one, with the eyes of the whole class. */
  async function show(
    classIds: readonly string[],
    audience: Audience,
    { isGiven = false, heldIn }: { isGiven?: boolean; heldIn?: string } = {},
  ): Promise<Map<string, BoardEntry[]>> {
    const rows = await boards.list(classIds);
    const found = await listCards(audience.visitor, identifiersOf([...rows.values()].flat()), isGiven);
    const media: Found = {
      cards: new Map(found.map((card) => [card.identifier, card])),
      inactive: await findInactive(audience.visitor, found, heldIn),
    };
    return new Map(
      classIds.map((id) => [id, (rows.get(id) ?? []).flatMap((row) => present(row, media, audience) ?? [])]),
    );
  }

  async function thingOf(visitor: Visitor, { identifier, listId }: Pick<NewShare, 'identifier' | 'listId'>) {
    if (listId !== undefined) {
      await openList(visitor, listId);
      return { mediaId: null, listId };
    }
    const mediaId = identifier === undefined ? undefined : await boards.findMediumId(identifier);
    if (mediaId === undefined) throw new Problem('not-found');
    return { mediaId, listId: null };
  }

  const changing = <T>(classId: string, work: (within: Queries) => Promise<T>): Promise<T> =>
    database.queries.transaction().execute(async (within) => {
      await classRepository(within).lock(classId);
      return work(within);
    });

  return {
    show,

    /** What the class's pupils see now; for their teachers to check. */
    async showAsPupil(visitor: Visitor, classId: string) {
      const { row } = await open(visitor, classId, 'codes');
      const shown = await show(
        [classId],
        { visitor: asPupil(visitor), isPupil: true },
        { isGiven: true, heldIn: classId },
      );
      return { name: row.name, board: row.archived_at === null ? (shown.get(classId) ?? []) : [] };
    },

    /** The boards of a pupil, for the homepage; those on which nothing stands are left out. */
    async listForPupil(visitor: Visitor) {
      if (!isStudent(visitor.user) || visitor.id === undefined || visitor.user === false) return [];
      const viewer = { userId: visitor.id, schoolId: visitor.user.school_id, kind: 'pupil' } as const;
      const classes = await classRepository(db).listFor(viewer, 50);
      const shown = await show(
        classes.map(({ id }) => id),
        { visitor, isPupil: true },
      );
      return classes.map(({ id, name }) => ({ id, name, board: shown.get(id) ?? [] }));
    },

    async check(
      visitor: Visitor,
      classId: string,
      question: { identifier?: string | undefined; listId?: string | undefined; until?: string | undefined },
    ): Promise<ShareCheck> {
      if ((question.identifier === undefined) === (question.listId === undefined))
        throw new Problem('invalid-request', {
          errors: [{ parameter: 'identifier', detail: 'Name a medium or a list, and only one of them' }],
        });
      const { row } = await open(visitor, classId, 'share');
      const { listId } = await thingOf(visitor, question);
      const identifiers = listId ? ((await boards.listMedia([listId])).get(listId) ?? []) : [question.identifier ?? ''];
      const media = await listCards(visitor, identifiers);
      const ends = media.flatMap(({ use }) => (use.mayPupils && use.until ? [use.until] : [])).sort();
      const until = question.until === undefined ? null : new Date(question.until);
      const warnings = warningsAbout(media, row.grade, until);
      const inactive = listId ? new Set<string>() : await findInactive(visitor, media, classId);
      if (media.some(({ identifier, use }) => use.mayPupils && inactive.has(identifier))) warnings.push('used-up');
      return { warnings, licenceEndsOn: ends[0] ?? null };
    },

    /** Sharing again what stands on the board changes its hours; so a repeated request shares once. */
    async share(visitor: Visitor, classId: string, share: NewShare): Promise<string> {
      await open(visitor, classId, 'share');
      const thing = await thingOf(visitor, share);
      const now = clock();
      const from = share.from === undefined ? now : new Date(share.from);
      const until = share.until === null ? null : new Date(share.until);
      return changing(classId, async (within) => {
        const inside = boardRepository(within);
        const same = await inside.findSame(classId, thing, now);
        if (same) {
          await inside.change(same, { note: share.note || undefined, from, until });
          return same;
        }
        if ((await inside.count(classId)) >= classLimits.shares) throw new Problem('limit-reached');
        return inside.add({ classId, ...thing, note: share.note, from, until });
      });
    },

    async change(
      visitor: Visitor,
      { id, share }: { id: string; share: string },
      change: { note?: string | undefined; from?: string | undefined; until?: string | null | undefined },
    ): Promise<void> {
      await open(visitor, id, 'share');
      const known = await boards.find(id, share);
      if (!known) throw new Problem('not-found');
      const from = change.from === undefined ? undefined : new Date(change.from);
      const until = change.until == null ? change.until : new Date(change.until);
      const [start, end] = [from ?? known.visible_from, until === undefined ? known.visible_until : until];
      if (end !== null && end <= start)
        throw new Problem('invalid-request', { errors: [{ parameter: 'until', detail: 'Must lie behind the start' }] });
      await boards.change(share, { note: change.note, from, until });
    },

    async remove(visitor: Visitor, { id, share }: { id: string; share: string }): Promise<void> {
      await open(visitor, id, 'share');
      if (!(await boards.remove(id, share))) throw new Problem('not-found');
    },

    async move(visitor: Visitor, { id, share }: { id: string; share: string }, after: string | null): Promise<void> {
      await open(visitor, id, 'share');
      await changing(id, async (within) => {
        const inside = boardRepository(within);
        const ids = await inside.listIds(id);
        if (!ids.includes(share) || after === share || (after !== null && !ids.includes(after)))
          throw new Problem('not-found');
        const rest = ids.filter((one) => one !== share);
        const place = after === null ? 0 : rest.indexOf(after) + 1;
        await inside.order([...rest.slice(0, place), share, ...rest.slice(place)]);
      });
    },
  };
};

export type BoardService = ReturnType<typeof boardService>;
