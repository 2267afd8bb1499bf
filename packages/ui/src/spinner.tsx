import { classNames } from './class-names';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface SpinnerProps {
  /** Said aloud; leave it out where a text beside it already says what is going on. */
  label?: string | undefined;
  large?: boolean | undefined;
}

/** Something is under way and its length is unknown. */
export function Spinner({ label, large = false }: SpinnerProps) {
  const circle = <span className={classNames(styles.spinner, large && styles.large)} aria-hidden="true" />;
  if (label === undefined) return circle;
  return (
    <span role="status">
      {circle}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
