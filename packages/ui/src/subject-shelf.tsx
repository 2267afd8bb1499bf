import type { ReactNode } from 'react';
import { Anchor, type LinkComponent } from './anchor';
import { classNames } from './class-names';
import styles from './subject-shelf.module.css';

export interface SubjectShelfProps {
  /** SubjectTile parts. */
  children: ReactNode;
  /** Names the list. */
  label?: string | undefined;
  /** Only the first nine on phones, because all subjects can be reached elsewhere. */
  short?: boolean | undefined;
}

/** Subject signs standing side by side: picture and navigation in one. */
export function SubjectShelf({ children, label, short = false }: SubjectShelfProps) {
  return (
    <ul className={classNames(styles.shelf, short && styles.short)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface SubjectTileProps {
  href: string;
  linkAs?: LinkComponent | undefined;
  signSrc: string;
  children: ReactNode;
}

/** One subject: its sign and its name. */
export function SubjectTile({ href, linkAs, signSrc, children }: SubjectTileProps) {
  return (
    <li>
      <Anchor href={href} linkAs={linkAs} className={styles.tile}>
        {/* Words and their font go before pictures, also where these are seen at once. */}
        <img className={styles.sign} src={signSrc} alt="" width={160} height={120} loading="lazy" decoding="async" />
        <span className={styles.name}>{children}</span>
      </Anchor>
    </li>
  );
}
