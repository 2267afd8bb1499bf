/** What is written into the audit trail: acts of administration that change who may do what. */
export const auditActions = [
  'person-created',
  'person-changed',
  'person-rights-changed',
  'person-disabled',
  'person-enabled',
  'person-left-school',
  'person-joined-school',
  'password-reset-sent',
  'sessions-ended',
  'registration-approved',
  'registration-refused',
  'school-created',
  'school-changed',
  'school-archived',
  'school-restored',
  'people-imported',
  'classes-imported',
  'access-code-revoked',
  'access-code-renewed',
  'pupil-removed',
  'platform-added',
  'platform-changed',
  'platform-disabled',
  'platform-enabled',
  'platform-removed',
  'platform-restored',
  'platform-invited',
  'platform-key-rotated',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry is about. */
export const auditSubjects = ['person', 'school', 'registration', 'class', 'platform'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The audit trail is kept for a year: long enough for every question, not longer than needed. */
export const auditDays = 365;
