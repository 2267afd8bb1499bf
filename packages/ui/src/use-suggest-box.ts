import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
import type { Suggestions } from './suggest-list';

const never = () => () => {};

/** Before scripts run there are no suggestions, and the field is a plain one. */
function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Says which suggestion the arrow keys have reached, and what the keys of the field do meanwhile. */
export function useSuggestBox(suggestions: Suggestions | undefined) {
  const listId = useId();
  const isTakenOver = useIsTakenOver();
  const [isWanted, setIsWanted] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const options = suggestions?.options ?? [];
  const isOpen = isWanted && options.length > 0;
  const active = isOpen ? options.findIndex(({ id }) => id === activeId) : -1;
  const optionId = (place: number) => `${listId}-${place}`;

  function close() {
    setIsWanted(false);
    setActiveId(undefined);
  }
  function open() {
    setIsWanted(true);
    setActiveId(undefined);
  }
  function pick(id: string) {
    close();
    suggestions?.onPick(id);
  }
  // The field itself is one of the stops, so that what was typed can be reached again.
  function move(step: 1 | -1) {
    if (!isOpen) {
      suggestions?.onWanted();
      open();
      return;
    }
    const next = active + step;
    const place = next < -1 ? options.length - 1 : next;
    setActiveId(options[place]?.id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!suggestions || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      // The browser would empty the field; the first press only closes the list.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      pick(options[active]?.id ?? '');
    }
  }

  const inputProps =
    suggestions && isTakenOver
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
        } as const)
      : {};

  return { listId, isOpen, active, optionId, open, close, pick, handleKeyDown, inputProps };
}
