import type { Profile } from '@mediathek/contract';
import { Heading, Notice, Section, Skeleton, SkeletonGroup, Wrap } from '@mediathek/ui';
import { LoadFailure } from '../../shared/load-failure';
import { useTexts } from '../../shared/use-texts';
import { AccountSection } from './account-section';
import { DataSection } from './data-section';
import { DeletionSection } from './deletion-section';
import { EmailSection } from './email-section';
import { LinkedSection } from './linked-section';
import { LookSection } from './look-section';
import { PasswordSection } from './password-section';
import styles from './profile.module.css';
import { useProfile } from './queries';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';
import { useEmailLink } from './use-email-link';

/** Everything about one's own account. */
export function ProfilePage() {
  const { t, voiced } = useTexts();
  useEmailLink();
  return (
    <Section>
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <Heading level={1}>{t('profile.title')}</Heading>
          <p className={styles.lead}>{voiced('profile.lead')}</p>
        </div>
        <Content />
      </Wrap>
    </Section>
  );
}

function Content() {
  const { t } = useTexts();
  const state = useProfile();
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={t('profile.loading')}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <LoadFailure
          title={t('profile.failed.title')}
          text={t('profile.failed.text')}
          isRetrying={state.isRetrying}
          onRetry={state.retry}
        />
      );
    case 'second-factor-first':
      return (
        <>
          <Notice kind="caution" icon="lock" title={t('profile.factor.dutyTitle')}>
            {t('profile.factor.duty')}
          </Notice>
          <SecondFactorSection />
        </>
      );
    case 'ready':
      return <Sections profile={state.profile} />;
  }
}

/** What may not be changed has no section: pupils with a code see a short page. */
function Sections({ profile }: { readonly profile: Profile }) {
  const { mayChange } = profile;
  return (
    <>
      <AccountSection profile={profile} />
      {mayChange.email && <EmailSection profile={profile} />}
      {mayChange.password && <PasswordSection />}
      <LookSection />
      {mayChange.secondFactor && <SecondFactorSection />}
      {mayChange.linkedAccounts && <LinkedSection />}
      <SessionsSection />
      <DataSection />
      {mayChange.deletion && <DeletionSection profile={profile} />}
    </>
  );
}
