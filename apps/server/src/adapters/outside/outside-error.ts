/** Why nothing came from outside, in a word for the log and for whoever decides what to do next. */
export type OutsideFailure =
  | 'forbidden-address'
  | 'not-found-host'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'redirects'
  | 'status'
  | 'unreadable';

export class OutsideError extends Error {
  constructor(
    readonly failure: OutsideFailure,
    detail = '',
    cause?: unknown,
  ) {
    super(detail ? `${failure}: ${detail}` : failure, { cause });
    this.name = 'OutsideError';
  }
}
