import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  /** So that a section can be named by its title. */
  id?: string | undefined;
  level?: HeadingLevel | undefined;
  /** A link at the right, such as "show all". */
  aside?: ReactNode;
}

/** A section's title with a way to more at the right. */
export function SectionHead({ title, id, level = 2, aside }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={level} id={id} className={styles.title}>
        {title}
      </Heading>
      {aside && <span className={styles.aside}>{aside}</span>}
    </div>
  );
}
