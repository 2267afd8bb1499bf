import type { Person } from '@mediathek/contract';
import type { Database, Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import type { ListDoor } from './list-access';
import { listRepository } from './repository';
import { shareRepository } from './share-repository';

const mostColleagues = 20;

/** A list that others are let into is no longer private. */
async function openToOthers(within: Queries, list: { id: string; visibility: string }): Promise<void> {
  if (list.visibility === 'private') await listRepository(within).change(list.id, { visibility: 'shared' });
}

/** Sharing lists with colleagues; by whom and with whom is the school's affair, other schools come by invitation. */
export function listSharingService({ database, door }: { database: Database; door: ListDoor }) {
  const schoolOf = ({ user }: Visitor): string => (user === false ? '' : user.school_id);

  return {
    async listColleagues(visitor: Visitor, part: string): Promise<{ items: Person[] }> {
      const schoolId = schoolOf(visitor);
      if (schoolId === '') return { items: [] };
      const of = { schoolId, userId: signedInId(visitor), part: part.trim(), limit: mostColleagues };
      return { items: await shareRepository(database.queries).listColleagues(of) };
    },

    /** Refuses whoever does not decide who sees a list. */
    async requireSharer(visitor: Visitor, listId: string): Promise<void> {
      if (!(await door.open(visitor, listId)).access.mayShare) throw new Problem('forbidden');
    },

    openList: (visitor: Visitor, listId: string): Promise<void> =>
      door.change(visitor, listId, 'mayShare', (within, { list }) => openToOthers(within, list)),

    /** Somebody took the list over by invitation; what they may do already stays. */
    addReference: (within: Queries, listId: string, userId: string): Promise<void> =>
      asSystem(() => shareRepository(within).addReader({ listId, userId })),

    async share(visitor: Visitor, listId: string, userId: string, mayEdit: boolean): Promise<void> {
      await door.change(visitor, listId, 'mayShare', async (within, { list }) => {
        const shares = shareRepository(within);
        const isKnown = (await asSystem(() => shares.list(listId))).some(({ id }) => id === userId);
        const isColleague = await shares.isColleague({ schoolId: schoolOf(visitor), userId });
        if (userId === list.owner_id || !(isKnown || isColleague)) throw new Problem('not-found');
        await openToOthers(within, list);
        await shares.put({ listId, userId, mayEdit });
      });
    },

    async end(visitor: Visitor, listId: string, userId: string): Promise<void> {
      const isOwn = userId === signedInId(visitor);
      if (!isOwn) {
        await door.change(visitor, listId, 'mayShare', async (within) => {
          if (!(await shareRepository(within).remove({ listId, userId }))) throw new Problem('not-found');
        });
        return;
      }
      await door.open(visitor, listId);
      const shares = shareRepository(database.queries);
      if (!(await asSystem(() => shares.remove({ listId, userId })))) throw new Problem('not-found');
    },
  };
}
