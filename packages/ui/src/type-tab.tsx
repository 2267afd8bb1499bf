import { Icon, type IconName } from './icon';
import styles from './type-tab.module.css';

export interface TypeTabProps {
  icon: IconName;
  label: string;
  /** Length of a film or recording, such as "28 min". */
  duration?: string | undefined;
}

/** What kind of medium a cover shows: in its lower left corner, as if cut out of it. */
export function TypeTab({ icon, label, duration }: TypeTabProps) {
  return (
    <span className={styles.tab}>
      <Icon name={icon} className={styles.icon} />
      <span>
        <span className={styles.word}>
          {label}
          {duration && ', '}
        </span>
        {duration}
      </span>
    </span>
  );
}
