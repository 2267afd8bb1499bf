import type { ReactNode } from 'react';
import styles from './prose.module.css';

export interface ProseProps {
  /** A first paragraph in larger type. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Long text to be read, such as the legal pages: plain elements inside get their looks from here. */
export function Prose({ intro, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
