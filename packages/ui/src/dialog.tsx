import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { Heading } from './heading';
import { IconButton } from './icon-button';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A sentence that says what this is about. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one last. One of them, or Escape, always leads out. */
  actions?: ReactNode;
  closeLabel: string;
  /** What gets the focus first, if not the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus afterwards, if not what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where it is put, if not at the end of the page: into what fills the screen, because nothing else is seen then. */
  container?: RefObject<HTMLElement | null> | undefined;
}

/** A question or form that comes before everything else; a sheet from below on phones. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, children, actions, closeLabel, initialFocus, finalFocus, container } = props;
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal {...(container === undefined ? {} : { container })}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={styles.dialog}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            {...(finalFocus === undefined ? {} : { finalFocus })}
          >
            <Base.Title
              render={
                <Heading level={2} className={styles.title}>
                  {title}
                </Heading>
              }
            />
            {children}
            {actions && <div className={styles.foot}>{actions}</div>}
            <Base.Close
              render={<IconButton className={styles.close} icon="x" label={closeLabel} tooltipAlign="end" />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
