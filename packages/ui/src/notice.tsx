import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'caution' | 'critical' | 'positive';

const icons: Record<NoticeKind, IconName> = {
  info: 'info',
  caution: 'clock',
  critical: 'circle-alert',
  positive: 'circle-check',
};

export interface NoticeProps {
  kind?: NoticeKind | undefined;
  /** The news in one sentence; what follows explains it. */
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: IconName | undefined;
  /** It appears in answer to something the person did, so it is read aloud. */
  live?: boolean | undefined;
}

/** Something one must not miss, in the place where it matters. */
export function Notice({ kind = 'info', title, children, actions, icon = icons[kind], live = false }: NoticeProps) {
  const role = kind === 'critical' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, kind !== 'info' && styles[kind])} role={live ? role : undefined}>
      <Icon name={icon} className={styles.icon} />
      <div>
        {title && <strong className={styles.title}>{title} </strong>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
