import { formatWeekday, type UserInfo } from '@mediathek/domain';
import { Heading, Icon, Wrap } from '@mediathek/ui';
import { usePortal, usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import styles from './home.module.css';
import { HomeSearch } from './home-search';
import { HomeEmpty, HomeFailed, HomeLoading } from './home-states';
import { GridSection } from './media-sections';
import { NewsSection } from './news-section';
import { ContinueSection, OwnThings } from './own-home';
import { type HomeState, useOwnHome } from './queries';
import { Shortcuts } from './shortcuts';
import { SubjectSection } from './subject-section';
import { withoutRepeats } from './without-repeats';

interface DeskHomeProps {
  readonly state: HomeState;
  readonly user: UserInfo;
}

/** A teacher's desk: search, what is new for the school, news, and beside it the way to one's own things. */
export function DeskHome({ state, user }: DeskHomeProps) {
  const own = useOwnHome();
  return (
    <>
      <div className={styles.band}>
        <Wrap className={styles.deskBand}>
          <Greeting user={user} />
          <div className={styles.desk}>
            <HomeSearch popular={state.kind === 'ready' ? state.home.popularSearches : []} />
            <Ask />
          </div>
        </Wrap>
      </div>
      <Wrap className={styles.deskBody}>
        <div className={styles.desk}>
          <div className={styles.stack}>
            <ContinueSection own={own} />
            <News state={state} user={user} />
            {state.kind === 'ready' && <NewsSection news={state.home.news} shape="row" />}
          </div>
          <aside className={styles.stack}>
            <Shortcuts />
            <OwnThings own={own} />
          </aside>
        </div>
      </Wrap>
      <SubjectSection />
    </>
  );
}

function Greeting({ user }: { readonly user: UserInfo }) {
  const { t, lang } = useTexts();
  const { today } = usePortal();
  const name = `${user.vorname} ${user.name}`.trim();
  return (
    <div>
      <p>
        <time dateTime={today}>{formatWeekday(today, lang)}</time>
      </p>
      <Heading level={1}>{name ? t('home.desk.greeting', { name }) : t('home.desk.greetingUnnamed')}</Heading>
    </div>
  );
}

/** Asking in one's own words, where the deployment understands them. */
function Ask() {
  const { t } = useTexts();
  const { events } = usePortal();
  const { config } = usePortalState();
  if (config === false || !config.VectorSearch) return null;
  return (
    <button type="button" className={styles.ask} onClick={() => events.emit('aiSearch')}>
      <Icon name="message-circle-question-mark" />
      <span>
        <strong className={styles.askTitle}>{t('home.desk.ask')}</strong>
        <span>{t('home.desk.askExample')}</span>
      </span>
    </button>
  );
}

function News({ state, user }: DeskHomeProps) {
  const { t } = useTexts();
  if (state.kind === 'loading') return <HomeLoading shape="three" />;
  if (state.kind === 'failed') return <HomeFailed isRetrying={state.isRetrying} onRetry={state.retry} />;
  const { newest, trending } = state.home;
  if (newest.length === 0 && trending.length === 0) return <HomeEmpty />;
  const title = user.schulname ? t('home.desk.more', { school: user.schulname }) : t('home.desk.moreUnnamed');
  return (
    <>
      <GridSection title={title} media={newest} withAll />
      <GridSection title={t('home.trending.title')} media={withoutRepeats(trending, newest).slice(0, 3)} />
    </>
  );
}
