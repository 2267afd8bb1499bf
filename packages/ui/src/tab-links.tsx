import { Anchor } from './anchor';
import { classNames } from './class-names';
import styles from './tab-links.module.css';

export interface TabLinksProps {
  readonly label: string;
  readonly current: string;
  readonly tabs: readonly { readonly id: string; readonly href: string; readonly label: string }[];
}

/** The parts of a page side by side; each has an address of its own, so that they are links and no tabs to a screen reader. */
export function TabLinks({ label, current, tabs }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.id}
          href={tab.href}
          className={classNames(styles.tab, tab.id === current && styles.current)}
          aria-current={tab.id === current ? 'page' : undefined}
        >
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}
