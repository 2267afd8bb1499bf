import type { Queries } from '../../adapters/database/database';
import type { RecordAudit } from '../../audit/record-audit';
import type { Planned } from './plan';
import type { ClassWork } from './plan-classes';
import type { PersonWork } from './plan-people';
import { type ImportSchool, importRepository } from './repository';

interface Writing {
  school: ImportSchool;
  trail: { districtId: string; schoolId: string; actorId: string };
  hashOf(password: string): string;
  newId(): string;
  recordAudit: RecordAudit;
  /** Tells a new teacher of their account. */
  invite(userId: string): Promise<void> | undefined;
}

/** Makes and changes the accounts of a plan, each with its line in the audit trail. */
export async function writePeople(within: Queries, plan: readonly Planned<PersonWork>[], writing: Writing) {
  const { school, trail, hashOf, newId, recordAudit, invite } = writing;
  const repository = importRepository(within);

  const create = async (one: Extract<PersonWork, { kind: 'create' }>): Promise<string> => {
    const id = newId();
    await repository.addPerson({ ...one, id, passwordHash: hashOf(one.password) }, school);
    await recordAudit(within, { ...trail, action: 'person-created', subject: { kind: 'person', id } });
    if (one.email !== null) await invite(id);
    return id;
  };
  const change = async (one: Extract<PersonWork, { kind: 'change' }>): Promise<string> => {
    const { id, fields } = one;
    await repository.changePerson(one);
    await recordAudit(within, { ...trail, action: 'person-changed', fields, subject: { kind: 'person', id } });
    return id;
  };

  for (const { work } of plan) {
    if (!work) continue;
    const id = work.kind === 'create' ? await create(work) : await change(work);
    if (work.classId !== undefined) await repository.addPupil(work.classId, id);
  }
}

/** Makes and changes the classes of a plan. */
export async function writeClasses(
  within: Queries,
  plan: readonly Planned<ClassWork>[],
  school: ImportSchool,
  schoolYear: number,
): Promise<void> {
  const repository = importRepository(within);
  for (const { work } of plan) if (work) await repository.writeClass(work, school.id, schoolYear);
}
