import type { HomePage, MediaItem, NewsTeaser } from '@mediathek/contract';
import { isStudent } from '@mediathek/domain';
import type { Handlers } from '../../http/register-calls';
import type { Visitor } from '../../http/visitor';
import { remember } from '../../remember';

/** Guests all see the same homepage, and so does the staff of a school; many come at once. */
const keptMs = 2000;

/** Where the homepage gets its parts from; the features behind them are joined in the app. */
export interface HomeSources {
  countMedia(visitor: Visitor): Promise<number>;
  countSchools(visitor: Visitor): Promise<number>;
  listTrending(visitor: Visitor, limit: number): Promise<MediaItem[]>;
  listNewest(visitor: Visitor, limit: number): Promise<MediaItem[]>;
  listNews(visitor: Visitor, lang: string, limit: number): Promise<NewsTeaser[]>;
  listBoards(visitor: Visitor): Promise<HomePage['boards']>;
}

const trendingShown = 5;
const newestShown = 6;

/** What teachers ask for most; a deployment's own statistics take their place once there are any. */
const popularSearches: Record<'de' | 'en', readonly string[]> = {
  de: ['Vulkane', 'Fotosynthese', 'Weimarer Republik', 'Bruchrechnung', 'Klimawandel'],
  en: ['Volcanoes', 'Photosynthesis', 'Weimar Republic', 'Fractions', 'Climate change'],
};

/** Who sees the same: all guests, the staff of one school, and a pupil alone, because of what was shared with them. */
function sameForAll({ id, user, districtId }: Visitor): (string | undefined)[] {
  if (user === false) return ['guest'];
  return isStudent(user) ? ['pupil', id] : ['staff', districtId, user.school_id];
}

/** The homepage in one answer; its parts are read side by side. */
export function homeRoutes(sources: HomeSources): Handlers<'GET /api/v1/home'> {
  const memory = remember<HomePage>({ milliseconds: keptMs });

  const load = async (visitor: Visitor, lang: 'de' | 'en'): Promise<HomePage> => {
    const [mediaCount, schoolCount, trending, newest, news, boards] = await Promise.all([
      sources.countMedia(visitor),
      sources.countSchools(visitor),
      visitor.config.DisableTrending ? [] : sources.listTrending(visitor, trendingShown),
      sources.listNewest(visitor, newestShown + trendingShown),
      sources.listNews(visitor, lang, 3),
      sources.listBoards(visitor),
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
      boards,
    };
  };

  return {
    'GET /api/v1/home': ({ visitor, query: { lang } }) =>
      memory.recall([lang, ...sameForAll(visitor)].join(' '), () => load(visitor, lang)),
  };
}
