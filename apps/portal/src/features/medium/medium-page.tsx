import { Button, EmptyState, Section, SkeletonGroup, Wrap } from '@mediathek/ui';
import { useTexts } from '../../shared/use-texts';
import { BackLink } from './back-link';
import { Gone } from './gone';
import { ListPager } from './list-pager';
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
      <ListPager page={props} />
      {state.kind === 'ready' ? (
        <MediumView
          key={state.medium.identifier}
          medium={state.medium}
          startAt={startOf(props)}
          isOffer={props.name === 'marketplacemedia'}
        />
      ) : (
        <Unavailable state={state} id={id} />
      )}
    </Wrap>
  );
}

function Unavailable({ state, id }: { readonly state: UnavailableState; readonly id: string }) {
  const { t } = useTexts();
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={t('medium.loading')}>
          <MediumSkeleton />
        </SkeletonGroup>
      );
    case 'gone':
      return <Gone id={id} />;
    case 'sign-in':
      return <NeedsLogin />;
    case 'failed':
      return <Failed {...state} />;
  }
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
