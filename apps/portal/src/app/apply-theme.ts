import type { Theme } from '@mediathek/domain';

/** Sets the theme's colours where no server has written them into the page; everything else follows from these three. */
export function applyTheme(element: HTMLElement, theme: Theme): void {
  element.style.setProperty('--theme-primary', theme.primaryColor);
  element.style.setProperty('--theme-link', theme.linkColor);
  element.style.setProperty('--theme-search-background', theme.searchBackgroundColor);
}
