import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

export type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode;
  /** Said aloud after the words, such as "remove this filter". */
  removeLabel: string;
};

/** One chosen filter; pressing it anywhere removes it. */
export function Chip({ children, removeLabel, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.chip, className)}>
      <span>{children}</span>
      <VisuallyHidden> {removeLabel}</VisuallyHidden>
      <Icon name="x" className={styles.cross} />
    </button>
  );
}
