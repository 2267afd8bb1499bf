import { decideRouteAccess, getRoute } from '@mediathek/domain';
import { Button, EmptyState, Heading, Notice, TextLink } from '@mediathek/ui';
import { usePortal, useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { useSearch } from './search-context';
import styles from './search-page.module.css';
import { searchAddress, withoutFilters } from './search-state';
import type { ResultsState } from './use-results';

/** From the words to the meaning and back: what was asked for and how it was narrowed stays. Where nothing fits, the space below offers it. */
export function OtherSearch({ total }: { readonly total: number | undefined }) {
  const { t } = useTexts();
  const { name, state } = useSearch();
  const other = name === 'ai-search' ? 'search' : 'ai-search';
  const mayGo = decideRouteAccess(getRoute(other), useVisitor()) === 'allow';
  const isOffered = name === 'search' ? state.source === 'library' : name === 'ai-search' && total !== 0;
  if (!mayGo || !isOffered || state.query === '') return null;
  return (
    <p className={styles.meant}>
      <TextLink href={searchAddress(other, state)}>
        {t(name === 'ai-search' ? 'search.ai.toWords' : 'search.ai.toMeaning')}
      </TextLink>
    </p>
  );
}

/** The question could not be understood this time, and its words were looked for instead. */
export function MeaningFallback({ results }: { readonly results: ResultsState }) {
  const { t } = useTexts();
  if (results.kind !== 'ready' || !results.found.fallback) return null;
  const { isRetrying, retry } = results;
  return (
    <div className={styles.apart}>
      <Notice
        kind="caution"
        live
        title={t('search.ai.fallback.title')}
        actions={
          <Button look="plain" size="small" busy={isRetrying} onClick={retry}>
            {t('search.ai.fallback.retry')}
          </Button>
        }
      >
        {t(`search.ai.fallback.${results.found.fallback}`)}
      </Notice>
    </div>
  );
}

/** Without a question there is nothing to answer. */
export function AskFirst() {
  const { t, voiced } = useTexts();
  const { events } = usePortal();
  return (
    <>
      <Heading level={1}>{t('search.ai.askTitle')}</Heading>
      <div className={styles.apart}>
        <EmptyState
          title={voiced('search.ai.askLead')}
          actions={<Button onClick={() => events.emit('aiSearch')}>{t('search.ai.ask')}</Button>}
        >
          {voiced('search.ai.askText')}
        </EmptyState>
      </div>
    </>
  );
}

/** Nothing is near enough to the question; unrelated media would only waste time. */
export function NothingFits() {
  const { t, voiced } = useTexts();
  const { events } = usePortal();
  const { state } = useSearch();
  const mayUseWords = decideRouteAccess(getRoute('search'), useVisitor()) === 'allow';
  return (
    <EmptyState
      title={t('search.ai.nothing.title')}
      actions={
        <>
          <Button onClick={() => events.emit('aiSearch')}>{t('search.ai.nothing.again')}</Button>
          {mayUseWords && (
            <TextLink href={searchAddress('search', withoutFilters(state))}>{t('search.ai.toWords')}</TextLink>
          )}
        </>
      }
    >
      {voiced('search.ai.nothing.text')}
    </EmptyState>
  );
}
