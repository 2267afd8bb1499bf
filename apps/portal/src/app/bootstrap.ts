import type { LocaleTexts } from '@mediathek/contract';
import type { CurrentConfig, CurrentUser, Day, Theme } from '@mediathek/domain';
import type { SchemeChoice } from '../shared/portal';

/** What a page needs before it can be shown; the server sends it inside the page. */
export interface Bootstrap {
  readonly config: CurrentConfig;
  readonly user: CurrentUser;
  readonly lang: string;
  readonly texts: LocaleTexts;
  readonly theme: Theme;
  readonly scheme: SchemeChoice;
  readonly csrfToken: string;
  /** Names that stand for a category under /news/, not for an article. */
  readonly newsCategories?: readonly string[];
}

/** The bootstrap as it travels in the page: with the data of the first view and the day it was made. */
export interface PageState extends Bootstrap {
  readonly queries: unknown;
  readonly today: Day;
  /** Something of the page did not load; in the browser it may, and then the page looks different from the drawn one. */
  readonly isIncomplete?: boolean;
}

const bootstrapElementId = 'bootstrap';

/** Reads what the server put into the page; nothing where no server rendered it. */
export function readBootstrap(document: Document): PageState | undefined {
  const text = document.getElementById(bootstrapElementId)?.textContent;
  // The server of this very build wrote it; its parts were checked there.
  return text ? (JSON.parse(text) as PageState) : undefined;
}

export function isEmptyLocale({ default: base, custom }: LocaleTexts): boolean {
  return Object.keys(base).length === 0 && Object.keys(custom).length === 0;
}
