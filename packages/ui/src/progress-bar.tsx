import { type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: ReactNode;
  /** Left out while the end is not known yet. */
  value?: number | undefined;
  max?: number | undefined;
  /** The state in words, such as "57 of 60". */
  words?: ReactNode;
}

/** How much of something is done or used. */
export function ProgressBar({ label, value, max = 100, words }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {words && <span>{words}</span>}
      </div>
      <progress id={id} className={styles.bar} max={max} {...(value === undefined ? {} : { value })} />
    </div>
  );
}
