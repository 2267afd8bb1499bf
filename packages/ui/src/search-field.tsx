import { type FormEvent, useId, useRef } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './search-field.module.css';
import type { SelectOption } from './select-field';
import { Spinner } from './spinner';
import { type Suggestions, SuggestList } from './suggest-list';
import { useSuggestBox } from './use-suggest-box';
import { VisuallyHidden } from './visually-hidden';

export interface SearchFieldProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onValueChange: (text: string) => void;
  onSearch: (text: string) => void;
  /** The field was cleared or emptied. */
  onReset?: (() => void) | undefined;
  clearLabel: string;
  submitLabel: string;
  /** Shows the clear button also while the field is empty. */
  keepClear?: boolean | undefined;
  /** Where to search, chosen beside the text. */
  scope?:
    | {
        label: string;
        value: string;
        options: readonly SelectOption[];
        onChange: (value: string) => void;
        name?: string;
      }
    | undefined;
  /** What is offered while somebody types; absent for a field that only searches. */
  suggestions?: Suggestions | undefined;
  busy?: boolean | undefined;
  size?: 'compact' | 'large' | undefined;
  /** Where the form goes before scripts run, and under which name the text is sent. */
  action?: string | undefined;
  name?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** The search: large on the homepage, compact in the header. */
export function SearchField(props: SearchFieldProps) {
  const { value, onValueChange, onSearch, onReset, scope, busy = false, size = 'compact', name = 'q', id } = props;
  const isLarge = size === 'large';
  const ownId = useId();
  const inputId = id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const box = useSuggestBox(props.suggestions);

  function handleText(text: string) {
    box.open();
    onValueChange(text);
    if (text === '' && value !== '') onReset?.();
  }
  function handleClear() {
    onValueChange('');
    onReset?.();
    field.current?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    box.close();
    onSearch(value.trim());
  }

  return (
    <search className={classNames(styles.search, props.className)}>
      <form className={classNames(styles.field, isLarge && styles.large)} action={props.action} onSubmit={handleSubmit}>
        {isLarge ? (
          <Icon name="search" className={styles.sign} />
        ) : (
          <button type="submit" className={styles.tool} aria-label={props.submitLabel}>
            <Icon name="search" />
          </button>
        )}
        <VisuallyHidden>
          <label htmlFor={inputId}>{props.label}</label>
        </VisuallyHidden>
        <input
          ref={field}
          id={inputId}
          className={classNames(styles.input, !isLarge && styles.compactInput)}
          type="search"
          name={name}
          value={value}
          placeholder={props.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => handleText(event.currentTarget.value)}
          onKeyDown={box.handleKeyDown}
          onBlur={box.close}
          {...box.inputProps}
        />
        {busy && (
          <span className={styles.tool}>
            <Spinner />
          </span>
        )}
        {(value !== '' || props.keepClear) && (
          <button type="button" className={styles.tool} aria-label={props.clearLabel} onClick={handleClear}>
            <Icon name="x" />
          </button>
        )}
        {scope && (
          <span className={styles.scope}>
            <select
              className={styles.select}
              aria-label={scope.label}
              name={scope.name}
              value={scope.value}
              onChange={(event) => scope.onChange(event.currentTarget.value)}
            >
              {scope.options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className={styles.chevron} />
          </span>
        )}
        {isLarge && (
          <Button type="submit" className={styles.submit}>
            <Icon name="search" className={styles.submitSign} />
            <span className={styles.submitWord}>{props.submitLabel}</span>
          </Button>
        )}
        {props.suggestions && (
          <>
            {box.isOpen && (
              <SuggestList
                id={box.listId}
                label={props.suggestions.label}
                options={props.suggestions.options}
                active={box.active}
                optionId={box.optionId}
                onPick={box.pick}
              />
            )}
            <VisuallyHidden role="status">{box.isOpen && props.suggestions.announcement}</VisuallyHidden>
          </>
        )}
      </form>
    </search>
  );
}
