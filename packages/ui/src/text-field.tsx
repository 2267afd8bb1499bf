import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'aria-invalid'> & {
    /** For numbers and codes that are compared letter by letter. */
    code?: boolean | undefined;
  };

/** One line of text with its label and remarks. */
export function TextField({ label, hint, error, answer, aside, id, code, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, answer, aside, id, className }}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(fieldStyles.input, code && fieldStyles.code)}
        />
      )}
    </Field>
  );
}
