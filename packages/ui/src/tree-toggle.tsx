import { Icon } from './icon';
import styles from './tree-toggle.module.css';

export interface TreeToggleProps {
  readonly isOpen: boolean;
  /** The accessible name, made from what it opens. */
  readonly label: string;
  /** The list that it opens, while that is there. */
  readonly controls?: string | undefined;
  readonly onToggle: () => void;
}

/** The arrow before an entry of a tree that opens what lies below it. */
export function TreeToggle({ isOpen, label, controls, onToggle }: TreeToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name="chevron-right" className={styles.chevron} />
    </button>
  );
}
