import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Section, Wrap } from '@mediathek/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../shared/use-texts';

function watchConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const tryAgain = () => window.location.reload();

/** Stands in for a page that broke or could not be fetched; part of the first script, so it is there without a connection. */
export function BrokenPage() {
  const { t } = useTexts();
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );

  // Whoever waits for the connection wants the page as soon as it is back.
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isOnline && hasWaited.current) tryAgain();
    hasWaited.current = !isOnline;
  }, [isOnline]);

  return (
    <Section>
      <Wrap>
        <EmptyState
          headingLevel={1}
          title={t(isOnline ? 'shell.broken.title' : 'shell.offline.title')}
          actions={
            <>
              <Button look="plain" href={linkTo('homepage')}>
                {t('shell.broken.toHomepage')}
              </Button>
              <Button onClick={tryAgain}>{t('shell.broken.retry')}</Button>
            </>
          }
        >
          {t(isOnline ? 'shell.broken.text' : 'shell.offline.text')}
        </EmptyState>
      </Wrap>
    </Section>
  );
}
