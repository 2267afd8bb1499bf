import { accessCodeAlphabet, accessCodeLength } from './access-code';

/** Attempts are counted over a quarter of an hour. */
export const attemptWindowMs = 15 * 60 * 1000;

/**
 * How many attempts are allowed within a quarter of an hour. An account is guessed at from anywhere, so it is guarded
 * closely; an address may be a whole school, so it is allowed far more. Signing in and codes count failures only; where a
 * mail goes out or something is looked up, every attempt counts.
 */
export const attemptLimits = {
  'sign-in': { account: 10, address: 200 },
  'access-code': { account: Number.POSITIVE_INFINITY, address: 200 },
  'own-password': { account: 10, address: 200 },
  'password-request': { account: 3, address: 60 },
  'one-time-token': { account: Number.POSITIVE_INFINITY, address: 60 },
  registration: { account: 3, address: 60 },
  'email-change': { account: 5, address: 60 },
  'school-lookup': { account: Number.POSITIVE_INFINITY, address: 120 },
} as const satisfies Record<string, { account: number; address: number }>;

export type AttemptKind = keyof typeof attemptLimits;

/** Searches are counted by the minute. */
export const searchWindowMs = 60 * 1000;

/**
 * How many searches, suggestions and lists of filters are answered in a minute: for one account ten a second, which nobody types;
 * for an address what a school of two thousand asks for when all of them search at once.
 */
export const searchLimits = { account: 600, address: 20_000 } as const;

/** Whoever searched too often waits until the minute is over; whole seconds, at least one. */
export function secondsToNextMinute(now: Date): number {
  return Math.max(1, Math.ceil((searchWindowMs - (now.getTime() % searchWindowMs)) / 1000));
}

/** After the last allowed attempt somebody waits until the oldest one no longer counts; whole seconds, at least one. */
export function secondsToWait(oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() + attemptWindowMs - now.getTime()) / 1000));
}

/**
 * The odds that somebody who guesses access codes at the limit, day and night, from so many addresses, ever hits one of
 * the valid codes.
 */
export function accessCodeGuessingOdds(attack: { addresses: number; days: number; validCodes: number }): number {
  const windowsADay = (24 * 60 * 60 * 1000) / attemptWindowMs;
  const guesses = attemptLimits['access-code'].address * windowsADay * attack.days * attack.addresses;
  return (guesses * attack.validCodes) / accessCodeAlphabet.length ** accessCodeLength;
}
