import type { LocaleTexts } from '@mediathek/contract';
import type { RouteName } from '@mediathek/domain';
import type { TextGroup } from '@mediathek/i18n';
import type { Portal } from '../shared/portal';
import { isEmptyLocale } from './bootstrap';
import { pages } from './pages';

const ownTexts = (page: RouteName): readonly TextGroup[] => pages[page].texts ?? [];
/** Mails are written by the server alone; the other groups travel with the pages that show them. */
const rareGroups = new Set<string>(['mails', ...Object.values(pages).flatMap(({ texts = [] }) => texts)]);

const made = new WeakMap<LocaleTexts, Map<string, LocaleTexts>>();

function pick(texts: LocaleTexts['default'], isWanted: (group: string) => boolean): LocaleTexts['default'] {
  return Object.fromEntries(Object.entries(texts).filter(([group]) => isWanted(group)));
}

/** The texts that travel with a page: those of every page and its own. Made once for each answer of the server. */
export function textsOfPage(all: LocaleTexts, page: RouteName): LocaleTexts {
  const own = ownTexts(page);
  const known = made.get(all) ?? new Map<string, LocaleTexts>();
  made.set(all, known);
  const key = own.join(' ');
  const isWanted = (group: string) => !rareGroups.has(group) || own.some((one) => one === group);
  const texts = known.get(key) ?? { default: pick(all.default, isWanted), custom: pick(all.custom, isWanted) };
  known.set(key, texts);
  return texts;
}

/** Fetches all texts where a page needs some that the first one did not come with. */
export async function completeTexts(page: RouteName, { state, get }: Pick<Portal, 'state' | 'get'>): Promise<void> {
  const { lang, texts } = state.get();
  if (isEmptyLocale(texts) || ownTexts(page).every((group) => group in texts.default)) return;
  const whole = await get('GET /api/v1/setup/locale/{lang}', { params: { lang } });
  // Whoever has changed the language meanwhile has all texts already.
  if (state.get().lang === lang) state.set({ texts: whole });
}
