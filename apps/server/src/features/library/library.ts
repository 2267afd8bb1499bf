import type { CallAnswer, LibraryEntry, LibraryList, LibraryTab, MediaCard } from '@mediathek/contract';
import {
  addDays,
  berlinDay,
  type Day,
  daysBetween,
  expiryWindowDays,
  isStaff,
  managesLicences,
} from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import { historyRepository } from './history-repository';
import { type LibraryRow, libraryRepository } from './repository';

interface FoundMedium {
  readonly id: number;
  readonly card: MediaCard;
}

type FoundCards = ReadonlyMap<string, MediaCard>;

export interface LibraryDependencies {
  db: Queries;
  clock: () => Date;
  listCards(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]>;
  /** Which of these are used up or just ended, without a place of the visitor's own. */
  findInactive(visitor: Visitor, cards: readonly MediaCard[]): Promise<ReadonlySet<string>>;
  /** A medium that this visitor may read about. */
  findMedium(visitor: Visitor, identifier: string): Promise<FoundMedium>;
  /** Lists that this visitor may open, the latest first. */
  listReadableLists(visitor: Visitor): Promise<(LibraryList & { isOwn: boolean; isOfSchool: boolean })[]>;
  listClasses(visitor: Visitor): Promise<{ id: string; name: string; subject: string }[]>;
  countUse(use: { mediaId: number; schoolId: string; usedOn: string }): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
/** What was not used for half a year is forgotten; what somebody removed can be brought back for an hour. */
const keptDays = 180;
const secondThoughtsMs = 60 * 60 * 1000;
const homeShown = 4;

type Tab = CallAnswer<'GET /api/v1/library/{tab}'>;
const nothing: Tab = { items: [], expired: [], inactive: [], lists: [] };

/** Somebody's library, what they used, and the pool of their school. */
export const libraryService = (dependencies: LibraryDependencies) => {
  const { db, clock, listCards, findInactive, findMedium, listReadableLists, listClasses, countUse } = dependencies;
  const repository = libraryRepository(db);
  const history = historyRepository(db);

  const schoolOf = ({ user }: Visitor): string => (user === false ? '' : user.school_id);

  /** Lists are the staff's; what a pupil was given of them stands on the boards. */
  const listLists = async (visitor: Visitor) => (isStaff(visitor.user) ? listReadableLists(visitor) : []);

  const mayRemove = (visitor: Visitor, row: LibraryRow, tab: LibraryTab): boolean => {
    if (tab === 'pool') return row.giverId === visitor.id || managesLicences(visitor.user);
    return tab === 'bookmarks' || tab === 'history';
  };

  const findCards = async (visitor: Visitor, rows: readonly { identifier: string }[]): Promise<FoundCards> => {
    const cards = await listCards(visitor, [...new Set(rows.map(({ identifier }) => identifier))]);
    return new Map(cards.map((card) => [card.identifier, card]));
  };

  const entriesOf = (
    visitor: Visitor,
    rows: readonly LibraryRow[],
    { tab, cards }: { tab: LibraryTab; cards: FoundCards },
  ): LibraryEntry[] =>
    rows.flatMap((row) => {
      const medium = cards.get(row.identifier);
      if (!medium) return [];
      return [
        {
          medium,
          codeId: row.codeId,
          at: row.at.toISOString(),
          position: row.position,
          duration: row.duration,
          givenBy: row.givenBy || null,
          rights: { remove: mayRemove(visitor, row, tab) },
        },
      ];
    });

  /** What has expired stands apart, wherever it was; what the inactive-media filter hides waits to be asked for. */
  const tabOf = async (visitor: Visitor, rows: readonly LibraryRow[], tab: LibraryTab): Promise<Tab> => {
    const cards = await findCards(visitor, rows);
    const hidden = await findInactive(visitor, [...cards.values()]);
    const entries = entriesOf(visitor, rows, { tab, cards });
    const isInactive = ({ medium }: LibraryEntry) => hidden.has(medium.identifier);
    const isExpired = ({ medium }: LibraryEntry) => medium.use.reason === 'expired';
    const shown = entries.filter((entry) => !isInactive(entry));
    return {
      items: shown.filter((entry) => !isExpired(entry)),
      expired: shown.filter(isExpired),
      inactive: entries.filter(isInactive),
      lists: [],
    };
  };

  const given = async (visitor: Visitor, tab: 'media' | 'apps' | 'books'): Promise<Tab> => {
    const kind = { media: 'media', apps: 'app', books: 'book' }[tab];
    const all = await tabOf(visitor, await repository.listGiven(signedInId(visitor)), tab);
    const isOfKind = ({ medium }: LibraryEntry) => medium.mediaType === kind;
    return { ...all, items: all.items.filter(isOfKind), expired: all.expired.filter(isOfKind) };
  };

  const pool = async (visitor: Visitor): Promise<Tab> => {
    if (!isStaff(visitor.user)) return nothing;
    const [media, lists] = await Promise.all([repository.listPool(schoolOf(visitor)), listLists(visitor)]);
    return { ...(await tabOf(visitor, media, 'pool')), lists: lists.filter(({ isOfSchool }) => isOfSchool) };
  };

  const openTab = async (visitor: Visitor, tab: LibraryTab): Promise<Tab> => {
    const userId = signedInId(visitor);
    switch (tab) {
      case 'media':
      case 'apps':
      case 'books':
        return given(visitor, tab);
      case 'bookmarks':
        return tabOf(visitor, await repository.listBookmarked(userId), tab);
      case 'history':
        return tabOf(visitor, await repository.listUsed(userId), tab);
      case 'lists':
        return { ...nothing, lists: await listLists(visitor) };
      case 'pool':
        return pool(visitor);
      case 'loans':
        return nothing;
    }
  };

  /** Codes of the school that end soon, for its staff. */
  const listEnding = async (visitor: Visitor, today: Day) => {
    if (!isStaff(visitor.user)) return [];
    const to = addDays(today, expiryWindowDays);
    return repository.listEnding(schoolOf(visitor), { from: today, to, limit: homeShown });
  };

  return {
    openTab,

    /** What stands on somebody's homepage beside what everybody sees. */
    async openHome(visitor: Visitor): Promise<CallAnswer<'GET /api/v1/home/own'>> {
      const userId = signedInId(visitor);
      const today = berlinDay(clock());
      const [classes, lists, begun, used, ending] = await Promise.all([
        listClasses(visitor),
        listLists(visitor),
        repository.listContinued(userId),
        repository.listUsed(userId, 12),
        listEnding(visitor, today),
      ]);
      // One question for all cards: the homepage is opened more often than anything else.
      const cards = await findCards(visitor, [...begun, ...used, ...ending]);
      const continued = entriesOf(visitor, begun, { tab: 'history', cards });
      const recent = entriesOf(visitor, used, { tab: 'history', cards });
      const isBegun = new Set(continued.map(({ medium }) => medium.identifier));
      return {
        classes: classes.slice(0, homeShown * 2),
        lists: lists.filter(({ isOwn }) => isOwn).slice(0, homeShown),
        continued: continued.filter(({ medium }) => medium.use.mayUse).slice(0, homeShown),
        recent: recent.filter(({ medium }) => medium.use.mayUse && !isBegun.has(medium.identifier)).slice(0, homeShown),
        expiring: ending.flatMap(({ identifier, code_id, valid_to }) => {
          const medium = cards.get(identifier);
          return medium && valid_to ? [{ medium, codeId: code_id, daysLeft: daysBetween(today, valid_to) }] : [];
        }),
      };
    },

    /** Only what somebody may use is remembered; their first use of a day counts for the school, without them. */
    async rememberUse(
      visitor: Visitor,
      identifier: string,
      { position, duration }: { position: number | null; duration: number | null },
    ): Promise<void> {
      const { id, card } = await findMedium(visitor, identifier);
      if (!card.use.mayUse) throw new Problem('forbidden');
      const now = clock();
      const today = berlinDay(now);
      const userId = signedInId(visitor);
      const isFirst = await history.remember({ userId, mediaId: id, position, duration, at: now, today });
      const schoolId = schoolOf(visitor);
      if (isFirst && schoolId) await countUse({ mediaId: id, schoolId, usedOn: today });
    },

    async forgetUse(visitor: Visitor, identifier: string): Promise<void> {
      if (!(await history.remove(signedInId(visitor), identifier, clock()))) throw new Problem('not-found');
    },

    forgetAll: (visitor: Visitor): Promise<void> => history.removeAll(signedInId(visitor), clock()),

    restore: (visitor: Visitor, identifiers: readonly string[]): Promise<void> =>
      history.restore(signedInId(visitor), identifiers),

    /** Teachers give what they may use themselves. */
    async addToPool(visitor: Visitor, identifier: string): Promise<void> {
      const schoolId = schoolOf(visitor);
      const { id, card } = await findMedium(visitor, identifier);
      if (!card.use.mayUse || !schoolId) throw new Problem('forbidden');
      await repository.addToPool({ schoolId, mediaId: id, givenBy: signedInId(visitor), at: clock() });
    },

    async removeFromPool(visitor: Visitor, identifier: string): Promise<void> {
      const schoolId = schoolOf(visitor);
      const found = await repository.findInPool(schoolId, identifier);
      if (!found) throw new Problem('not-found');
      if (found.given_by !== visitor.id && !managesLicences(visitor.user)) throw new Problem('forbidden');
      await repository.removeFromPool(schoolId, found.media_id);
    },

    removeOld: (): Promise<void> => {
      const now = clock().getTime();
      return history.removeOld({
        removedBefore: new Date(now - secondThoughtsMs),
        usedBefore: new Date(now - keptDays * dayMs),
      });
    },
  };
};

export type LibraryService = ReturnType<typeof libraryService>;
