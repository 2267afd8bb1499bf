import { languageLabel } from '@mediathek/domain/languages';
import { useTexts } from '../../../shared/use-texts';

/** The name of a language in the words of the reader. */
export function useLanguageName(): (code: string) => string {
  const { lang } = useTexts();
  return (code) => languageLabel(code, lang);
}
