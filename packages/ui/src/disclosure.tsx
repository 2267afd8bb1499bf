import { type ReactNode, useId, useState } from 'react';
import styles from './disclosure.module.css';
import type { HeadingLevel } from './heading';
import { Icon } from './icon';

export interface DisclosureProps {
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** What is chosen inside, seen also while it is closed. */
  remark?: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Opened and closed from outside. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A heading that opens what belongs to it. */
export function Disclosure(props: DisclosureProps) {
  const { title, headingLevel = 3, remark, children, defaultOpen = false, open, onOpenChange } = props;
  const [isOpenInside, setIsOpenInside] = useState(defaultOpen);
  const isOpen = open ?? isOpenInside;
  const panelId = useId();
  const Title = `h${headingLevel}` as const;

  function handleToggle() {
    setIsOpenInside(!isOpen);
    onOpenChange?.(!isOpen);
  }

  return (
    <div className={styles.disclosure}>
      <Title className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={handleToggle}
        >
          <span>{title}</span>
          {remark && <span className={styles.remark}>{remark}</span>}
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      </Title>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
