import type { HomePage, MediaItem, NewsTeaser } from '@mediathek/contract';
import type { Handlers } from '../../http/register-calls';
import type { Visitor } from '../../http/visitor';
import { remember } from '../../remember';

/** Guests all see the same homepage, and many come at once. */
const guestsKeptMs = 2000;

/** Where the homepage gets its parts from; the features behind them are joined in the app. */
export interface HomeSources {
  countMedia(visitor: Visitor): Promise<number>;
  countSchools(visitor: Visitor): Promise<number>;
  listTrending(visitor: Visitor, limit: number): Promise<MediaItem[]>;
  listNewest(visitor: Visitor, limit: number): Promise<MediaItem[]>;
  listNews(visitor: Visitor, lang: string, limit: number): Promise<NewsTeaser[]>;
}

const trendingShown = 5;
const newestShown = 6;

/** What teachers ask for most; a deployment's own statistics take their place once there are any. */
const popularSearches: Record<'de' | 'en', readonly string[]> = {
  de: ['Vulkane', 'Fotosynthese', 'Weimarer Republik', 'Bruchrechnung', 'Klimawandel'],
  en: ['Volcanoes', 'Photosynthesis', 'Weimar Republic', 'Fractions', 'Climate change'],
};

/** The homepage in one answer; its parts are read side by side. */
export function homeRoutes(sources: HomeSources): Handlers<'GET /api/v1/home'> {
  const rememberForGuests = remember<HomePage>(guestsKeptMs);

  const load = async (visitor: Visitor, lang: 'de' | 'en'): Promise<HomePage> => {
    const [mediaCount, schoolCount, trending, newest, news] = await Promise.all([
      sources.countMedia(visitor),
      sources.countSchools(visitor),
      visitor.config.DisableTrending ? [] : sources.listTrending(visitor, trendingShown),
      sources.listNewest(visitor, newestShown + trendingShown),
      sources.listNews(visitor, lang, 3),
    ]);
    const isTrending = new Set(trending.map(({ identifier }) => identifier));
    return {
      mediaCount,
      schoolCount,
      popularSearches: [...popularSearches[lang]],
      trending,
      // A medium that is both new and in demand stands on the page once.
      newest: newest.filter(({ identifier }) => !isTrending.has(identifier)).slice(0, newestShown),
      news,
    };
  };

  return {
    'GET /api/v1/home': ({ visitor, query: { lang } }) =>
      visitor.user ? load(visitor, lang) : rememberForGuests(lang, () => load(visitor, lang)),
  };
}
