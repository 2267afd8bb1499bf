import { linkTo } from '@mediathek/domain';
import { Button } from '@mediathek/ui';
import { Sheet } from '@mediathek/ui/sheet';
import { usePortal, usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { LanguageSwitch } from '../language-switch';
import type { PageView } from '../page-view';
import { SchemeSwitch } from '../scheme-switch';
import { MainNavigation } from './main-navigation';
import styles from './phone-menu-sheet.module.css';

interface PhoneMenuSheetProps {
  readonly view: PageView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The main links on narrow screens, from the side its button is on. */
export function PhoneMenuSheet({ view, isOpen, onClose }: PhoneMenuSheetProps) {
  const { t } = useTexts();
  const { events } = usePortal();
  const { user, config } = usePortalState();
  return (
    <Sheet
      side="right"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('shell.navigation.menuTitle')}
      closeLabel={t('shell.navigation.closeMenu')}
      actions={
        user === false && (
          <Button href={linkTo('login')} wide onClick={onClose}>
            {t('shell.navigation.signIn')}
          </Button>
        )
      }
    >
      <MainNavigation view={view} stacked onFollow={onClose} />
      {config !== false && config.VectorSearch && (
        <Button
          look="plain"
          wide
          className={styles.ask}
          icon="message-circle-question-mark"
          onClick={() => {
            onClose();
            events.emit('aiSearch');
          }}
        >
          {t('shell.search.ask')}
        </Button>
      )}
      <div className={styles.choices}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </Sheet>
  );
}
