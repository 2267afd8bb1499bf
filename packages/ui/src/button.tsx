import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Anchor, type LinkComponent } from './anchor';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon, type IconProps } from './icon';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

interface ButtonLook {
  /** main: the one thing to do here; plain: the rest; quiet: inside rows; danger: what takes something away. */
  look?: 'main' | 'plain' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its surroundings. */
  wide?: boolean | undefined;
  icon?: IconProps['name'] | undefined;
  iconEnd?: IconProps['name'] | undefined;
  children: ReactNode;
}

type PressButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook | 'disabled'> & {
    href?: undefined;
    /** The press is being worked on: further presses do nothing, the label stays. */
    busy?: boolean | undefined;
    /** Said aloud when the work begins. */
    busyLabel?: string | undefined;
    /** Why it cannot be done now; these words take the label's place and presses do nothing. */
    unavailable?: string | undefined;
  };

type LinkButtonProps = ButtonLook &
  Omit<ComponentProps<'a'>, keyof ButtonLook | 'href'> & {
    href: string;
    linkAs?: LinkComponent | undefined;
  };

export type ButtonProps = PressButtonProps | LinkButtonProps;

/** A labelled action; with an address it is a link that looks the same. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({ look, size, wide, icon, iconEnd, children, className, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={classNames(lookClasses({ look, size, wide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Anchor>
  );
}

function PressButton(props: PressButtonProps) {
  const { look, size, wide, icon, iconEnd, busy = false, busyLabel, unavailable, ...rest } = props;
  const { children, className, onClick, href: _href, ...attributes } = rest;
  const isIdle = busy || unavailable !== undefined;

  // Not the disabled attribute: the button keeps its focus and its explanation stays readable.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isIdle) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <>
      <button
        type="button"
        {...attributes}
        className={classNames(
          lookClasses({ look, size, wide }),
          busy && styles.busy,
          unavailable !== undefined && styles.unavailable,
          className,
        )}
        aria-disabled={isIdle || undefined}
        aria-busy={busy || undefined}
        onClick={handleClick}
      >
        {busy ? <Spinner /> : icon && <Icon name={icon} />}
        {unavailable ?? children}
        {iconEnd && !busy && <Icon name={iconEnd} />}
      </button>
      {busyLabel !== undefined && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
}

function lookClasses({ look = 'main', size = 'medium', wide }: Pick<ButtonLook, 'look' | 'size' | 'wide'>): string {
  return classNames(
    styles.button,
    look !== 'main' && styles[look],
    size !== 'medium' && styles[size],
    wide && styles.wide,
  );
}
