import { Button, EmptyState, Spinner, VisuallyHidden } from '@mediathek/ui';
import { LoadFailure } from '../../../shared/load-failure';
import { useTexts } from '../../../shared/use-texts';
import { useSearch } from '../search-context';
import { SearchOffline } from '../search-states';
import styles from './external.module.css';
import { ExternalRow } from './external-row';
import { SourceNotes } from './source-notes';
import { type ExternalState, useExternal } from './use-external';

/** What external sources find: a spinner until the first cards are there, then all of them, without an endless list. */
export function ExternalResults() {
  const { t, voiced } = useTexts();
  const { state } = useSearch();
  const words = state.query || state.keyword || state.producer;
  const external = useExternal(words);
  if (words === '')
    return (
      <div className={styles.external}>
        <EmptyState title={t('search.external.noWords')} actions={<BackToLibrary />}>
          {voiced('search.external.noWordsText')}
        </EmptyState>
      </div>
    );
  switch (external.kind) {
    case 'loading':
      return (
        <div className={styles.loading}>
          <Spinner large label={t('search.external.loading')} />
        </div>
      );
    case 'offline':
      return <SearchOffline />;
    case 'failed':
      return (
        <div className={styles.external}>
          <LoadFailure
            title={t('search.failed.title')}
            text={voiced('search.failed.text')}
            isRetrying={external.isRetrying}
            onRetry={external.retry}
          />
        </div>
      );
    case 'ready':
      return external.sources.length > 0 ? <Found {...external} words={words} /> : <NoSources />;
  }
}

type FoundProps = Extract<ExternalState, { kind: 'ready' }> & { readonly words: string };

function Found({ items, sources, words }: FoundProps) {
  const { t, lang } = useTexts();
  const isWaiting = sources.some(({ state }) => state === 'asking' || state === 'pending');
  const amount = items.length.toLocaleString(lang);
  const found = t('search.external.found', { count: items.length, amount });
  return (
    <section className={styles.external} aria-label={t('search.sources.external')}>
      {items.length > 0 && <p className={styles.amount}>{found}</p>}
      <ul>
        {items.map((medium) => (
          <li key={medium.identifier}>
            <ExternalRow medium={medium} />
          </li>
        ))}
      </ul>
      {items.length === 0 && !isWaiting && (
        <EmptyState title={t('search.external.nothing', { query: words })} actions={<BackToLibrary />}>
          {t('search.external.nothingText')}
        </EmptyState>
      )}
      <SourceNotes sources={sources} />
      <VisuallyHidden role="status">{isWaiting ? '' : found}</VisuallyHidden>
    </section>
  );
}

/** No repository is connected to this portal so far, and that is said as it is. */
function NoSources() {
  const { t, voiced } = useTexts();
  return (
    <div className={styles.external}>
      <EmptyState title={t('search.external.title')} actions={<BackToLibrary />}>
        {voiced('search.external.text')}
      </EmptyState>
    </div>
  );
}

function BackToLibrary() {
  const { t } = useTexts();
  const { state, address } = useSearch();
  return (
    <Button look="plain" href={address({ ...state, source: 'library' })}>
      {t('search.external.back')}
    </Button>
  );
}
