import { Anchor } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import { useSearch } from './search-context';
import styles from './sources.module.css';

const sources = ['library', 'external'] as const;

/** The media library, or the repositories outside; each has its own address. */
export function SourceTabs({ total }: { readonly total: number | undefined }) {
  const { t, lang } = useTexts();
  const { state, address } = useSearch();
  return (
    <nav className={styles.tabs} aria-label={t('search.sources.label')}>
      {sources.map((source) => (
        <Anchor
          key={source}
          href={address({ ...state, source })}
          className={styles.tab}
          aria-current={state.source === source ? 'page' : undefined}
        >
          {t(`search.sources.${source}`)}
          {source === 'library' && total !== undefined && (
            <span className={styles.count}> {total.toLocaleString(lang)}</span>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
