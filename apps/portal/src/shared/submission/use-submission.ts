import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePortal } from '../portal';
import { type CallFailure, readCallFailure } from './call-failure';
import { withFreshToken } from './with-fresh-token';

export interface Submission {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** Sends something, once at a time however often the button is pressed. */
  submit<Answer>(
    work: () => Promise<Answer>,
    done: (answer: Answer) => void,
    failed?: (failure: CallFailure) => void,
  ): Promise<void>;
  /** The person goes on typing: what went wrong before no longer matters. */
  forgetFailure(): void;
}

/** Sending what a form holds. Whoever was signed out meanwhile is asked to sign in again. */
export function useSubmission(): Submission {
  const portal = usePortal();
  const { pathname } = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const isRunning = useRef(false);

  return {
    isBusy,
    failure,
    async submit(work, done, failed) {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      setFailure(undefined);
      try {
        done(await withFreshToken(portal, work));
      } catch (cause) {
        const found = readCallFailure(cause);
        setFailure(found);
        if (found.kind === 'refused' && found.problem === 'not-signed-in') {
          portal.events.emit('loginPrompt', { redirect: pathname });
        }
        failed?.(found);
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
    forgetFailure: () => setFailure(undefined),
  };
}
