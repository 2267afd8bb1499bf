import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './suggest-list.module.css';

export interface Suggestion {
  id: string;
  icon: IconName;
  content: ReactNode;
}

/** What a search field offers while somebody types. */
export interface Suggestions {
  /** Names the list. */
  label: string;
  /** Said aloud when the list has changed, such as "5 suggestions". */
  announcement: string;
  options: readonly Suggestion[];
  onPick: (id: string) => void;
  /** Somebody asked for suggestions without typing. */
  onWanted: () => void;
}

interface SuggestListProps {
  id: string;
  label: string;
  options: readonly Suggestion[];
  active: number;
  optionId: (place: number) => string;
  onPick: (id: string) => void;
}

/** The list below the field. The focus stays in the field; the arrow keys only mark an entry. */
export function SuggestList({ id, label, options, active, optionId, onPick }: SuggestListProps) {
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={label}>
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that owns the list
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={option.id}
          id={optionId(place)}
          role="option"
          aria-selected={place === active}
          className={classNames(styles.option, place === active && styles.active)}
          // Otherwise the field would lose its focus before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option.id)}
        >
          <Icon name={option.icon} className={styles.icon} />
          <span className={styles.content}>{option.content}</span>
        </div>
      ))}
    </div>
  );
}
