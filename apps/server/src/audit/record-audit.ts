import { auditDays } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';
import { type AuditEvent, auditRepository } from './repository';

/** By whom and for which school something is done. */
export type AuditOrigin = Pick<AuditEvent, 'actorId' | 'districtId' | 'schoolId'>;

/** Writes one act of administration down, within the transaction that does it: neither happens without the other. */
export type RecordAudit = (within: Queries, event: AuditEvent) => Promise<void>;

export const auditRecorder =
  (clock: () => Date): RecordAudit =>
  (within, event) =>
    auditRepository(within).add(event, clock());

/** The year is over. One day later than the database would allow it, so that two clocks never quarrel. */
export const removeOldAudit = (db: Queries, clock: () => Date): Promise<void> =>
  auditRepository(db).removeBefore(new Date(clock().getTime() - (auditDays + 1) * 24 * 60 * 60 * 1000));
