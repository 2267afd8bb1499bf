import { randomUUID } from 'node:crypto';
import type { ListDetail, ParsedBody } from '@mediathek/contract';
import {
  addDays,
  berlinDay,
  defaultListVisibility,
  type ListVisibility,
  listUndoDays,
  mayHaveVisibility,
  mostLists,
} from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import { itemRepository } from './item-repository';
import type { ListDoor, OpenedList } from './list-access';
import { addWithin } from './list-items';
import type { ListPresenter } from './present-list';
import { listRepository } from './repository';

interface Dependencies {
  database: Database;
  clock: () => Date;
  door: ListDoor;
  presenter: ListPresenter;
}

const mostNamed = 200;

type Change = ParsedBody<'PATCH /api/v1/lists/{id}'>;

function checkVisibility({ config }: Visitor, visibility: ListVisibility): void {
  if (mayHaveVisibility(config, visibility)) return;
  throw new Problem('invalid-request', {
    errors: [{ parameter: 'visibility', detail: 'There are no private lists in this deployment' }],
  });
}

/** Two people who rename a list at once: the second one is told, instead of overwriting what they have not seen. */
function checkUnchanged({ list }: OpenedList, { was, title, description }: Change): void {
  const isOther = (wanted: string | undefined, seen: string | undefined, now: string) =>
    wanted !== undefined && seen !== undefined && seen !== now && wanted !== now;
  if (!isOther(title, was?.title, list.title) && !isOther(description, was?.description, list.description)) return;
  throw new Problem('conflict', { current: { title: list.title, description: list.description } });
}

/** Making lists, changing them, taking them away and bringing them back. */
export function listService({ database, clock, door, presenter }: Dependencies) {
  const db = database.queries;

  async function addList(
    within: Queries,
    visitor: Visitor,
    list: { title: string; description: string; visibility: ListVisibility | undefined },
  ): Promise<string> {
    const ownerId = signedInId(visitor);
    const visibility = list.visibility ?? defaultListVisibility(visitor.config);
    checkVisibility(visitor, visibility);
    const lists = listRepository(within);
    if ((await lists.countOwn(ownerId)) >= mostLists) throw new Problem('limit-reached');
    const [id, now] = [randomUUID(), clock()];
    await lists.add({
      ...{ id, ownerId, title: list.title, description: list.description, visibility },
      schoolId: visitor.user === false ? null : visitor.user.school_id || null,
      ...{ createdAt: now, updatedAt: now, items: [], sharedWithIds: [] },
    });
    return id;
  }

  /** A list of one's own from another one; the other one stays as it is. */
  async function copy(within: Queries, visitor: Visitor, from: { id: string; title: string; description: string }) {
    const id = await addList(within, visitor, { ...from, visibility: undefined });
    await asSystem(() => itemRepository(within).copyAll(from.id, id));
    return id;
  }

  async function coverId(within: Queries, listId: string, identifier: string | null): Promise<number | null> {
    if (identifier === null) return null;
    const item = (await itemRepository(within).list(listId)).find((one) => one.identifier === identifier);
    if (!item) throw new Problem('not-found');
    return item.media_id;
  }

  return {
    copy,

    async overview(visitor: Visitor, page: { offset: number; limit: number }) {
      const total = await asSystem(() => listRepository(db).countReadable(door.readerOf(visitor)));
      return { total, items: await presenter.summaries(visitor, page) };
    },

    /** What somebody may open, in a line each. */
    async listReadable(visitor: Visitor) {
      const reader = door.readerOf(visitor);
      const rows = await asSystem(() => listRepository(db).listReadable(reader, { offset: 0, limit: mostNamed }));
      return rows.map((list) => ({
        id: list.id,
        title: list.title,
        owner: `${list.given_name} ${list.family_name}`.trim(),
        items: list.item_count ?? 0,
        updatedAt: list.updated_at.toISOString(),
        isOwn: list.owner_id === reader.userId,
        rights: { share: door.accessTo(list, visitor)?.mayShare ?? false },
        isOfSchool: list.visibility === 'school' && list.school_id === reader.schoolId,
      }));
    },

    show: presenter.detail,

    version: async (visitor: Visitor, id: string) => ({ version: (await door.open(visitor, id)).list.version }),

    async create(visitor: Visitor, wanted: ParsedBody<'POST /api/v1/lists'>): Promise<ListDetail> {
      const { title, description, visibility } = wanted;
      const id = await db.transaction().execute(async (within) => {
        const made = await addList(within, visitor, { title, description, visibility });
        await addWithin(within, made, wanted, '');
        return made;
      });
      return presenter.detail(visitor, id);
    },

    async change(visitor: Visitor, id: string, change: Change): Promise<ListDetail> {
      const { title, description, visibility, coverOf } = change;
      const need = visibility === undefined ? 'mayEdit' : 'mayShare';
      if (visibility !== undefined) checkVisibility(visitor, visibility);
      await door.change(visitor, id, need, async (within, opened) => {
        checkUnchanged(opened, change);
        await listRepository(within).change(id, {
          ...(title === undefined ? {} : { title }),
          ...(description === undefined ? {} : { description }),
          ...(visibility === undefined ? {} : { visibility }),
          ...(coverOf === undefined ? {} : { cover_media_id: await coverId(within, id, coverOf) }),
        });
      });
      return presenter.detail(visitor, id);
    },

    async remove(visitor: Visitor, id: string): Promise<void> {
      await door.change(visitor, id, 'mayRemove', (within, { list }) =>
        listRepository(within).setDeleted({ id, ownerId: list.owner_id, deletedAt: clock() }),
      );
    },

    async restore(visitor: Visitor, id: string): Promise<ListDetail> {
      const isBack = await listRepository(db).setDeleted({ id, ownerId: signedInId(visitor), deletedAt: null });
      if (!isBack) throw new Problem('not-found');
      return presenter.detail(visitor, id);
    },

    async duplicate(visitor: Visitor, id: string, title: string): Promise<ListDetail> {
      const made = await db.transaction().execute(async (within) => {
        const { list } = await door.open(visitor, id, within);
        return copy(within, visitor, { id, title, description: list.description });
      });
      return presenter.detail(visitor, made);
    },

    removeOld: (): Promise<void> =>
      listRepository(db).removeOld(new Date(`${addDays(berlinDay(clock()), -listUndoDays)}T00:00:00Z`)),
  };
}

export type ListService = ReturnType<typeof listService>;
