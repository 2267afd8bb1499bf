import { Button, type IconName, MenuButton, type MenuEntry } from '@mediathek/ui';
import { type SchemeChoice, schemeChoices, usePortal, usePortalState } from '../shared/portal';
import { useTexts } from '../shared/use-texts';

const icons: Readonly<Record<SchemeChoice, IconName>> = { light: 'sun', dark: 'moon', auto: 'monitor' };

/** The choice between light and dark as part of a menu. */
export function useSchemeEntry(): MenuEntry {
  const { t } = useTexts();
  const { session } = usePortal();
  const { scheme } = usePortalState();
  return {
    kind: 'choice',
    id: 'scheme',
    label: t('shell.profile.appearance'),
    value: scheme,
    options: schemeChoices.map((value) => ({ value, label: t(`shell.scheme.${value}`), icon: icons[value] })),
    onChange: (value) => session.changeScheme(schemeChoices.find((choice) => choice === value) ?? 'auto'),
  };
}

/** A button that opens the choice of appearance; its sign shows the one in use. */
export function SchemeSwitch() {
  const { t } = useTexts();
  const { scheme } = usePortalState();
  const entry = useSchemeEntry();
  return (
    <MenuButton label={t('shell.profile.appearance')} entries={[entry]}>
      {({ ref, ...trigger }) => (
        <Button {...trigger} ref={ref} look="quiet" size="small" icon={icons[scheme]}>
          {t('shell.profile.appearance')}
        </Button>
      )}
    </MenuButton>
  );
}
