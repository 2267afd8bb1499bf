import { setTimeout as wait } from 'node:timers/promises';
import type { SearchDocument, SearchEngine } from '@mediathek/search';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../adapters/database/database';
import { type ChangeMark, changeRepository, formatMark, parseMark } from './change-repository';
import { type FoundableMedium, foundableMediaRepository } from './media-repository';
import { parseSubtitleCues } from './subtitle-cues';

/** A change is to be found within a second, whoever made it. */
const lookEveryMs = 250;
const retryMs = 3000;
const lookForFirstMs = 20;
/** When nobody has been able to look for so long, what is remembered may have changed. */
const longestBlindMs = 30_000;
const portion = 500;
/** Beyond so many changes at once, as an import makes them, reading everything anew is faster than taking them in. */
const mostTakenIn = (documents: number): number => Math.max(2000, documents / 20);

interface SearchIndexOptions {
  db: Queries;
  engine: SearchEngine;
  /** The text of a file of the stock; absent when it is gone or lies outside. */
  readText(location: string): Promise<string | undefined>;
  log: FastifyBaseLogger;
}

/** The search engine, kept like the database. */
export interface SearchIndex {
  readonly engine: SearchEngine;
  /** Whether there is something to search; while the very first media are being read, it waits a moment for them. */
  isFilled(patienceMs: number): Promise<boolean>;
  /** Everything can be found and changes are noticed; otherwise an answer holds only for the moment. */
  isCurrent(): boolean;
  /** Everything that was in the database at the start can be found. */
  whenBuilt(): Promise<void>;
  /** Takes in what has changed until now, instead of waiting for the next look. */
  catchUp(): Promise<void>;
  /** Told which media have changed: when it is noticed, and again when they are found changed. */
  onChange(listener: (identifiers: readonly string[]) => void): void;
  /** Looks for no changes until the end of something large; until then the database is needed for that. */
  pause(): () => void;
  removeOldChanges(): Promise<void>;
  /** Ends the following; the engine stays open. */
  stop(): Promise<void>;
}

/**
 * Keeps a search engine like the database: goes on from where its file ends, or reads everything anew in the background
 * where there is no file, an old one, a damaged one, or one that the changes no longer reach back to.
 */
export function openSearchIndex({ db, engine, readText, log }: SearchIndexOptions): SearchIndex {
  const media = foundableMediaRepository(db);
  const changes = changeRepository(db);
  const listeners: ((identifiers: readonly string[]) => void)[] = [];
  const stopping = new AbortController();
  let mark: ChangeMark | undefined;
  let isBuilt = false;
  let lookedAt = performance.now();
  let rebuilding: Promise<void> | undefined;
  const pauses = new Set<symbol>();
  let looking: Promise<void> = Promise.resolve();

  const cuesOf = async (location: string) => {
    try {
      return parseSubtitleCues((await readText(location)) ?? '');
    } catch (err) {
      log.warn({ err }, 'subtitles could not be read for the search');
      return [];
    }
  };

  const documentOf = async ({ subtitleLocations, added_on, ...fields }: FoundableMedium): Promise<SearchDocument> => ({
    ...fields,
    addedOn: added_on,
    spoken: subtitleLocations.length > 0 ? (await Promise.all(subtitleLocations.map(cuesOf))).flat() : [],
  });

  async function* allDocuments(): AsyncGenerator<SearchDocument> {
    for await (const medium of media.streamAll()) {
      if (stopping.signal.aborted) throw new Error('The portal is stopping');
      yield documentOf(medium);
    }
  }

  /** Runs something until it works or the portal stops: a database that is away for a moment comes back. */
  const insist = async (what: string, work: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        return await work();
      } catch (err) {
        if (stopping.signal.aborted) return;
        log.error({ err }, what);
        await wait(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  /** What changes while everything is read is taken in beside it, from the mark set before. */
  const rebuild = (): Promise<void> => {
    rebuilding ??= insist('the search could not be built', async () => {
      const began = performance.now();
      await changes.removeForeign();
      const start = await changes.takeMark();
      mark = start;
      await engine.index(allDocuments(), { mark: formatMark(start) });
      isBuilt = true;
      log.info({ media: engine.state().documents, ms: Math.round(performance.now() - began) }, 'search built');
    }).finally(() => {
      rebuilding = undefined;
    });
    return rebuilding;
  };

  const tell = (identifiers: readonly string[]): void => {
    for (const listener of listeners) listener(identifiers);
  };

  const takeIn = async (identifiers: readonly string[], next: ChangeMark): Promise<void> => {
    tell(identifiers);
    for (let at = 0; at < identifiers.length; at += portion) {
      const named = identifiers.slice(at, at + portion);
      const found = await media.list(named);
      const known = new Set(found.map(({ identifier }) => identifier));
      const gone = named.filter((identifier) => !known.has(identifier));
      const isLast = at + portion >= identifiers.length;
      const reached = isLast ? { mark: formatMark(next) } : {};
      if (found.length > 0)
        await engine.update(await Promise.all(found.map(documentOf)), gone.length > 0 ? {} : reached);
      if (gone.length > 0) await engine.remove(gone, reached);
    }
    tell(identifiers);
  };

  const look = async (): Promise<void> => {
    if (!mark || stopping.signal.aborted) return;
    const since = mark;
    const began = performance.now();
    const read = await changes.read(since);
    // The index is being read anew and began later than this look.
    if (mark !== since) return;
    if (!read.isComplete) {
      mark = undefined;
      void rebuild();
      return;
    }
    if (read.identifiers.length > mostTakenIn(engine.state().documents)) {
      tell(read.identifiers);
      await rebuild();
      tell(read.identifiers);
      return;
    }
    if (read.identifiers.length > 0) await takeIn(read.identifiers, read.mark);
    if (mark === since) mark = read.mark;
    lookedAt = began;
  };

  const catchUp = (): Promise<void> => {
    looking = looking.then(look, look);
    return looking;
  };

  const follow = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (pauses.size === 0) await insist('changes could not be taken into the search', catchUp);
      await wait(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  const kept = parseMark(engine.state().mark);
  mark = kept;
  isBuilt = kept !== undefined;
  const built = kept ? catchUp().catch(() => undefined) : rebuild();
  const following = follow();

  return {
    engine,
    isFilled: async (patienceMs) => {
      const isEmptyYet = () => !isBuilt && engine.state().documents === 0;
      const end = performance.now() + patienceMs;
      while (isEmptyYet() && performance.now() < end && !stopping.signal.aborted) await wait(lookForFirstMs);
      return !isEmptyYet();
    },
    isCurrent: () => isBuilt && !rebuilding && performance.now() - lookedAt < longestBlindMs,
    whenBuilt: async () => {
      await built;
      await rebuilding;
    },
    catchUp,
    onChange: (listener) => void listeners.push(listener),
    pause() {
      const own = Symbol('pause');
      pauses.add(own);
      return () => void pauses.delete(own);
    },
    removeOldChanges: changes.removeOld,
    async stop() {
      stopping.abort();
      await Promise.allSettled([following, looking]);
    },
  };
}
