import type { Portal } from '../portal';
import { problemOf } from './call-failure';

/** Signing out in another window changes the session under an open page; any answer then brings the new token. */
export async function withFreshToken<Answer>(
  { call }: Pick<Portal, 'call'>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (cause) {
    if (problemOf(cause) !== 'csrf-token') throw cause;
    await call('GET /api/v1/config/frontend');
    return work();
  }
}
