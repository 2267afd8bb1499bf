import { CallError } from '@mediathek/contract/client';
import type { TFunction } from 'i18next';

/** Why something that was sent did not work; a refusal is named by the problem the server gave. */
export type CallFailure =
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'wait'; readonly seconds: number | undefined }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

/** The name of the problem a call was answered with; empty where the answer was no problem document. */
export function problemOf(cause: unknown): string {
  return cause instanceof CallError ? (cause.problem?.type.replace(/^.*\//, '') ?? '') : '';
}

/** Tells a refusal from having to wait, from a missing connection and from a fault of ours. */
export function readCallFailure(cause: unknown): CallFailure {
  if (!(cause instanceof CallError)) return { kind: 'offline' };
  if (cause.status === 429) return { kind: 'wait', seconds: cause.problem?.retryAfter };
  return cause.status < 500 ? { kind: 'refused', problem: problemOf(cause) } : { kind: 'failed' };
}

/** A waiting time in words: in seconds below a minute, above it in whole minutes that are never too few. */
export function waitInWords(t: TFunction, seconds: number): string {
  return seconds < 60
    ? t('forms.time.seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('forms.time.minutes', { count: Math.ceil(seconds / 60) });
}
