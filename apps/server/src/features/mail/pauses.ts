const second = 1000;
const minute = 60 * second;

/** Nobody else takes a letter while one process speaks with the mail server, which gives up well before this time. */
export const claimMs = 5 * minute;

/** After a failed attempt a letter waits half a minute, then twice as long each time, half an hour at the most. */
export function pauseAfter(attempts: number): number {
  return Math.min(30 * minute, 30 * second * 2 ** (attempts - 1));
}
