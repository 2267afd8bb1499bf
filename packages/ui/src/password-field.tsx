import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';
import fieldStyles from './field.module.css';
import { IconButton } from './icon-button';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'aria-invalid' | 'ref'> & {
    showLabel: string;
    hideLabel: string;
  };

/** A password that can be looked at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, answer, aside, id, className, showLabel, hideLabel, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Hidden again when the form is sent: password managers only recognise hidden fields.
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field {...{ label, hint, error, answer, aside, id, className }}>
      {(control) => (
        <div className={styles.frame}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            ref={field}
            type={isShown ? 'text' : 'password'}
            className={classNames(fieldStyles.input, styles.input)}
          />
          <IconButton
            className={styles.toggle}
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? 'eye-off' : 'eye'}
            aria-controls={control.id}
            tooltipAlign="end"
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
