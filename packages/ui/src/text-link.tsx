import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from './anchor';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './text-link.module.css';
import { VisuallyHidden } from './visually-hidden';

export type TextLinkProps = AnchorProps & {
  children: ReactNode;
  /** In the colour of the text around it, still underlined. */
  plain?: boolean | undefined;
  strong?: boolean | undefined;
  icon?: IconName | undefined;
  /** Said aloud after the text when the link leaves the portal; also shows the sign for it. */
  externalLabel?: string | undefined;
};

/** An underlined link in running text or after a list. */
export function TextLink({ children, plain, strong, icon, externalLabel, className, ...rest }: TextLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classNames(
        styles.link,
        plain && styles.plain,
        strong && styles.strong,
        icon && styles.withIcon,
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      {children}
      {externalLabel !== undefined && (
        <>
          <Icon name="external-link" className={styles.external} />
          <VisuallyHidden> {externalLabel}</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
