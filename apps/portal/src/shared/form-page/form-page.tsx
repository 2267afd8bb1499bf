import { Heading, Wrap } from '@mediathek/ui';
import type { ReactNode } from 'react';
import styles from './form-page.module.css';
import { SignFrieze } from './sign-frieze';

export interface FormPageProps {
  readonly title: ReactNode;
  /** What this is about, or what happens next. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A page of the kind of the login: a strip of signs, a title, what it is about, and something to fill in or to press. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <>
      <SignFrieze />
      <Wrap className={styles.page}>
        {/* A link that is being checked changes these words by itself. */}
        <div className={styles.head} aria-live="polite">
          <Heading level={1}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Wrap>
    </>
  );
}

/** Fields one below the other. */
export const formClass = styles.form;
/** Buttons side by side. */
export const actionsClass = styles.actions;
