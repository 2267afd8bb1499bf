import { linkTo } from '@mediathek/domain';
import { Button, IconButton, Wrap } from '@mediathek/ui';
import { usePortal, usePortalState } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import type { PageView } from '../page-view';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import styles from './navigation-bar.module.css';
import { PhoneMenu } from './phone-menu';
import { ProfileMenu } from './profile-menu';
import { SearchBar } from './search-bar';
import { useProgress } from './use-progress';

/** The bar on top of every normal page: logo, search, main links, and the person. */
export function NavigationBar({ view }: { readonly view: PageView }) {
  const { t } = useTexts();
  const { user } = usePortalState();
  const isSlow = useProgress();
  return (
    <header className={styles.header}>
      <Wrap className={styles.inner}>
        <Logo />
        <SearchBar view={view} />
        <MainNavigation view={view} className={styles.links} />
        <div className={styles.tools}>
          <AskButton />
          {user === false ? (
            <Button href={linkTo('login')} look="plain" size="small" className={styles.signIn}>
              {t('shell.navigation.signIn')}
            </Button>
          ) : (
            <ProfileMenu user={user} />
          )}
          <PhoneMenu view={view} />
        </div>
      </Wrap>
      {isSlow && <div className={styles.progress} role="progressbar" aria-label={t('shell.loadingPage')} />}
    </header>
  );
}

/** Asking in whole sentences, where the deployment understands them. */
function AskButton() {
  const { t } = useTexts();
  const { events } = usePortal();
  const { config } = usePortalState();
  if (config === false || !config.VectorSearch) return null;
  return (
    <span className={styles.ask}>
      <IconButton
        icon="message-circle-question-mark"
        label={t('shell.search.ask')}
        tooltipAlign="end"
        onClick={() => events.emit('aiSearch')}
      />
    </span>
  );
}
