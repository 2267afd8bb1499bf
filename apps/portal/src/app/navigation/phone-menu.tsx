import { IconButton } from '@mediathek/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import type { PageView } from '../page-view';
import { useOverlays, useShell } from '../shell-context';
import styles from './phone-menu.module.css';

const loadSheet = () => import('./phone-menu-sheet');
const PhoneMenuSheet = lazy(async () => ({ default: (await loadSheet()).PhoneMenuSheet }));

/** On narrow screens the main links lie in a sheet behind this button; its code is fetched when somebody comes near. */
export function PhoneMenu({ view }: { readonly view: PageView }) {
  const { t } = useTexts();
  const { overlays } = useShell();
  const isOpen = useOverlays().open === 'menu';
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const prepare = () => void loadSheet();

  return (
    <span className={styles.phoneMenu}>
      <IconButton
        icon="menu"
        label={t('shell.navigation.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tooltipAlign="end"
        onClick={() => overlays.set({ open: 'menu' })}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <PhoneMenuSheet view={view} isOpen={isOpen} onClose={() => overlays.set({ open: undefined })} />
        </Suspense>
      )}
    </span>
  );
}
