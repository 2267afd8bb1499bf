import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import { Icon } from './icon';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'children' | 'multiple' | 'size' | 'aria-invalid'> & {
    options: readonly SelectOption[];
  };

/** One of several values, chosen in the browser's own list: it works on every device. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, answer, aside, id, className, options, ...select } = props;
  return (
    <Field {...{ label, hint, error, answer, aside, id, className }}>
      {(control) => (
        <div className={styles.frame}>
          <select {...select} {...control} className={classNames(fieldStyles.input, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
