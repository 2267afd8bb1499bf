/** Says when the router may move the page. */
export interface ScrollRule {
  mayFollow(): boolean;
  /** The next navigation goes to a view that was kept together with its own position. */
  keepNext(): void;
}

/**
 * A navigation goes to the top, or to where the person was when they go back; the router does that. It must not on the
 * very first page, which a person may have scrolled before the scripts arrived, nor for a view that was kept alive.
 */
export function createScrollRule(): ScrollRule {
  let isHeld = true;
  return {
    mayFollow() {
      const may = !isHeld;
      isHeld = false;
      return may;
    },
    keepNext() {
      isHeld = true;
    },
  };
}
