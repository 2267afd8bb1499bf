import type { RouteName } from '@mediathek/domain';

/** What a page that is not built yet will offer, by the key of its text; built pages are not in the table. */
export const placeholderTopics = {
  theme: 'theme',
  translation: 'translation',
  'news-list': 'news',
  news: 'news',
  'hueber-app-download': 'appDownload',
  'purchase-confirmed': 'purchase',
  'purchase-cancelled': 'purchase',
  'tech-rental': 'loans',
} as const satisfies Partial<Record<RouteName, string>>;

export type PlaceholderRoute = keyof typeof placeholderTopics;
