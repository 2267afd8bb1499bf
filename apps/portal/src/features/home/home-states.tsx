import { linkTo } from '@mediathek/domain';
import { Button, CardGrid, Heading, Skeleton, SkeletonCard, SkeletonGroup } from '@mediathek/ui';
import { useVisitor } from '../../shared/portal';
import { findSearchPage } from '../../shared/search-page';
import { useTexts } from '../../shared/use-texts';
import styles from './home-states.module.css';

/** The places of what is still loading, where it will stand. */
export function HomeLoading({ shape }: { readonly shape: 'lead' | 'three' }) {
  const { t } = useTexts();
  const count = shape === 'lead' ? 5 : 6;
  return (
    <SkeletonGroup label={t('home.loading')}>
      <Skeleton shape="title" className={styles.waitingTitle} />
      <CardGrid shape={shape}>
        {Array.from({ length: count }, (_, place) => `place ${place}`).map((place) => (
          <SkeletonCard key={place} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}

/** The media did not arrive; what else the page offers still works. */
export function HomeFailed({ isRetrying, onRetry }: { readonly isRetrying: boolean; readonly onRetry: () => void }) {
  const { t, voiced } = useTexts();
  return (
    <div role="alert">
      <Remark
        title={t('home.failed.title')}
        text={voiced('home.failed.text')}
        actions={
          <Button icon="rotate-ccw" busy={isRetrying} onClick={onRetry}>
            {t('home.failed.retry')}
          </Button>
        }
      />
    </div>
  );
}

/** There are no media to show to this visitor yet. */
export function HomeEmpty() {
  const { t, voice } = useTexts();
  const visitor = useVisitor();
  const page = findSearchPage(visitor);
  const search = page && (
    <Button href={linkTo(page)} look={visitor.user === false ? 'plain' : 'main'}>
      {t('home.empty.search')}
    </Button>
  );
  if (voice === 'pupil') {
    return <Remark title={t('home.pupil.empty.title')} text={t('home.pupil.empty.text')} actions={search} />;
  }
  if (visitor.user !== false) {
    return <Remark title={t('home.empty.title')} text={t('home.empty.text')} actions={search} />;
  }
  return (
    <Remark
      title={t('home.empty.title')}
      text={t('home.empty.textGuest')}
      actions={
        <>
          <Button href={linkTo('login')}>{t('home.empty.signIn')}</Button>
          {search}
        </>
      }
    />
  );
}

interface RemarkProps {
  readonly title: string;
  readonly text: string;
  readonly actions: React.ReactNode;
}

/** The media centre's own illustration beside what is the case and what to do. */
function Remark({ title, text, actions }: RemarkProps) {
  return (
    <div className={styles.remark}>
      <img className={styles.picture} src="/api/v1/setup/files/illustration" alt="" width={480} height={240} />
      <div className={styles.words}>
        <Heading level={2}>{title}</Heading>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
