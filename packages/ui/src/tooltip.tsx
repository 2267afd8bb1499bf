import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words more; never the only place where something is said. */
  text: ReactNode;
  /** The control it belongs to. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A remark on a control that finds its place at any edge. An icon's name needs none: IconButton shows it by itself. */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={6}>
          <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
