import { Heading, Section, SplitLayout, Wrap } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import { Doors } from './doors';
import styles from './home.module.css';
import { HomeSearch } from './home-search';
import { HomeEmpty, HomeFailed, HomeLoading } from './home-states';
import { GridSection, LeadSection } from './media-sections';
import { NewsSection } from './news-section';
import type { HomeState } from './queries';
import { SubjectSection } from './subject-section';

/** The homepage of whoever is not signed in: search, ways in, subjects, what is asked for, what is new. */
export function GuestHome({ state }: { readonly state: HomeState }) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.band}>
        <Wrap className={styles.bandInside}>
          <div>
            <Heading level={1} size="display" className={styles.claim}>
              {t('home.guest.title')}
            </Heading>
            <Lead state={state} />
            <HomeSearch popular={state.kind === 'ready' ? state.home.popularSearches : []} />
          </div>
          <Doors />
        </Wrap>
      </div>
      <SubjectSection />
      <Media state={state} />
    </>
  );
}

function Lead({ state }: { readonly state: HomeState }) {
  const { t, lang } = useTexts();
  const inWords = new Intl.NumberFormat(lang === 'de' ? 'de' : 'en-GB');
  const counts = state.kind === 'ready' ? state.home : undefined;
  const known = counts && counts.mediaCount > 0 && counts.schoolCount > 0 ? counts : undefined;
  return (
    <p className={styles.lead}>
      {known
        ? t('home.guest.lead', {
            media: t('home.guest.media', { count: known.mediaCount, amount: inWords.format(known.mediaCount) }),
            schools: t('home.guest.schools', { count: known.schoolCount, amount: inWords.format(known.schoolCount) }),
          })
        : t('home.guest.leadUnknown')}
    </p>
  );
}

function Media({ state }: { readonly state: HomeState }) {
  const { t } = useTexts();
  if (state.kind !== 'ready') {
    return (
      <Wrap className={styles.alone}>
        {state.kind === 'loading' ? (
          <HomeLoading shape="lead" />
        ) : (
          <HomeFailed isRetrying={state.isRetrying} onRetry={state.retry} />
        )}
      </Wrap>
    );
  }
  const { trending, newest, news } = state.home;
  const isEmpty = trending.length === 0 && newest.length === 0;
  return (
    <>
      {trending.length > 0 && (
        <Wrap className={styles.alone}>
          <LeadSection title={t('home.trending.title')} media={trending} />
        </Wrap>
      )}
      <Section sunken className={styles.last}>
        <Wrap>
          <SplitLayout aside={<NewsSection news={news} />}>
            {isEmpty ? <HomeEmpty /> : <GridSection title={t('home.newest.title')} media={newest} withAll />}
          </SplitLayout>
        </Wrap>
      </Section>
    </>
  );
}
