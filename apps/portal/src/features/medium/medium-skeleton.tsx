import { Skeleton } from '@mediathek/ui';
import styles from './medium-page.module.css';

/** The places of stage and title while the medium is on its way. */
export function MediumSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="cover" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="short" />
    </div>
  );
}
