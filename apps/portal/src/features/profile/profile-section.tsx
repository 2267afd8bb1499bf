import { Heading } from '@mediathek/ui';
import { type ReactNode, useId } from 'react';
import styles from './profile.module.css';

export interface ProfileSectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** So that a link can lead to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One part of the profile: what it is about at the left, what can be done at the right. */
export function ProfileSection({ title, lead, id, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId} id={id}>
      <div className={styles.about}>
        <Heading level={2} size="row" id={titleId}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
