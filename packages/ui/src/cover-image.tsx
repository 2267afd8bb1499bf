import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './cover-image.module.css';

/** The size in which all covers are drawn. */
const COVER_WIDTH = 400;
const COVER_HEIGHT = 226;

export interface CoverImageProps {
  src: string;
  /** Seen at once when the page opens: fetched first instead of when it scrolls near. */
  first?: boolean | undefined;
  className?: string | undefined;
  /** What lies on the cover, such as the type tab. */
  children?: ReactNode;
}

/** A medium's cover. Its place is kept before it has loaded; the title beside it says what it shows. */
export function CoverImage({ src, first = false, className, children }: CoverImageProps) {
  return (
    <span className={classNames(styles.cover, className)}>
      <img
        className={styles.image}
        src={src}
        alt=""
        width={COVER_WIDTH}
        height={COVER_HEIGHT}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'auto'}
      />
      {children}
    </span>
  );
}
