import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { Icon } from './icon';

export interface FieldTexts {
  label: ReactNode;
  /** What belongs in the field, in one line. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  /** What the portal understood, such as the name behind a school number. */
  answer?: ReactNode;
  /** A link at the label's right. */
  aside?: ReactNode;
}

/** What ties a control to its label and remarks. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A label above, a control, and below it what to know, what was understood or what to put right. */
export function Field({ label, hint, error, answer, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const remarks = [hasError && `${controlId}-error`, answer && `${controlId}-answer`, hint && `${controlId}-hint`];
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': remarks.filter(Boolean).join(' ') || undefined,
        'aria-invalid': hasError || undefined,
      })}
      {hasError && (
        <p className={styles.error} id={`${controlId}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {/* Always there, so that an answer arriving later is read aloud. */}
      <p className={styles.answer} id={`${controlId}-answer`} role="status">
        {answer && (
          <>
            <Icon name="check" />
            <span>{answer}</span>
          </>
        )}
      </p>
      {hint && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
