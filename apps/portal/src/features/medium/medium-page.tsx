import { linkTo } from '@mediathek/domain';
import { Button, EmptyState, Section, SkeletonGroup, Wrap } from '@mediathek/ui';
import { useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import { BackLink } from './back-link';
import { type MediumProps, mediumIdOf, startOf } from './medium-context';
import styles from './medium-page.module.css';
import { MediumSkeleton } from './medium-skeleton';
import { MediumView } from './medium-view';
import { type UnavailableState, useMedium } from './queries';
import { useSignIn } from './use-sign-in';

/** One medium, wherever it was opened from. */
export function MediumPage(props: MediumProps) {
  const id = mediumIdOf(props);
  const state = useMedium(id);
  return (
    <Wrap className={styles.page}>
      <BackLink page={props} />
      {state.kind === 'ready' ? (
        <MediumView
          key={state.medium.identifier}
          medium={state.medium}
          startAt={startOf(props)}
          isOffer={props.name === 'marketplacemedia'}
        />
      ) : (
        <Unavailable state={state} />
      )}
    </Wrap>
  );
}

function Unavailable({ state }: { readonly state: UnavailableState }) {
  const { t } = useTexts();
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={t('medium.loading')}>
          <MediumSkeleton />
        </SkeletonGroup>
      );
    case 'gone':
      return <Gone />;
    case 'sign-in':
      return <NeedsLogin />;
    case 'failed':
      return <Failed {...state} />;
  }
}

function Gone() {
  const { t, voiced } = useTexts();
  const page = findSearchPage(useVisitor());
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={t('medium.gone.title')}
        actions={
          <>
            {page && <Button href={linkTo(page)}>{t('medium.gone.search')}</Button>}
            <Button look="plain" href={linkTo('homepage')}>
              {t('medium.gone.home')}
            </Button>
          </>
        }
      >
        {voiced('medium.gone.text')}
      </EmptyState>
    </Section>
  );
}

function NeedsLogin() {
  const { t } = useTexts();
  const signIn = useSignIn();
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={t('medium.needsLogin.title')}
        actions={<Button onClick={signIn}>{t('medium.needsLogin.action')}</Button>}
      >
        {t('medium.needsLogin.text')}
      </EmptyState>
    </Section>
  );
}

function Failed({ isRetrying, retry }: Extract<UnavailableState, { kind: 'failed' }>) {
  const { t, voiced } = useTexts();
  return (
    <Section>
      <EmptyState
        headingLevel={1}
        title={t('medium.failed.title')}
        actions={
          <Button busy={isRetrying} busyLabel={t('medium.loading')} onClick={retry}>
            {t('medium.failed.retry')}
          </Button>
        }
      >
        {voiced('medium.failed.text')}
      </EmptyState>
    </Section>
  );
}
