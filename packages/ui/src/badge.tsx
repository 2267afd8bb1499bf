import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';

/** What can be worth knowing about a licence. A medium that can simply be used has no badge. */
export type BadgeKind = 'open' | 'few' | 'ends-soon' | 'ended' | 'locked';

const looks: Record<BadgeKind, { icon: IconName; className: string | undefined }> = {
  open: { icon: 'circle-check', className: styles.open },
  few: { icon: 'users', className: undefined },
  'ends-soon': { icon: 'clock', className: styles.endsSoon },
  ended: { icon: 'circle-x', className: styles.ended },
  locked: { icon: 'lock', className: undefined },
};

export interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
}

/** Icon and words for the one thing to know. */
export function Badge({ kind, children }: BadgeProps) {
  const look = looks[kind];
  return (
    <span className={classNames(styles.badge, look.className)}>
      <Icon name={look.icon} className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
