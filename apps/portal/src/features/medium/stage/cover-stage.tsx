import type { MediaDetail } from '@mediathek/contract';
import { formOf } from '@mediathek/domain';
import { CoverImage, Heading, Icon, type IconName } from '@mediathek/ui';
import type { ReactNode } from 'react';
import { formIcons } from '../../../shared/media/medium-facts';
import styles from './cover-stage.module.css';

export interface CoverStageProps {
  readonly medium: MediaDetail;
  readonly icon?: IconName;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** The cover with a few words and the way on, for what is not shown on the page itself. */
export function CoverStage({ medium, icon = formIcons[formOf(medium)], title, children, actions }: CoverStageProps) {
  return (
    <section className={styles.stage} aria-label={title}>
      <CoverImage src={medium.cover} first className={styles.cover} />
      {(title || actions) && (
        <div className={styles.words}>
          {title && (
            <Heading level={2} size="row" className={styles.title}>
              <Icon name={icon} className={styles.icon} />
              <span>{title}</span>
            </Heading>
          )}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </section>
  );
}
