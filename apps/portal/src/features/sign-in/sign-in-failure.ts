import { CallError } from '@mediathek/contract/client';
import { type CallFailure, problemOf, readCallFailure } from '../../shared/submission/call-failure';

/** Why somebody did not get in; never which part of what they typed was wrong. */
export type SignInFailure =
  | { readonly kind: 'refused' }
  /** The password is right; the code of the second factor is missing, or was wrong. */
  | { readonly kind: 'factor-needed' }
  | { readonly kind: 'factor-refused' }
  | Exclude<CallFailure, { kind: 'refused' }>;

/** Tells a refusal and the second factor from having to wait, from a missing connection and from a fault of ours. */
export function readSignInFailure(cause: unknown): SignInFailure {
  const problem = problemOf(cause);
  if (problem === 'second-factor-needed') return { kind: 'factor-needed' };
  if (problem === 'second-factor-refused') return { kind: 'factor-refused' };
  // Data that no account could have are refused like data that no account has.
  if (cause instanceof CallError && [400, 401].includes(cause.status)) return { kind: 'refused' };
  const failure = readCallFailure(cause);
  return failure.kind === 'refused' ? { kind: 'failed' } : failure;
}

/** What stands in the way although nothing typed is wrong; a refusal is said at the field instead. */
export function obstacleIn(failure: SignInFailure | undefined): CallFailure | undefined {
  switch (failure?.kind) {
    case 'refused':
    case 'factor-needed':
    case 'factor-refused':
      return undefined;
    default:
      return failure;
  }
}
