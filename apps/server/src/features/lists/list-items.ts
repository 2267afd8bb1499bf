import type { CallAnswer, ParsedBody } from '@mediathek/contract';
import { mostListItems } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import { itemRepository, type NewItem } from './item-repository';
import type { ListDoor } from './list-access';
import { listRepository } from './repository';

type Added = CallAnswer<'POST /api/v1/lists/{id}/items'>;
type Wanted = Pick<ParsedBody<'POST /api/v1/lists/{id}/items'>, 'identifiers' | 'links'>;

/** By this two items of a list are the same: one medium, or one address. */
const sameness = ({ mediaId, link }: Pick<NewItem, 'mediaId' | 'link'>) => link?.address ?? mediaId;

async function appendNew(within: Queries, listId: string, wanted: readonly NewItem[]): Promise<Added> {
  const items = itemRepository(within);
  const there = await items.list(listId);
  const known = new Set(there.map(({ media_id, link }) => sameness({ mediaId: media_id, link })));
  const fresh = wanted.filter((item) => !known.has(sameness(item)) && known.add(sameness(item)));
  if (there.length + fresh.length > mostListItems) throw new Problem('limit-reached');
  await items.append(listId, fresh);
  return { added: fresh.length, already: wanted.length - fresh.length };
}

/** Adds media by their identifiers, then links, in the order given; none twice. */
export async function addWithin(within: Queries, listId: string, { identifiers, links }: Wanted, note: string) {
  const known = identifiers.length > 0 ? await itemRepository(within).findMedia(identifiers) : new Map();
  const media = identifiers.map((identifier) => {
    const medium = known.get(identifier);
    if (!medium) throw new Problem('not-found');
    return { ...medium, link: null, note };
  });
  const outside = links.map(({ title, ...link }) => ({ mediaId: null, link, title, note }));
  const wanted = [...media, ...outside];
  return wanted.length > 0 ? appendNew(within, listId, wanted) : { added: 0, already: 0 };
}

/** What stands in a list. Every act names what it means, so that acts of two people at once add up. */
export function listItemService({ clock, door }: { clock: () => Date; door: ListDoor }) {
  return {
    add: (visitor: Visitor, listId: string, { note, ...wanted }: Wanted & { note: string }) =>
      door.change(visitor, listId, 'mayEdit', (within) => addWithin(within, listId, wanted, note)),

    writeNote: (visitor: Visitor, listId: string, itemId: string, wanted: { note: string; version: number }) =>
      door.change(visitor, listId, 'mayEdit', async (within) => {
        const items = itemRepository(within);
        const known = await items.findNote(listId, itemId);
        if (!known) throw new Problem('not-found');
        if (known.note === wanted.note) return known;
        if (known.version !== wanted.version)
          throw new Problem('conflict', { current: { note: known.note, version: known.version } });
        return items.writeNote(itemId, wanted.note);
      }),

    /** Behind an item that somebody else has taken out meanwhile means: to where that one stood. */
    move: (visitor: Visitor, listId: string, itemId: string, after: string | null): Promise<void> =>
      door.change(visitor, listId, 'mayEdit', async (within) => {
        const items = itemRepository(within);
        const ids = (await items.list(listId)).map(({ id }) => id);
        if (!ids.includes(itemId)) throw new Problem('not-found');
        const rest = ids.filter((id) => id !== itemId);
        const removed = after === null || rest.includes(after) ? undefined : await items.findRemoved(listId, after);
        const place = removed ? removed.position : after === null ? 0 : rest.indexOf(after) + 1;
        await items.arrange(listId, [...rest.slice(0, place), itemId, ...rest.slice(place)]);
      }),

    /** Taking out what somebody else has just taken out is no mistake. */
    remove: (visitor: Visitor, listId: string, itemId: string): Promise<void> =>
      door.change(visitor, listId, 'mayEdit', async (within) => {
        const items = itemRepository(within);
        const isGone = (await items.remove(listId, itemId, clock())) || (await items.findRemoved(listId, itemId));
        if (!isGone) throw new Problem('not-found');
      }),

    restore: (visitor: Visitor, listId: string, itemId: string): Promise<void> =>
      door.change(visitor, listId, 'mayEdit', async (within) => {
        const items = itemRepository(within);
        const there = await items.list(listId);
        if (there.some(({ id }) => id === itemId)) return;
        const removed = await items.findRemoved(listId, itemId);
        if (!removed) throw new Problem('not-found');
        if (there.length >= mostListItems) throw new Problem('limit-reached');
        await items.restore(removed);
      }),

    /** The other list's media come to the end, with their notes; on wish the other list then goes. */
    merge: (visitor: Visitor, listId: string, wanted: { from: string; removeSource: boolean }): Promise<Added> => {
      if (wanted.from === listId) throw new Problem('not-found');
      return door.change(visitor, listId, 'mayEdit', async (within) => {
        const source = await door.open(visitor, wanted.from, within);
        if (wanted.removeSource && !source.access.mayRemove) throw new Problem('forbidden');
        const items = await asSystem(() => itemRepository(within).list(wanted.from));
        const added = await appendNew(
          within,
          listId,
          items.flatMap(({ media_id, link, title, note }) =>
            media_id === null && link === null ? [] : [{ mediaId: media_id, link, title, note }],
          ),
        );
        if (wanted.removeSource)
          await listRepository(within).setDeleted({
            id: wanted.from,
            ownerId: signedInId(visitor),
            deletedAt: clock(),
          });
        return added;
      });
    },
  };
}
