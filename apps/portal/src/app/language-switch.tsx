import { Button, MenuButton, type MenuEntry } from '@mediathek/ui';
import { usePortal } from '../shared/portal';
import { useLanguages } from '../shared/use-languages';
import { useTexts } from '../shared/use-texts';

/** The choice of language as part of a menu; none where there is nothing to choose. */
export function useLanguageEntry(): MenuEntry | undefined {
  const { t, lang } = useTexts();
  const { session } = usePortal();
  const languages = useLanguages();
  if (languages.length < 2) return undefined;
  return {
    kind: 'choice',
    id: 'language',
    label: t('shell.profile.language'),
    value: lang,
    options: languages.map((value) => ({ value, label: t(`shell.languages.${value}`) })),
    onChange: (value) => void session.changeLanguage(value),
  };
}

/** A button that names the language in use and opens the choice. */
export function LanguageSwitch() {
  const { t, lang } = useTexts();
  const entry = useLanguageEntry();
  const current = useLanguages().find((one) => one === lang);
  if (!entry) return null;
  return (
    <MenuButton label={t('shell.profile.language')} entries={[entry]}>
      {({ ref, ...trigger }) => (
        <Button {...trigger} ref={ref} look="quiet" size="small" icon="globe">
          {current ? t(`shell.languages.${current}`) : t('shell.profile.language')}
        </Button>
      )}
    </MenuButton>
  );
}
