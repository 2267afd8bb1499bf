import type { FocusEventHandler, PointerEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './snackbar.module.css';

export type SnackbarKind = 'info' | 'success' | 'error';

export interface SnackbarMessage {
  kind: SnackbarKind;
  text: ReactNode;
  /** One way back or on. */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface SnackbarProps {
  /** What to say now; one at a time. */
  message: SnackbarMessage | null;
  closeLabel: string;
  onClose: () => void;
  /** From useSnackbarTimer, so that it stays while it is looked at. */
  hold?: SnackbarHold | undefined;
}

/** Pointer and focus handlers that keep a message from leaving. */
export interface SnackbarHold {
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

const icons: Partial<Record<SnackbarKind, IconName>> = { success: 'circle-check', error: 'circle-alert' };

/** What just happened, at the bottom of the page. Stays in the page while empty: a reader only hears regions it knows. */
export function Snackbar({ message, closeLabel, onClose, hold }: SnackbarProps) {
  const icon = message && icons[message.kind];
  const bar = message && (
    <div className={styles.snackbar} {...hold}>
      {icon && <Icon name={icon} />}
      <span className={styles.message}>{message.text}</span>
      {message.action && (
        <button type="button" className={styles.action} onClick={message.action.onAction}>
          {message.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
  const isError = message?.kind === 'error';
  return (
    <>
      <div role="status" className={styles.place}>
        {!isError && bar}
      </div>
      <div role="alert" className={styles.place}>
        {isError && bar}
      </div>
    </>
  );
}
