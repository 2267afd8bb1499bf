import { CallError } from '@mediathek/contract/client';
import type { TFunction } from 'i18next';

/** Why somebody did not get in; never which part of what they typed was wrong. */
export type SignInFailure =
  | { readonly kind: 'refused' }
  | { readonly kind: 'wait'; readonly seconds: number | undefined }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

/** Tells a refusal from having to wait, from a missing connection and from a fault of ours. */
export function readSignInFailure(cause: unknown): SignInFailure {
  if (!(cause instanceof CallError)) return { kind: 'offline' };
  switch (cause.status) {
    // Data that no account could have are refused like data that no account has.
    case 400:
    case 401:
      return { kind: 'refused' };
    case 429:
      return { kind: 'wait', seconds: cause.problem?.retryAfter };
    default:
      return { kind: 'failed' };
  }
}

/** A waiting time in words: in seconds below a minute, above it in whole minutes that are never too few. */
export function waitInWords(t: TFunction, seconds: number): string {
  return seconds < 60
    ? t('signIn.time.seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('signIn.time.minutes', { count: Math.ceil(seconds / 60) });
}
