import { decideListAccess, isStaff, type ListAccess } from '@mediathek/domain';
import type { Database, Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import { type ListReader, listRepository, type SeenList } from './repository';

/** A list that the visitor may open, and what they may do with it. */
export interface OpenedList {
  list: SeenList;
  access: ListAccess;
}

type Need = 'mayEdit' | 'mayShare' | 'mayRemove';

/** The one way to a list: whoever may not open it learns nothing of it, whoever may only read it changes nothing. */
export function listDoor(database: Database, clock: () => Date) {
  const readerOf = (visitor: Visitor): ListReader => ({
    userId: signedInId(visitor),
    schoolId: visitor.user === false ? '' : visitor.user.school_id,
    isStaff: isStaff(visitor.user),
    now: clock(),
  });

  const accessTo = (list: SeenList, visitor: Visitor): ListAccess | undefined =>
    decideListAccess(
      {
        ownerId: list.owner_id,
        schoolId: list.school_id,
        visibility: list.visibility,
        share: list.may_edit === null ? undefined : { mayEdit: list.may_edit },
        isOnBoard: list.is_on_board,
      },
      visitor,
    );

  async function open(visitor: Visitor, id: string, db: Queries = database.queries): Promise<OpenedList> {
    // An invitation leads across schools, so the rule of lists decides here and not the wall between schools.
    const list = await asSystem(() => listRepository(db).find(readerOf(visitor), id));
    const access = list && accessTo(list, visitor);
    if (!list || !access) throw new Problem('not-found');
    return { list, access };
  }

  return {
    readerOf,
    accessTo,
    open,

    /** Changes a list while nobody else does; everybody who looks at it then sees a new version. */
    change: <Result>(
      visitor: Visitor,
      id: string,
      need: Need,
      work: (within: Queries, opened: OpenedList) => Promise<Result>,
    ): Promise<Result> =>
      database.queries.transaction().execute(async (within) => {
        await listRepository(within).lock(id);
        const opened = await open(visitor, id, within);
        if (!opened.access[need]) throw new Problem('forbidden');
        const result = await work(within, opened);
        await listRepository(within).touch(id, clock());
        return result;
      }),
  };
}

export type ListDoor = ReturnType<typeof listDoor>;
