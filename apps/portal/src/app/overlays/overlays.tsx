import { Snackbar, useSnackbarTimer } from '@mediathek/ui';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTexts } from '../../shared/use-texts';
import { useOverlays, useShell } from '../shell-context';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog')).LoginDialog }));
const AiSearchDialog = lazy(async () => ({ default: (await import('./ai-search-dialog')).AiSearchDialog }));

/** What may lie over any page; the dialogs' code is fetched when one is first needed. */
export function Overlays() {
  const { overlays } = useShell();
  const { open } = useOverlays();

  useEffect(() => {
    overlays.set({ hasDialogs: true });
    return () => overlays.set({ hasDialogs: false });
  }, [overlays]);

  return (
    <>
      <Suspense fallback={null}>
        {open === 'login' && <LoginDialog />}
        {open === 'aiSearch' && <AiSearchDialog />}
      </Suspense>
      <PortalSnackbar />
    </>
  );
}

function PortalSnackbar() {
  const { t } = useTexts();
  const { overlays } = useShell();
  const { snackbar } = useOverlays();
  const close = () => overlays.set({ snackbar: null });
  const hold = useSnackbarTimer(snackbar, close);
  const message = useMemo(
    () => snackbar && { kind: snackbar.type, text: snackbar.message, action: snackbar.action },
    [snackbar],
  );
  return <Snackbar message={message} closeLabel={t('shell.messages.close')} onClose={close} hold={hold} />;
}
