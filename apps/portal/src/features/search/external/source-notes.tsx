import { Button, Notice, Spinner, TextLink, VisuallyHidden } from '@mediathek/ui';
import { useTexts } from '../../../shared/use-texts';
import styles from './external.module.css';
import type { ShownSource } from './use-external';

/** Which sources are still looking, which could not answer, and where the rest of their results is. */
export function SourceNotes({ sources }: { readonly sources: readonly ShownSource[] }) {
  return (
    <div className={styles.notes}>
      {sources.map((source) => (
        <SourceNote key={source.id} source={source} />
      ))}
    </div>
  );
}

function SourceNote({ source }: { readonly source: ShownSource }) {
  const { t, voiced, lang } = useTexts();
  const { name, state, total, page, retryAfter } = source;
  switch (state) {
    case 'asking':
    case 'pending':
      return (
        <p className={styles.asking} role="status">
          <Spinner /> {t('search.external.asking', { name })}
        </p>
      );
    case 'answered':
      return page && total ? (
        <p className={styles.more}>
          <TextLink href={page} target="_blank" rel="noopener noreferrer" externalLabel={t('media.outside.opensNew')}>
            {t('search.external.all', { count: total, amount: total.toLocaleString(lang), name })}
          </TextLink>
        </p>
      ) : null;
    case 'unasked':
      return null;
    case 'slow':
    case 'failed':
    case 'paused':
      return (
        <Notice
          kind="caution"
          live
          title={t(`search.external.${state}`, { name })}
          actions={
            <Button look="plain" size="small" icon="rotate-ccw" onClick={source.retry}>
              {t('search.external.retry')}
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </Button>
          }
        >
          {state === 'paused' && retryAfter !== null && retryAfter > 1
            ? t('search.external.pausedText', { count: Math.ceil(retryAfter / 60) })
            : voiced('search.external.failedText')}
        </Notice>
      );
  }
}
