import { createHash } from 'node:crypto';
import type { ParsedQuery, RemoteMedium, RemoteResult, RemoteSource } from '@mediathek/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AskOutside } from '../../adapters/outside/ask-outside';
import { OutsideError } from '../../adapters/outside/outside-error';
import { Problem } from '../../http/problem';
import { remember } from '../../remember';
import { circuitBreaker } from './breaker';
import { type FoundRecord, toFoundRecord } from './found-record';
import { searchEduSharing, searchJson, searchOersi } from './json-services';
import type { SourceAnswer } from './source-answer';
import type { Source, SourceOf } from './source-settings';
import { searchSru } from './sru';

export interface RemoteSearchDependencies {
  sources: readonly Source[];
  ask: AskOutside;
  /** Looks through what was harvested from a source. */
  searchHarvested(source: SourceOf<'oai'>, q: string): Promise<{ total: number; records: FoundRecord[] }>;
  /** The picture on a card, drawn by its kind and name. */
  coverOf(identifier: string): string;
  log: FastifyBaseLogger;
  /** How long a question to all sources waits before it answers with what has arrived. */
  firstAnswerMs?: number;
  now?: () => number;
}

interface Found {
  total: number;
  records: FoundRecord[];
}

type Outcome =
  | ({ state: 'answered' } & Found)
  | { state: 'pending' | 'slow' | 'failed' | 'unasked' }
  | { state: 'paused'; retryAfter: number };

const keptMs = 5 * 60_000;
const mostKept = 500;
/** A source is asked so many things at once; a whole school that searches at the same moment does not press it. */
const mostAtOnce = 8;
const urlType = '58';

const waited = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());

/** Thrown where a source is left alone, so that nothing is kept of it. */
class LeftAloneError extends Error {}

/** One source with what has to be remembered about it: its last answers, and whether it is worth asking. */
function openSource(source: Source, dependencies: RemoteSearchDependencies) {
  const { ask, log, now } = dependencies;
  const breaker = circuitBreaker(now);
  const answers = remember<Found>({ milliseconds: keptMs, most: mostKept, ...(now ? { now } : {}) });
  let underWay = 0;

  async function findOutside(q: string): Promise<Found> {
    switch (source.kind) {
      case 'oai':
        return dependencies.searchHarvested(source, q);
      case 'sru':
        return cleaned(await searchSru(ask, source, q));
      case 'edu-sharing':
        return cleaned(await searchEduSharing(ask, source, q));
      case 'oersi':
        return cleaned(await searchOersi(ask, source, q));
      case 'json':
        return cleaned(await searchJson(ask, source, q));
    }
  }
  const cleaned = ({ total, records }: SourceAnswer): Found => {
    const found = records.flatMap((record) => toFoundRecord(record, source.licence) ?? []);
    // One record twice is one record.
    return { total, records: [...new Map(found.map((one) => [one.id, one])).values()].slice(0, source.limit) };
  };

  async function find(q: string): Promise<Found> {
    underWay += 1;
    try {
      const found = await findOutside(q);
      breaker.succeeded();
      return found;
    } catch (err) {
      breaker.failed();
      // The words somebody searched for stay out of the log.
      log.warn(
        { source: source.id, reason: err instanceof OutsideError ? err.failure : 'unreadable' },
        'a source failed',
      );
      throw err;
    } finally {
      underWay -= 1;
    }
  }

  return {
    source,
    async search(q: string): Promise<Outcome> {
      try {
        const found = await answers.recall(q.trim().toLowerCase(), async () => {
          if (underWay >= mostAtOnce || !breaker.mayAsk()) throw new LeftAloneError();
          return find(q);
        });
        return { state: 'answered', ...found };
      } catch (err) {
        if (err instanceof LeftAloneError) return { state: 'paused', retryAfter: breaker.secondsLeft() };
        return { state: err instanceof OutsideError && err.failure === 'timeout' ? 'slow' : 'failed' };
      }
    },
  };
}

/** The first of each source, then the second of each: nobody is buried below another. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}

/** Searches external repositories side by side: none holds up another, and what is slow or dead is named. */
export function remoteSearchService(dependencies: RemoteSearchDependencies) {
  const { coverOf, firstAnswerMs = 1500 } = dependencies;
  const opened = dependencies.sources.map((source) => openSource(source, dependencies));

  function mediumOf(record: FoundRecord, { id, name }: Source): RemoteMedium {
    const digest = createHash('sha256').update(record.id).digest('hex').slice(0, 16);
    const identifier = `extern-${id}-${digest}`;
    return {
      identifier,
      ...{ fn_nr: '', fn_titel: record.title, fn_kurztext: record.text, fn_text: '', is_mediathek: false },
      ...{ valid_to: false, returns: false, remaining: false, isOpen: true },
      ...{ fn_geb: [], fn_sprache: record.language, fn_typ: urlType, fn_adressat: [], fn_schlag: record.keywords },
      ...{ fn_prodname: record.creators, mediaType: 'media', duration: null, cover: coverOf(identifier) },
      ...{ address: record.address, licence: record.licence, published: record.published, source: { id, name } },
    };
  }

  const sourceOf = ({ id, name, page }: Source, outcome: Outcome, q: string): RemoteSource => ({
    ...{ id, name, state: outcome.state },
    total: outcome.state === 'answered' ? outcome.total : null,
    page: page?.replaceAll('{q}', () => encodeURIComponent(q)) ?? null,
    retryAfter: outcome.state === 'paused' ? outcome.retryAfter : null,
  });

  return {
    /** With sources named, waits for them as long as each may take; else answers after a moment with what has arrived. */
    async search({ q, source: wanted }: ParsedQuery<'GET /api/v1/media/search/remote'>): Promise<RemoteResult> {
      const asked = opened.filter(({ source }) => wanted?.includes(source.id) ?? true);
      if (wanted && asked.length < new Set(wanted).size) throw new Problem('not-found');
      const outcomes = await Promise.all(
        asked.map(({ search }): Promise<Outcome> => {
          if (!/[\p{L}\p{N}]/u.test(q)) return Promise.resolve({ state: 'unasked' });
          const answer = search(q);
          return wanted ? answer : Promise.race([answer, waited<Outcome>(firstAnswerMs, { state: 'pending' })]);
        }),
      );
      const media = asked.map(({ source }, at) => {
        const outcome = outcomes[at];
        return outcome?.state === 'answered' ? outcome.records.map((record) => mediumOf(record, source)) : [];
      });
      const sources = asked.map(({ source }, at) => sourceOf(source, outcomes[at] ?? { state: 'unasked' }, q));
      return {
        total: sources.reduce((sum, { total }) => sum + (total ?? 0), 0),
        offset: 0,
        items: interleave(media),
        sources,
      };
    },
  };
}
