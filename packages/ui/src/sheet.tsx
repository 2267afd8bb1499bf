import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';
import { IconButton } from './icon-button';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Fixed at the foot, the main action last, such as "show 47 media". */
  actions?: ReactNode;
  closeLabel: string;
  /** Where it comes from: filters from below, navigation from the side its button is on. */
  side?: 'bottom' | 'right' | 'left' | undefined;
}

/** A panel over the page for navigation and filters on small screens. */
export function Sheet({ open, onOpenChange, title, children, actions, closeLabel, side = 'bottom' }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(styles.sheet, styles[side])}>
          <div className={styles.head}>
            <Base.Title render={<Heading level={2}>{title}</Heading>} />
            <Base.Close render={<IconButton icon="x" label={closeLabel} tooltipAlign="end" />} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.foot}>{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
