import type { HomePage } from '@mediathek/contract';
import { decideRouteAccess, getRoute, linkTo, type UserInfo } from '@mediathek/domain';
import { Anchor, Heading, Icon, type IconName, SectionHead, TextLink, Wrap } from '@mediathek/ui';
import { useId } from 'react';
import { ClassBoard } from '../../shared/class-board/class-board';
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
        <Boards state={state} />
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

/** What one's classes are doing now comes before everything else. */
function Boards({ state }: { readonly state: HomeState }) {
  if (state.kind !== 'ready') return null;
  return state.home.boards
    .filter(({ board }) => board.length > 0)
    .map(({ id, name, board }) => <BoardSection key={id} {...{ id, name, board }} />);
}

function BoardSection({ id, name, board }: HomePage['boards'][number]) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('home.pupil.board.title', { name })}
        aside={<TextLink href={linkTo('class', { id })}>{t('home.pupil.board.open')}</TextLink>}
      />
      <ClassBoard classId={id} board={board.slice(0, mostEntries)} headingLevel={3} />
    </section>
  );
}

/** The rest stands on the page of the class. */
const mostEntries = 4;

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
