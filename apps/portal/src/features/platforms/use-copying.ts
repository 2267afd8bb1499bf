import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';

/** Puts an address into the clipboard, and says whether it went. */
export function useCopying(): (text: string) => Promise<void> {
  const { t } = useTexts();
  const { events } = usePortal();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      events.emit('snackbar', { type: 'success', message: t('platforms.done.copied') });
    } catch {
      // Where the browser keeps the clipboard to itself, the person can copy by hand.
      events.emit('snackbar', { type: 'info', message: t('platforms.done.copyFailed') });
    }
  };
}
