import { Menu as Base } from '@base-ui/react/menu';
import { type RefObject, useEffect, useRef } from 'react';
import { Anchor, type LinkComponent } from './anchor';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './menu.module.css';
import type { MenuEntry } from './menu-entries';

export type { MenuChoice, MenuEntry } from './menu-entries';

export interface MenuProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button it belongs to. */
  anchor: RefObject<HTMLElement | null>;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
  /** Begins at the first entry, as one expects when opening by keyboard. */
  startAtFirst?: boolean | undefined;
  linkAs?: LinkComponent | undefined;
}

/** Further actions under a button. Use it through MenuButton, which loads it when it is needed. */
export function Menu(props: MenuProps) {
  const { label, open, onOpenChange, anchor, entries, align = 'end', startAtFirst = false, linkAs } = props;
  const popup = useRef<HTMLDivElement>(null);

  // The kit moves the focus to the menu itself in the frame after opening; the entry comes after that.
  useEffect(() => {
    if (!open || !startAtFirst) return;
    const timer = setTimeout(() => popup.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(), 50);
    return () => clearTimeout(timer);
  }, [open, startAtFirst]);

  // Inside the landmark of its button, so that everything on the page belongs to one; and inside what may fill the whole
  // screen, because nothing else is seen then.
  const landmark = anchor.current?.closest<HTMLElement>('[data-fills-screen], header, footer, main');

  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal {...(landmark ? { container: landmark } : {})}>
        <Base.Positioner className={styles.positioner} anchor={anchor} align={align} sideOffset={6}>
          <Base.Popup ref={popup} className={styles.menu} aria-label={label} finalFocus={anchor}>
            {entries.map((entry) => (
              <MenuRow key={entry.id} entry={entry} linkAs={linkAs} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ entry, linkAs }: { entry: MenuEntry; linkAs: LinkComponent | undefined }) {
  switch (entry.kind) {
    case 'action':
      return (
        <Base.Item className={classNames(styles.item, entry.danger && styles.danger)} onClick={entry.onSelect}>
          <RowIcon name={entry.icon} />
          <span>{entry.label}</span>
        </Base.Item>
      );
    case 'link':
      return (
        <Base.LinkItem className={styles.item} closeOnClick render={<Anchor href={entry.href} linkAs={linkAs} />}>
          <RowIcon name={entry.icon} />
          <span>{entry.label}</span>
        </Base.LinkItem>
      );
    case 'switch':
      return (
        <Base.CheckboxItem
          className={styles.item}
          checked={entry.checked}
          onCheckedChange={(checked) => entry.onChange(checked)}
          closeOnClick
        >
          <RowIcon name={entry.checked ? 'check' : undefined} />
          <span>{entry.label}</span>
        </Base.CheckboxItem>
      );
    case 'choice':
      return (
        <Base.RadioGroup value={entry.value} onValueChange={(value: string) => entry.onChange(value)}>
          <Base.Group>
            <Base.GroupLabel className={styles.groupLabel}>{entry.label}</Base.GroupLabel>
            {entry.options.map((option) => (
              <Base.RadioItem key={option.value} className={styles.item} value={option.value} closeOnClick>
                <RowIcon name={option.icon} />
                <span>{option.label}</span>
                {option.value === entry.value && <Icon name="check" className={styles.tick} />}
              </Base.RadioItem>
            ))}
          </Base.Group>
        </Base.RadioGroup>
      );
    case 'text':
      return (
        <div className={styles.text}>
          <span className={styles.title}>{entry.title}</span>
          {entry.text !== undefined && <span className={styles.remark}>{entry.text}</span>}
        </div>
      );
    case 'line':
      return <Base.Separator className={styles.line} />;
  }
}

/** Keeps the words of all entries on one edge, also where an entry has no icon. */
function RowIcon({ name }: { name: IconName | undefined }) {
  return name === undefined ? <span /> : <Icon name={name} />;
}
