import { type ClassRights, classRights } from '@mediathek/domain';
import type { Queries } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { signedInId, type Visitor } from '../../http/visitor';
import { classRepository, type SeenClass } from './repository';

export interface OpenedClass {
  row: SeenClass;
  rights: ClassRights;
}

/** What a visitor may do with a class that was read for them. */
export const rightsIn = (visitor: Visitor, row: SeenClass): ClassRights =>
  classRights(visitor, {
    schoolId: row.school_id,
    districtId: row.district_id,
    isArchived: row.archived_at !== null,
    isTaught: Boolean(row.is_taught),
    isAttended: Boolean(row.is_attended),
  });

/** Finds a class for somebody: one that they may not see is not there, and what they may not do in it is forbidden. */
export const classAccess = (db: Queries) => {
  const classes = classRepository(db);
  return async (visitor: Visitor, id: string, needed: keyof ClassRights = 'see'): Promise<OpenedClass> => {
    const row = await classes.find(id, signedInId(visitor));
    if (!row) throw new Problem('not-found');
    const rights = rightsIn(visitor, row);
    if (!rights.see) throw new Problem('not-found');
    if (!rights[needed]) throw new Problem('forbidden');
    return { row, rights };
  };
};
