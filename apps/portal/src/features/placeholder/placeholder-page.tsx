import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Heading, Section, Wrap } from '@mediathek/ui';
import type { PageProps } from '../../shared/page';
import { useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import styles from './placeholder-page.module.css';
import { type PlaceholderRoute, placeholderTopics } from './topics';

/** A page that is still to come says so, says what it will offer, and leads on. */
export function PlaceholderPage({ name }: Pick<PageProps<PlaceholderRoute>, 'name'>) {
  const { t, voiced } = useTexts();
  const visitor = useVisitor();
  const searchPage = findSearchPage(visitor);
  return (
    <Section>
      <Wrap className={styles.page}>
        <Heading level={1}>{t(`pages.titles.${name}`)}</Heading>
        <EmptyState
          title={t('pages.placeholder.lead')}
          actions={
            <>
              {searchPage && (
                <Button href={linkTo(searchPage)} look="plain">
                  {t('pages.placeholder.toSearch')}
                </Button>
              )}
              <Button href={linkTo('homepage')}>{t('pages.placeholder.toHomepage')}</Button>
            </>
          }
        >
          <p>{voiced('pages.placeholder.soon')}</p>
          <p>{voiced(`pages.placeholder.offers.${placeholderTopics[name]}`)}</p>
        </EmptyState>
      </Wrap>
    </Section>
  );
}
