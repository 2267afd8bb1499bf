import type { SchoolChoice, SchoolList } from '@mediathek/contract';
import { type Administrator, schoolRights } from '@mediathek/domain';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import type { RecordAudit } from '../../audit/record-audit';
import { administratorOf, scopeOf } from '../../http/administrator';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { schoolRepository } from './repository';

interface Dependencies {
  database: Database;
  clock: () => Date;
  recordAudit: RecordAudit;
  newId(): string;
}

interface SchoolData {
  name: string;
  schoolNumber: string;
}

interface Wanted {
  q: string;
  state: 'active' | 'archived';
  offset: number;
  limit: number;
}

/** Schools as their district looks after them. */
export const schoolService = ({ database, clock, recordAudit, newId }: Dependencies) => {
  const db = database.queries;

  /** A school that this administrator may see, inside the transaction that changes it. */
  const ownIn = async (within: Queries, visitor: Visitor, id: string) => {
    const found = await schoolRepository(within).find(scopeOf(visitor), id);
    if (!found) throw new Problem('not-found');
    return found;
  };

  const note = (
    within: Queries,
    by: Administrator,
    id: string,
    what: Pick<Parameters<RecordAudit>[1], 'action' | 'fields'>,
  ) =>
    recordAudit(within, {
      ...{ districtId: by.districtId, schoolId: id, actorId: by.id, subject: { kind: 'school', id } },
      ...what,
    });

  const uniquely = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('number-taken') : error;
    }
  };

  return {
    async list(visitor: Visitor, wanted: Wanted): Promise<SchoolList> {
      const administrator = administratorOf(visitor);
      const scope = scopeOf(visitor);
      const { total, schools } = await schoolRepository(db).list(scope, wanted);
      return {
        total,
        offset: wanted.offset,
        schools: schools.map(({ archivedAt, districtId, ...school }) => ({
          ...school,
          archivedAt: archivedAt?.toISOString() ?? null,
          rights: schoolRights(administrator, { districtId, isArchived: archivedAt !== null }),
        })),
        rights: { create: scope.kind === 'district' },
      };
    },

    listChoices: (visitor: Visitor): Promise<SchoolChoice[]> => schoolRepository(db).listChoices(scopeOf(visitor)),

    async create(visitor: Visitor, { name, schoolNumber }: SchoolData): Promise<string> {
      const by = administratorOf(visitor);
      const id = newId();
      await uniquely(
        db.transaction().execute(async (within) => {
          await schoolRepository(within).add([{ id, name, schoolNumber, districtId: by.districtId }]);
          await note(within, by, id, { action: 'school-created' });
        }),
      );
      return id;
    },

    async change(visitor: Visitor, id: string, { name, schoolNumber }: SchoolData): Promise<void> {
      const by = administratorOf(visitor);
      await uniquely(
        db.transaction().execute(async (within) => {
          const before = await ownIn(within, visitor, id);
          const fields = [
            ...(before.name === name ? [] : ['name']),
            ...(before.school_number === schoolNumber ? [] : ['schoolNumber']),
          ];
          if (fields.length === 0) return;
          await schoolRepository(within).change(id, { name, schoolNumber });
          await note(within, by, id, { action: 'school-changed', fields });
        }),
      );
    },

    /** An archived school can no longer be chosen; its people keep what they have. */
    async setArchived(visitor: Visitor, id: string, isArchived: boolean): Promise<void> {
      const by = administratorOf(visitor);
      await db.transaction().execute(async (within) => {
        const before = await ownIn(within, visitor, id);
        if ((before.archived_at !== null) === isArchived) return;
        await schoolRepository(within).change(id, { archivedAt: isArchived ? clock() : null });
        await note(within, by, id, { action: isArchived ? 'school-archived' : 'school-restored' });
      });
    },
  };
};

export type SchoolService = ReturnType<typeof schoolService>;
