import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'aria-invalid' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Something below it is chosen, but not all. */
  indeterminate?: boolean | undefined;
  /** At the right, such as the number of media. */
  end?: ReactNode;
  /** For long lists of options. */
  dense?: boolean | undefined;
};

/** A tick box whose words belong to the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, indeterminate = false, end, dense = false, id, className, ...input } = props;
  const ownId = useId();
  const boxId = id ?? ownId;
  const box = useRef<HTMLInputElement>(null);

  // There is no attribute for the half-ticked state.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  const remarks = [error && `${boxId}-error`, hint && `${boxId}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.checkbox, dense && styles.dense, className)}>
      <label className={styles.label} htmlFor={boxId}>
        <span className={styles.box}>
          <input
            {...input}
            ref={box}
            id={boxId}
            type="checkbox"
            className={styles.input}
            aria-describedby={remarks || undefined}
            aria-invalid={error ? true : undefined}
          />
          <Icon name="check" className={classNames(styles.mark, styles.tick)} />
          <Icon name="minus" className={classNames(styles.mark, styles.dash)} />
        </span>
        <span className={classNames((input.checked || indeterminate) && dense && styles.chosen)}>{label}</span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      {error && (
        <p className={classNames(styles.remark, styles.error)} id={`${boxId}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.remark} id={`${boxId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
