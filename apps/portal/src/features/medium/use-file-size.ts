import { useTexts } from '../../shared/use-texts';

/** The size of a file as a person understands it. */
export function useFileSize(): (bytes: number) => string {
  const { t, lang } = useTexts();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    const format = new Intl.NumberFormat(lang === 'de' ? 'de' : 'en-GB', { maximumFractionDigits: isLarge ? 1 : 0 });
    return isLarge
      ? t('medium.size.mb', { size: format.format(bytes / 1_000_000) })
      : t('medium.size.kb', { size: format.format(Math.max(1, bytes / 1000)) });
  };
}
