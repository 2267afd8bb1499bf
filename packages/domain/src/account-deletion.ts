const dayMs = 24 * 60 * 60 * 1000;

/** Whoever deletes their account can change their mind for two weeks. */
const graceDays = 14;

/** The moment from which a deletion that was asked for is carried out. */
export function deletionDue(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + graceDays * dayMs);
}

/** What was asked for before this moment is due now. */
export function deletionRequestedBefore(now: Date): Date {
  return new Date(now.getTime() - graceDays * dayMs);
}
