import { type ChangeEvent, type ClipboardEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import styles from './access-code-field.module.css';
import {
  CODE_GROUP_SIZE,
  CODE_LENGTH,
  findForeignCharacters,
  readAccessCode,
  writeAccessCode,
} from './access-code-format';
import { classNames } from './class-names';
import { Field, type FieldTexts } from './field';

export type AccessCodeFieldProps = FieldTexts &
  Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'enterKeyHint' | 'className'> & {
    /** The code without dashes, in capitals. */
    value: string;
    onValueChange: (code: string) => void;
    /** Capital letters and digits that occur in codes. */
    alphabet: string;
    /** Told which characters were typed that no code contains. */
    onForeignCharacters?: ((characters: string[]) => void) | undefined;
  };

/** A pupil's code. The three boxes are looks: there is one field, which takes typing, pasting and correcting anywhere. */
export function AccessCodeField(props: AccessCodeFieldProps) {
  const { label, hint, error, answer, aside, id, className } = props;
  const { value, onValueChange, alphabet, onForeignCharacters, ...input } = props;
  const [activeBox, setActiveBox] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const wantedCaret = useRef<number | null>(null);
  const shown = writeAccessCode(value);

  // Rewriting the text moves the caret to the end; it belongs behind the character that was typed.
  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  });

  function take(code: string, charactersBeforeCaret: number) {
    wantedCaret.current = writeAccessCode(code.slice(0, charactersBeforeCaret)).length;
    setActiveBox(boxOf(charactersBeforeCaret));
    onValueChange(code);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value;
    const caret = event.currentTarget.selectionStart ?? typed.length;
    const foreign = findForeignCharacters(typed, alphabet);
    if (foreign.length > 0) onForeignCharacters?.(foreign);

    const code = readAccessCode(typed, alphabet);
    const before = Math.min(readAccessCode(typed.slice(0, caret), alphabet).length, code.length);
    const onlyDashDeleted = code === value && typed.length < shown.length;
    if (!onlyDashDeleted) return take(code, before);
    // The dash is not part of the code: deleting it means the character beyond it.
    const isForward = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType.endsWith('Forward');
    const target = isForward ? before : before - 1;
    take(code.slice(0, target) + code.slice(target + 1), target);
  }

  function handlePaste(event: ClipboardEvent) {
    const code = readAccessCode(event.clipboardData.getData('text'), alphabet);
    if (code.length < CODE_LENGTH) return;
    event.preventDefault();
    take(code, CODE_LENGTH);
  }

  function handleSelect() {
    const caret = field.current?.selectionStart ?? shown.length;
    setActiveBox(boxOf(readAccessCode(shown.slice(0, caret), alphabet).length));
  }

  return (
    <Field {...{ label, hint, error, answer, aside, id, className }}>
      {(control) => (
        <div className={classNames(styles.frame, control['aria-invalid'] && styles.wrong)}>
          <div className={styles.boxes} aria-hidden="true">
            <span className={classNames(styles.box, activeBox === 0 && styles.active)} />
            <span className={classNames(value.length <= CODE_GROUP_SIZE && styles.dash)} />
            <span className={classNames(styles.box, activeBox === 1 && styles.active)} />
            <span className={classNames(value.length <= 2 * CODE_GROUP_SIZE && styles.dash)} />
            <span className={classNames(styles.box, activeBox === 2 && styles.active)} />
          </div>
          <div className={styles.window}>
            <input
              name={input.name}
              required={input.required}
              enterKeyHint={input.enterKeyHint}
              {...control}
              ref={field}
              type="text"
              value={shown}
              className={styles.input}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              onChange={handleChange}
              onPaste={handlePaste}
              onSelect={handleSelect}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

function boxOf(charactersBefore: number): number {
  return Math.floor(Math.min(charactersBefore, CODE_LENGTH - 1) / CODE_GROUP_SIZE);
}
