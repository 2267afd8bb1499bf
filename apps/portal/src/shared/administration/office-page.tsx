import { Heading, Section, TabLinks, Wrap } from '@mediathek/ui';
import type { ReactNode } from 'react';
import styles from './office.module.css';

export interface OfficeTab {
  readonly id: string;
  readonly href: string;
  readonly label: string;
}

export interface OfficePageProps {
  readonly title: string;
  readonly lead: string;
  /** What can be done here, beside the title. */
  readonly action?: ReactNode;
  readonly tabsLabel: string;
  readonly tabs: readonly OfficeTab[];
  readonly current: string;
  readonly children: ReactNode;
}

/** A page of administration: what it is about, its parts, and one of them. */
export function OfficePage({ title, lead, action, tabsLabel, tabs, current, children }: OfficePageProps) {
  return (
    <Section>
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={1}>{title}</Heading>
            <p className={styles.lead}>{lead}</p>
          </div>
          {action}
        </div>
        <TabLinks label={tabsLabel} current={current} tabs={tabs} />
        {children}
      </Wrap>
    </Section>
  );
}

/** Rows, filters and what stands in them look the same on every page of administration. */
export const officeStyles = styles;
