import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SkeletonProps {
  shape: 'title' | 'text' | 'short' | 'cover' | 'block';
  className?: string | undefined;
}

/** The place of something that is still loading. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}

/** The place of a media card that is still loading. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="cover" />
      <div className={styles.lines}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}

/** Says once that things are loading, however many places wait inside. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={styles.group}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** The place of a heading with a few lines, where nobody knows yet what will stand there. */
export function SkeletonText({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </SkeletonGroup>
  );
}
