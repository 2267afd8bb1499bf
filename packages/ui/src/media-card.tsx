import type { ReactNode } from 'react';
import { Anchor, type LinkComponent } from './anchor';
import { Badge, type BadgeKind } from './badge';
import { classNames } from './class-names';
import { CoverImage } from './cover-image';
import type { HeadingLevel } from './heading';
import type { IconName } from './icon';
import styles from './media-card.module.css';
import { TypeTab } from './type-tab';

export interface MediaCardProps {
  href: string;
  linkAs?: LinkComponent | undefined;
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  coverSrc: string;
  /** The cover is seen at once when the page opens. */
  coverFirst?: boolean | undefined;
  typeIcon: IconName;
  typeLabel: string;
  /** Length of a film or recording, such as "28 min". */
  duration?: string | undefined;
  /** One line: subject and class. */
  meta?: ReactNode;
  /** A few sentences, on a large card only. */
  lead?: ReactNode;
  badge?: { kind: BadgeKind; label: ReactNode } | undefined;
  /** How far it was watched, from 0 to 1, and what to say about it. */
  progress?: { value: number; label: string } | undefined;
  /** One thing to do with it, such as putting it into a list; stands beside the link, not in it. */
  action?: ReactNode;
  size?: 'dense' | 'normal' | 'large' | undefined;
  className?: string | undefined;
}

/** A medium in a grid: cover, type, title, one line about it and at most one badge; all of it one link. */
export function MediaCard(props: MediaCardProps) {
  const { href, linkAs, title, coverSrc, coverFirst, typeIcon, typeLabel, duration, meta, lead, badge, progress } =
    props;
  const { headingLevel = 3, action, size = 'normal', className } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.card, size !== 'normal' && styles[size], className)}>
      <CoverImage src={coverSrc} first={coverFirst} className={progress && styles.withProgress}>
        <TypeTab icon={typeIcon} label={typeLabel} duration={duration} />
        {progress && (
          <progress className={styles.progress} value={progress.value} max={1} aria-label={progress.label} />
        )}
      </CoverImage>
      <div className={styles.text}>
        <Title className={styles.title}>
          <Anchor href={href} linkAs={linkAs} className={styles.link}>
            <span className={styles.lines}>{title}</span>
          </Anchor>
        </Title>
        {meta && <p className={styles.meta}>{meta}</p>}
        {lead && size === 'large' && <p className={styles.lead}>{lead}</p>}
        {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
