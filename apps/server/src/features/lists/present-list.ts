import type { InvitationSummary, ListDetail, ListItem, ListSummary, MediaCard } from '@mediathek/contract';
import { isPublisher } from '@mediathek/domain';
import type { Database } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import type { Visitor } from '../../http/visitor';
import { itemRepository, type StoredItem } from './item-repository';
import type { ListDoor, OpenedList } from './list-access';
import { listRepository } from './repository';
import { shareRepository } from './share-repository';

type CoverRow = Awaited<ReturnType<ReturnType<typeof listRepository>['listCovers']>>[number];

export interface PresentDependencies {
  database: Database;
  clock: () => Date;
  door: ListDoor;
  listCards(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]>;
  coverOf(medium: CoverRow): string;
  listInvitations(listId: string): Promise<InvitationSummary[]>;
  feedAddress(listId: string): string;
}

/** Lists in the words of the contract. */
export function listPresenter(dependencies: PresentDependencies) {
  const { database, clock, door, listCards, coverOf, listInvitations, feedAddress } = dependencies;
  const db = database.queries;

  async function coversOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const covers = new Map<string, string[]>();
    for (const row of await asSystem(() => listRepository(db).listCovers(ids)))
      covers.set(row.list_id, [...(covers.get(row.list_id) ?? []), coverOf(row)]);
    return covers;
  }

  const summaryOf = ({ list, access }: OpenedList, covers: readonly string[]): ListSummary => ({
    id: list.id,
    title: list.title,
    description: list.description,
    covers: [...covers],
    itemCount: list.item_count ?? 0,
    visibility: list.visibility,
    owner: { id: list.owner_id, name: `${list.given_name} ${list.family_name}`.trim() },
    origin: access.origin,
    mayEdit: access.mayEdit,
    updatedAt: list.updated_at.toISOString(),
  });

  async function itemsOf(visitor: Visitor, stored: readonly StoredItem[]): Promise<ListItem[]> {
    const cards = await listCards(
      visitor,
      stored.flatMap(({ identifier }) => identifier ?? []),
    );
    const known = new Map(cards.map((card) => [card.identifier, card]));
    return stored.map(({ id, note, version, title, identifier, link }) => ({
      id,
      note,
      version,
      title,
      medium: (identifier === null ? undefined : known.get(identifier)) ?? null,
      link,
    }));
  }

  async function sharingOf(listId: string) {
    const shares = shareRepository(db);
    const [people, classes, invitations] = [
      await asSystem(() => shares.list(listId)),
      await shares.listClasses(listId, clock()),
      await listInvitations(listId),
    ];
    return {
      sharedWith: people.map(({ id, name, may_edit }) => ({ person: { id, name }, mayEdit: may_edit })),
      sharedWithClasses: classes.map((share) => ({
        shareId: share.id,
        classId: share.class_id,
        className: share.name,
        from: share.visible_from.toISOString(),
        until: share.visible_until?.toISOString() ?? null,
      })),
      invitations,
    };
  }

  /** What stands in a list that the visitor may open. */
  const listItems = async (visitor: Visitor, listId: string): Promise<ListItem[]> =>
    itemsOf(visitor, await asSystem(() => itemRepository(db).list(listId)));

  return {
    coversOf,
    listItems,

    async summaries(visitor: Visitor, page: { offset: number; limit: number }): Promise<ListSummary[]> {
      const rows = await asSystem(() => listRepository(db).listReadable(door.readerOf(visitor), page));
      const covers = await coversOf(rows.map(({ id }) => id));
      return rows.flatMap((list) => {
        const access = door.accessTo(list, visitor);
        return access ? [summaryOf({ list, access }, covers.get(list.id) ?? [])] : [];
      });
    },

    async detail(visitor: Visitor, id: string): Promise<ListDetail> {
      const opened = await door.open(visitor, id);
      const { list, access } = opened;
      const items = await listItems(visitor, id);
      const covers = (await coversOf([id])).get(id) ?? [];
      const nobody = { sharedWith: [], sharedWithClasses: [], invitations: [] };
      return {
        ...summaryOf(opened, covers),
        version: list.version,
        coverOf: list.cover_of,
        items,
        rights: {
          edit: access.mayEdit,
          share: access.mayShare,
          remove: access.mayRemove,
          exportCartridge: isPublisher(visitor.config) && visitor.user !== false && visitor.user.role === 'L',
        },
        leaveAs: access.origin === 'shared' ? (visitor.id ?? null) : null,
        ...(access.mayShare ? await sharingOf(id) : nobody),
        feed: access.mayShare && list.visibility !== 'private' ? feedAddress(id) : null,
      };
    },
  };
}

export type ListPresenter = ReturnType<typeof listPresenter>;
