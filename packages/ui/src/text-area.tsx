import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import styles from './text-area.module.css';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'aria-invalid'>;

/** Several lines of text with their label and remarks. */
export function TextArea({ label, hint, error, answer, aside, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, answer, aside, id, className }}>
      {(control) => <textarea rows={3} {...area} {...control} className={classNames(fieldStyles.input, styles.area)} />}
    </Field>
  );
}
