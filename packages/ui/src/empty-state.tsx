import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Heading, type HeadingLevel } from './heading';

export interface EmptyStateProps {
  /** What is the case. */
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** Why, or what would be there otherwise. */
  children?: ReactNode;
  /** The way on. */
  actions?: ReactNode;
}

/** Nothing is here, said kindly and with a way on: of three building blocks one is missing. */
export function EmptyState({ title, headingLevel = 2, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.blocks} viewBox="0 0 96 96" aria-hidden="true">
        <rect className={styles.missing} x="8" y="52" width="36" height="36" />
        <path className={styles.arch} d="M52 88V70a18 18 0 0 1 36 0v18z" />
        <circle className={styles.ball} cx="26" cy="26" r="16" />
      </svg>
      <div className={styles.body}>
        <Heading level={headingLevel} size="row">
          {title}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
