import { decideRouteAccess, getRoute, linkTo, type UserInfo } from '@mediathek/domain';
import { Anchor, Heading, Icon, type IconName, Wrap } from '@mediathek/ui';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './home.module.css';
import { HomeSearch } from './home-search';
import { HomeEmpty, HomeFailed, HomeLoading } from './home-states';
import { GridSection } from './media-sections';
import { ContinueSection } from './own-home';
import pupilStyles from './pupil-home.module.css';
import { type HomeState, useOwnHome } from './queries';
import { SubjectSection } from './subject-section';
import { withoutRepeats } from './without-repeats';

interface PupilHomeProps {
  readonly state: HomeState;
  readonly user: UserInfo;
}

/** A pupil's homepage: the same parts as everybody's, but fewer of them, and larger. */
export function PupilHome({ state, user }: PupilHomeProps) {
  const { t } = useTexts();
  return (
    <>
      <div className={styles.band}>
        <Wrap className={pupilStyles.band}>
          <Heading level={1} size="display">
            {user.vorname ? t('home.pupil.greetingNamed', { name: user.vorname }) : t('home.pupil.greeting')}
          </Heading>
          <p className={styles.lead}>{t('home.pupil.lead')}</p>
          <div className={pupilStyles.search}>
            <HomeSearch popular={[]} />
          </div>
        </Wrap>
      </div>
      <Wrap className={pupilStyles.body}>
        <Places />
        <ContinueSection own={useOwnHome()} />
        <Media state={state} />
      </Wrap>
      <SubjectSection />
    </>
  );
}

const places = [
  { page: 'classes', icon: 'users' },
  { page: 'library', icon: 'bookmark' },
] as const satisfies readonly { page: string; icon: IconName }[];

function Places() {
  const { t } = useTexts();
  const visitor = useVisitor();
  return (
    <ul className={pupilStyles.places}>
      {places
        .filter(({ page }) => decideRouteAccess(getRoute(page), visitor) === 'allow')
        .map(({ page, icon }) => (
          <li key={page}>
            <Anchor href={linkTo(page)} className={pupilStyles.place}>
              <Icon name={icon} className={pupilStyles.sign} />
              <span>
                <strong className={pupilStyles.title}>{t(`home.pupil.${page}.title`)}</strong>
                <span>{t(`home.pupil.${page}.text`)}</span>
              </span>
              <Icon name="arrow-right" className={pupilStyles.arrow} />
            </Anchor>
          </li>
        ))}
    </ul>
  );
}

function Media({ state }: { readonly state: HomeState }) {
  const { t } = useTexts();
  if (state.kind === 'loading') return <HomeLoading shape="three" />;
  if (state.kind === 'failed') return <HomeFailed isRetrying={state.isRetrying} onRetry={state.retry} />;
  const { newest, trending } = state.home;
  if (newest.length === 0 && trending.length === 0) return <HomeEmpty />;
  return (
    <>
      <GridSection title={t('home.pupil.newest')} media={newest} className={pupilStyles.media} />
      <GridSection
        title={t('home.pupil.trending')}
        media={withoutRepeats(trending, newest).slice(0, 3)}
        className={pupilStyles.media}
      />
    </>
  );
}
