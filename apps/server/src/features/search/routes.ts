import type { CallAnswer } from '@mediathek/contract';
import { berlinDay } from '@mediathek/domain';
import { type PreparedJson, prepareJson } from '../../http/prepared-json';
import type { CallContext, Handlers } from '../../http/register-calls';
import { remember } from '../../remember';
import type { SearchIndex } from '../../search-index/search-index';
import type { SearchAudiences } from './audience';
import type { SearchService } from './search';

type QueryCall =
  | 'GET /api/v1/media/search'
  | 'GET /api/v1/media/search/distinct'
  | 'GET /api/v1/media/catalogue/search'
  | 'GET /api/v1/media/catalogue/search/distinct'
  | 'GET /api/v1/media/suggest'
  | 'GET /api/v1/media/catalogue/suggest';

// What the words answered in place of the meaning holds for this once only, so these are not kept.
type MeaningCall = 'GET /api/v1/media/search/vector' | 'GET /api/v1/media/search/vector/distinct';

interface Dependencies {
  search: SearchService;
  index: SearchIndex;
  audiences: SearchAudiences;
  clock: () => Date;
}

const keptMs = 600_000;
const mostKept = 3000;

/** Finding media: in what one may use, and in the whole stock. */
export function searchRoutes({
  search,
  index,
  audiences,
  clock,
}: Dependencies): Handlers<QueryCall | MeaningCall | 'GET /api/v1/media/{id}/similar'> {
  // A whole class asks for the same, and everybody for what the homepage offers: an answer holds until a medium changes.
  const answers = remember<PreparedJson>({ milliseconds: keptMs, most: mostKept });
  index.onChange(answers.forgetAll);

  const once =
    <K extends QueryCall>(key: K, work: (context: CallContext<K>) => Promise<CallAnswer<K>>) =>
    async (context: CallContext<K>): Promise<PreparedJson> => {
      const make = async () => prepareJson(key, await work(context));
      if (!index.isCurrent()) return make();
      const audience = await audiences.of(context.visitor);
      const question = JSON.stringify([key, berlinDay(clock()), audience.key, context.query]);
      return answers.recall(question, make);
    };

  return {
    'GET /api/v1/media/search': once('GET /api/v1/media/search', ({ visitor, query }) =>
      search.search(visitor, 'own', query),
    ),
    'GET /api/v1/media/search/distinct': once('GET /api/v1/media/search/distinct', ({ visitor, query }) =>
      search.distinct(visitor, 'own', query),
    ),
    'GET /api/v1/media/search/vector': ({ visitor, query }) => search.search(visitor, 'own-by-meaning', query),
    'GET /api/v1/media/search/vector/distinct': ({ visitor, query }) =>
      search.distinct(visitor, 'own-by-meaning', query),
    'GET /api/v1/media/catalogue/search': once('GET /api/v1/media/catalogue/search', ({ visitor, query }) =>
      search.search(visitor, 'catalogue', query),
    ),
    'GET /api/v1/media/catalogue/search/distinct': once(
      'GET /api/v1/media/catalogue/search/distinct',
      ({ visitor, query }) => search.distinct(visitor, 'catalogue', query),
    ),
    'GET /api/v1/media/suggest': once('GET /api/v1/media/suggest', ({ visitor, query }) =>
      search.suggest(visitor, 'own', query),
    ),
    'GET /api/v1/media/catalogue/suggest': once('GET /api/v1/media/catalogue/suggest', ({ visitor, query }) =>
      search.suggest(visitor, 'catalogue', query),
    ),
    'GET /api/v1/media/{id}/similar': async ({ visitor, params: { id } }) => ({
      items: await search.listSimilar(visitor, id),
    }),
  };
}
