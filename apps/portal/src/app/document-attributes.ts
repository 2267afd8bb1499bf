import { isPublisher } from '@mediathek/domain';
import type { PortalState } from '../shared/portal';

/** What `<html>` says about the page: its language, a chosen light or dark, and the publisher's variant. */
export function documentAttributes({ lang, scheme, config }: PortalState): Readonly<Record<string, string>> {
  return {
    lang,
    ...(scheme !== 'auto' && { 'data-scheme': scheme }),
    ...(isPublisher(config) && { 'data-variant': 'publisher' }),
  };
}

const names = ['lang', 'data-scheme', 'data-variant'] as const;

/** Brings `<html>` up to date after a choice. */
export function applyAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const name of names) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
