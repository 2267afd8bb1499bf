/** Arrow keys in a tree: up and down walk the visible entries, right opens, left closes or goes to the entry above.
 *  Says whether the key meant something. */
export function moveInTree(tree: HTMLElement, from: EventTarget, key: string): boolean {
  const rows = [...tree.querySelectorAll<HTMLElement>('[data-tree-row]')];
  const row = rows.find((candidate) => from instanceof Node && candidate.contains(from));
  if (!row) return false;
  const index = rows.indexOf(row);
  const toggle = row.querySelector<HTMLElement>('[aria-expanded]');
  const isOpen = toggle?.getAttribute('aria-expanded') === 'true';

  switch (key) {
    case 'ArrowDown':
      return focusLink(rows[index + 1]);
    case 'ArrowUp':
      return focusLink(rows[index - 1]);
    case 'Home':
      return focusLink(rows[0]);
    case 'End':
      return focusLink(rows.at(-1));
    case 'ArrowRight':
      if (toggle && !isOpen) toggle.click();
      return isOpen ? focusLink(rows[index + 1]) : true;
    case 'ArrowLeft':
      if (toggle && isOpen) toggle.click();
      else focusLink(parentRow(row));
      return true;
    default:
      return false;
  }
}

function parentRow(row: HTMLElement): HTMLElement | undefined {
  const parentItem = row.parentElement?.parentElement?.closest('li');
  return parentItem?.querySelector<HTMLElement>('[data-tree-row]') ?? undefined;
}

function focusLink(row: HTMLElement | undefined): boolean {
  row?.querySelector<HTMLElement>('a')?.focus();
  return true;
}
