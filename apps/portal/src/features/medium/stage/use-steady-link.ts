import type { MediaFile } from '@mediathek/contract';
import { useRef, useState } from 'react';
import { logProblem } from '../../../shared/log';

/** Keeps the first link, so that nothing loads twice; asks for a fresh one once when it has ended. */
export function useSteadyLink(file: MediaFile, renew: (role: MediaFile['role']) => Promise<readonly MediaFile[]>) {
  const [href, setHref] = useState(file.href);
  const wasRenewed = useRef(false);

  async function renewLink(): Promise<string | undefined> {
    if (wasRenewed.current) return undefined;
    wasRenewed.current = true;
    try {
      const fresh = (await renew(file.role)).find(({ id }) => id === file.id);
      if (fresh) setHref(fresh.href);
      return fresh?.href;
    } catch (cause) {
      logProblem('Failed to get a fresh link', cause);
      return undefined;
    }
  }
  return { href, renewOnce: () => void renewLink() };
}
