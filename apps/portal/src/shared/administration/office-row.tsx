import { Heading } from '@mediathek/ui';
import type { ReactNode } from 'react';
import styles from './office.module.css';

export interface OfficeRowProps {
  readonly title: string;
  /** Marks beside the title. */
  readonly marks?: ReactNode;
  /** Facts in small letters, one span each. */
  readonly facts?: ReactNode;
  readonly actions: ReactNode;
  /** Lines between the title and the facts. */
  readonly children?: ReactNode;
  /** What went wrong, and a dialog that was opened from here. */
  readonly notice?: ReactNode;
  readonly dialog?: ReactNode;
}

/** One of those an administrator looks after, and what may be done with it. */
export function OfficeRow({ title, marks, facts, actions, children, notice, dialog }: OfficeRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <div className={styles.title}>
          <Heading level={2} size="row">
            {title}
          </Heading>
          {marks}
        </div>
        {children}
        {facts && <p className={styles.meta}>{facts}</p>}
        {notice}
      </div>
      <div className={styles.actions}>{actions}</div>
      {dialog}
    </li>
  );
}
