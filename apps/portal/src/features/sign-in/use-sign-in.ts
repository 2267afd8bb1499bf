import { CallError } from '@mediathek/contract/client';
import type { UserInfo } from '@mediathek/domain';
import { useRef, useState } from 'react';
import { type Portal, usePortal } from '../../shared/portal';
import { readSignInFailure, type SignInFailure } from './sign-in-failure';

/** Asks the server to let somebody in. */
export type SignInCall = () => Promise<UserInfo>;

export interface SignIn {
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  attempt(call: SignInCall): Promise<SignInFailure | undefined>;
  /** The person goes on typing: what went wrong before no longer matters. */
  forgetFailure(): void;
}

const isStaleToken = (cause: unknown) => cause instanceof CallError && cause.problem?.type.endsWith('/csrf-token');

/** Signing out in another window changes the session under an open page; any answer then brings the new token. */
async function callWithFreshToken(call: SignInCall, portal: Portal): Promise<UserInfo> {
  try {
    return await call();
  } catch (cause) {
    if (!isStaleToken(cause)) throw cause;
    await portal.call('GET /api/v1/config/frontend');
    return call();
  }
}

/** Signs in once at a time, however often the button is pressed, and goes on to where the person wanted to go. */
export function useSignIn(): SignIn {
  const portal = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const isRunning = useRef(false);

  async function attempt(call: SignInCall): Promise<SignInFailure | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      // Stays busy afterwards: the next thing to see is the next page.
      portal.session.enter(await callWithFreshToken(call, portal));
      return undefined;
    } catch (cause) {
      const found = readSignInFailure(cause);
      isRunning.current = false;
      setIsBusy(false);
      setFailure(found);
      return found;
    }
  }

  return { isBusy, failure, attempt, forgetFailure: () => setFailure(undefined) };
}
