import type { UserInfo } from '@mediathek/domain';
import { useRef, useState } from 'react';
import { usePortal } from '../../shared/portal';
import { withFreshToken } from '../../shared/submission/with-fresh-token';
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
      portal.session.enter(await withFreshToken(portal, call));
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
