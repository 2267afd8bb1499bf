import { useForgetClasses } from '../../shared/classes/queries';
import { usePortal } from '../../shared/portal';

/** Says what was done, closes the dialog and shows the class as it is then. */
export function useEnd(onClose: () => void): (message: string) => void {
  const { events } = usePortal();
  const forget = useForgetClasses();
  return (message) => {
    events.emit('snackbar', { type: 'success', message });
    onClose();
    void forget();
  };
}
