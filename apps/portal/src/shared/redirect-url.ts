import { safeRedirectTarget } from '@mediathek/domain';

const key = 'redirectUrl';

/** Where a person wanted to go before they were asked to sign in. */
export interface RedirectUrl {
  store(target: string): void;
  /** Gives the address once; only an address of this portal is ever given. */
  take(): string | undefined;
  forget(): void;
}

export function createRedirectUrl(storage: Storage | undefined, origin: string): RedirectUrl {
  function forget() {
    try {
      storage?.removeItem(key);
    } catch {
      // A storage that cannot be written holds nothing of ours either.
    }
  }
  return {
    store(target) {
      const safe = safeRedirectTarget(target, origin);
      try {
        if (safe) storage?.setItem(key, safe);
        else forget();
      } catch {
        // Without storage the person arrives on the homepage after signing in.
      }
    },
    take() {
      try {
        // Checked again: anything on this origin could have written it.
        const target = safeRedirectTarget(storage?.getItem(key), origin);
        forget();
        return target;
      } catch {
        return undefined;
      }
    },
    forget,
  };
}
