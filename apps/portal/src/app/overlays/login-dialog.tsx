import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { Dialog } from '@mediathek/ui/dialog';
import { useRef } from 'react';
import { usePortal } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { useShell } from '../shell-context';
import styles from './login-dialog.module.css';

/** Something needs a sign-in: go there now, or stay on the page. */
export function LoginDialog() {
  const { t } = useTexts();
  const { navigate, redirectUrl } = usePortal();
  const { overlays } = useShell();
  const action = useRef<HTMLButtonElement>(null);

  function stay() {
    // Whoever signs in later by themselves did not ask to be taken there.
    redirectUrl.forget();
    overlays.set({ open: undefined });
  }
  function signIn() {
    overlays.set({ open: undefined });
    navigate(linkTo('login'));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      title={
        <>
          <span className={styles.category}>{t('dialogs.login.category')}</span>
          {t('dialogs.login.title')}
        </>
      }
      closeLabel={t('dialogs.close')}
      initialFocus={action}
      actions={
        <>
          <Button look="plain" onClick={stay}>
            {t('dialogs.login.later')}
          </Button>
          <Button ref={action} onClick={signIn}>
            {t('dialogs.login.action')}
          </Button>
        </>
      }
    >
      <p>{t('dialogs.login.description')}</p>
    </Dialog>
  );
}
