import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Section, Wrap } from '@mediathek/ui';
import { useTexts } from '../shared/use-texts';

/** Stands in for a page that broke or could not be fetched; part of the first script, so it is there without a connection. */
export function BrokenPage() {
  const { t } = useTexts();
  return (
    <Section>
      <Wrap>
        <EmptyState
          headingLevel={1}
          title={t('shell.broken.title')}
          actions={
            <>
              <Button look="plain" href={linkTo('homepage')}>
                {t('shell.broken.toHomepage')}
              </Button>
              <Button onClick={() => window.location.reload()}>{t('shell.broken.retry')}</Button>
            </>
          }
        >
          {t('shell.broken.text')}
        </EmptyState>
      </Wrap>
    </Section>
  );
}
