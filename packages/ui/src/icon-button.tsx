import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Anchor, type LinkComponent } from './anchor';
import { classNames } from './class-names';
import { Icon, type IconProps } from './icon';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** The accessible name; it is also shown while the pointer rests on the button or the keyboard reaches it. */
  label: string;
  icon: IconProps['name'];
  small?: boolean | undefined;
  /** Where the name appears; at the edge of a page it must be aligned to that edge. */
  tooltipSide?: 'above' | 'below' | undefined;
  tooltipAlign?: 'start' | 'centre' | 'end' | undefined;
}

type PressProps = IconButtonLook &
  Omit<ComponentProps<'button'>, keyof IconButtonLook | 'children' | 'aria-label' | 'aria-pressed'> & {
    href?: undefined;
    /** On or off, for what can be switched. */
    pressed?: boolean | undefined;
  };
type LinkProps = IconButtonLook &
  Omit<ComponentProps<'a'>, keyof IconButtonLook | 'children' | 'aria-label' | 'href'> & {
    href: string;
    linkAs?: LinkComponent | undefined;
  };

export type IconButtonProps = PressProps | LinkProps;

/** An icon alone, for the few everybody knows: search, close, play, bookmark, download, more. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, small, tooltipSide = 'below', tooltipAlign = 'centre', className, ...rest } = props;
  const shared = {
    'aria-label': label,
    className: classNames(styles.iconButton, small && styles.small, className),
  };
  const tooltip = <NameTooltip label={label} className={classNames(styles[tooltipSide], styles[tooltipAlign])} />;
  if (rest.href !== undefined) {
    return (
      <Anchor {...rest} {...shared}>
        <Icon name={icon} />
        {tooltip}
      </Anchor>
    );
  }
  const { pressed, href: _href, ...button } = rest;
  return (
    <button type="button" {...button} {...shared} aria-pressed={pressed}>
      <Icon name={icon} filled={pressed} />
      {tooltip}
    </button>
  );
}

/** Shown and hidden by the style sheet alone; Escape takes it away without moving pointer or focus (WCAG 1.4.13). */
function NameTooltip({ label, className }: { label: string; className: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const tooltip = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const owner = tooltip.current?.parentElement;
    if (!owner) return;
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setIsDismissed(true);
    const restore = () => setIsDismissed(false);
    owner.addEventListener('keydown', dismiss);
    owner.addEventListener('blur', restore);
    owner.addEventListener('pointerleave', restore);
    return () => {
      owner.removeEventListener('keydown', dismiss);
      owner.removeEventListener('blur', restore);
      owner.removeEventListener('pointerleave', restore);
    };
  }, []);

  return (
    <span ref={tooltip} className={classNames(styles.tooltip, className)} aria-hidden="true" hidden={isDismissed}>
      {label}
    </span>
  );
}
