import { useForgetClasses } from '../../shared/classes/queries';
import { usePortal } from '../../shared/portal';
import { withFreshToken } from '../../shared/submission/with-fresh-token';
import { useTexts } from '../../shared/use-texts';

interface Told {
  readonly message: string;
  readonly undo?: () => Promise<unknown>;
}

/** Does something at once, says what was done, offers to undo it, and shows the class as it is then. */
export function useClassActions() {
  const { t } = useTexts();
  const portal = usePortal();
  const forget = useForgetClasses();

  async function act(work: () => Promise<unknown>, told?: Told): Promise<boolean> {
    try {
      await withFreshToken(portal, work);
    } catch {
      portal.events.emit('snackbar', { type: 'error', message: t('classes.done.failed') });
      await forget();
      return false;
    }
    const undo = told?.undo;
    if (told) {
      portal.events.emit('snackbar', {
        type: 'success',
        message: told.message,
        ...(undo ? { action: { label: t('classes.actions.undo'), onAction: () => void act(undo) } } : {}),
      });
    }
    await forget();
    return true;
  }
  return act;
}
