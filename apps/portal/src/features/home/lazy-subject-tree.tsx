import { Button, Notice, Skeleton, SkeletonGroup } from '@mediathek/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './subject-section.module.css';

/** The tree's 1,600 names are fetched when somebody opens it, and the page stays whole if that fails. */
export function LazySubjectTree() {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  const [loaded, setLoaded] = useState<{ readonly Tree: ComponentType } | 'failed'>();

  useEffect(() => {
    let isWanted = true;
    import('./subject-tree').then(
      ({ SubjectTree }) => isWanted && setLoaded({ Tree: SubjectTree }),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (loaded === 'failed') {
    return (
      <Notice
        kind="critical"
        live
        title={t('home.subjects.failed')}
        actions={
          <Button look="plain" size="small" onClick={onRetry}>
            {t('home.failed.retry')}
          </Button>
        }
      />
    );
  }
  if (loaded) return <loaded.Tree />;
  return (
    <SkeletonGroup label={t('home.subjects.loading')}>
      <div className={styles.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  );
}
