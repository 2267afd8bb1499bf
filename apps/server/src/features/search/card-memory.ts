import type { MediaCard } from '@mediathek/contract';
import { isStudent } from '@mediathek/domain';
import type { Visitor } from '../../http/visitor';

type LoadCards = (visitor: Visitor, identifiers: readonly string[]) => Promise<MediaCard[]>;

interface Options {
  load: LoadCards;
  /** Whether changes are noticed, so that something may be kept at all. */
  isCurrent(): boolean;
  /** The day; a licence that was good yesterday may have ended. */
  today(): string;
  /** How many cards are kept; those that were not asked for longest go first. */
  most?: number;
}

interface Batch {
  readonly identifiers: Set<string>;
  readonly cards: Promise<Map<string, MediaCard>>;
}

/** Who sees a card alike, but for their own marks: all guests, and the staff of a school. */
const audienceOf = ({ user, districtId }: Visitor): string =>
  user === false ? 'guest' : `${user.school_id} ${districtId ?? ''}`;

/**
 * Keeps cards until they change, so that a page of results seldom needs the database. What is missing is loaded together
 * with what others miss meanwhile. Pupils' cards depend on their boards and are always read.
 */
export function cardMemory({ load, isCurrent, today, most = 20_000 }: Options) {
  const kept = new Map<string, MediaCard>();
  const keysOf = new Map<string, Set<string>>();
  const waiting = new Map<string, Batch>();
  const loading = new Map<string, Promise<unknown>>();
  let version = 0;

  const drop = (key: string, identifier: string): void => {
    kept.delete(key);
    const keys = keysOf.get(identifier);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(identifier);
  };

  const keep = (key: string, card: MediaCard): void => {
    kept.set(key, card);
    const keys = keysOf.get(card.identifier) ?? new Set();
    keysOf.set(card.identifier, keys.add(key));
    const [oldest] = kept;
    if (kept.size > most && oldest) drop(oldest[0], oldest[1].identifier);
  };

  const find = (key: string): MediaCard | undefined => {
    const known = kept.get(key);
    if (!known) return undefined;
    kept.delete(key);
    kept.set(key, known);
    return known;
  };

  const loadBatch = async (audience: string, visitor: Visitor): Promise<Map<string, MediaCard>> => {
    const identifiers = [...(waiting.get(audience)?.identifiers ?? [])];
    waiting.delete(audience);
    const before = version;
    // Without a person nothing personal comes along.
    const cards = await load({ ...visitor, id: undefined }, identifiers);
    // What changed while it was read may have been read as it was before.
    if (version === before) for (const card of cards) keep(`${audience}\n${card.identifier}`, card);
    return new Map(cards.map((card) => [card.identifier, card]));
  };

  const loadTogether = (audience: string, visitor: Visitor, missing: readonly string[]) => {
    let batch = waiting.get(audience);
    if (!batch) {
      const cards = (loading.get(audience) ?? Promise.resolve()).then(() => loadBatch(audience, visitor));
      batch = { identifiers: new Set(), cards };
      waiting.set(audience, batch);
      const ended: Promise<unknown> = cards
        .catch(() => undefined)
        .then(() => {
          if (loading.get(audience) === ended) loading.delete(audience);
        });
      loading.set(audience, ended);
    }
    for (const identifier of missing) batch.identifiers.add(identifier);
    return batch.cards;
  };

  return {
    /** Cards in the order in which they are named, with the marks of the visitor; what is gone is left out. */
    async list(visitor: Visitor, identifiers: readonly string[], marks: ReadonlySet<string>): Promise<MediaCard[]> {
      if (isStudent(visitor.user) || !isCurrent()) return load(visitor, identifiers);
      const audience = `${today()} ${audienceOf(visitor)}`;
      const cards = identifiers.map((identifier) => find(`${audience}\n${identifier}`));
      const missing = identifiers.filter((_, at) => cards[at] === undefined);
      const loaded = missing.length > 0 ? await loadTogether(audience, visitor, missing) : undefined;
      return identifiers.flatMap((identifier, at) => {
        const card = cards[at] ?? loaded?.get(identifier);
        return card ? [marks.has(identifier) ? { ...card, isBookmarked: true } : card] : [];
      });
    },

    forget(identifiers: readonly string[]): void {
      version += 1;
      for (const identifier of identifiers) {
        for (const key of keysOf.get(identifier) ?? []) kept.delete(key);
        keysOf.delete(identifier);
      }
    },
  };
}
