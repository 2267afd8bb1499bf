const minute = 60 * 1000;
const hour = 60 * minute;

/** How long a link sent by mail works: half an hour for a new password, a day to confirm an address. */
export const oneTimeTokenLifetimes = {
  'password-reset': 30 * minute,
  'registration-confirmation': 24 * hour,
  'email-change': 24 * hour,
} as const satisfies Record<string, number>;

export type OneTimeTokenPurpose = keyof typeof oneTimeTokenLifetimes;

/** A link from a mail works until its time is over, and not from that moment on. */
export function oneTimeTokenEnd(purpose: OneTimeTokenPurpose, now: Date): Date {
  return new Date(now.getTime() + oneTimeTokenLifetimes[purpose]);
}
