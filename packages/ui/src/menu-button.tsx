import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import type { LinkComponent } from './anchor';
import type { MenuEntry } from './menu-entries';

const loadMenu = () => import('./menu');
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));

/** To be spread onto the button that opens the menu. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuButtonProps {
  /** Names the opened menu. */
  label: string;
  entries: readonly MenuEntry[];
  /** Draws the button. */
  children: (trigger: MenuTriggerProps) => ReactNode;
  align?: 'start' | 'end' | undefined;
  linkAs?: LinkComponent | undefined;
  /** Opened and closed from outside. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A button with a menu. The menu's code is fetched when pointer or focus come near, so that no page waits for it. */
export function MenuButton({ label, entries, children, align, linkAs, open, onOpenChange }: MenuButtonProps) {
  const [isOpenInside, setIsOpenInside] = useState(false);
  const isOpen = open ?? isOpenInside;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function change(next: boolean) {
    setIsOpenInside(next);
    onOpenChange?.(next);
  }
  const prepare = () => void loadMenu();

  return (
    <>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: (event) => {
          setIsByKeyboard(event.detail === 0);
          change(!isOpen);
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsByKeyboard(true);
          change(true);
        },
        onPointerEnter: prepare,
        onFocus: prepare,
      })}
      {wasOpened && (
        <Suspense fallback={null}>
          <Menu
            {...{ label, entries, align, linkAs }}
            open={isOpen}
            onOpenChange={change}
            anchor={button}
            startAtFirst={isByKeyboard}
          />
        </Suspense>
      )}
    </>
  );
}
