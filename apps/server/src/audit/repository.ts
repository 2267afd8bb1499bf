import type { AuditAction, AuditSubject } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';

export interface AuditEvent {
  districtId: string;
  /** Absent where it concerns the district as a whole. */
  schoolId?: string | null | undefined;
  /** Null where it was the provider of single sign-on and no person. */
  actorId: string | null;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string };
  /** Names of what changed, never values. */
  fields?: readonly string[] | undefined;
  count?: number | undefined;
}

/** The audit trail: only ever added to, until an entry is a year old. */
export const auditRepository = (db: Queries) => ({
  async add(event: AuditEvent, at: Date): Promise<void> {
    await db
      .insertInto('audit_events')
      .values({
        at,
        district_id: event.districtId,
        school_id: event.schoolId ?? null,
        actor_id: event.actorId,
        action: event.action,
        subject_kind: event.subject.kind,
        subject_id: event.subject.id,
        fields: [...(event.fields ?? [])],
        count: event.count ?? null,
      })
      .execute();
  },

  async removeBefore(moment: Date): Promise<void> {
    await db.deleteFrom('audit_events').where('at', '<', moment).execute();
  },
});
