import type { SearchDocument } from '../search-engine';
import { createBitset, setBit } from './bitset';
import { buildSegment, mergeSegments, packCollector } from './build-segment';
import { DocumentCollector } from './document-collector';
import { embedDocuments } from './embed-documents';
import type { BuilderTask } from './messages';
import { Segment } from './segment';

/** Documents that arrive in portions; of those with the same identifier the last one counts. */
class CollectSession {
  readonly #collector = new DocumentCollector();
  readonly #last = new Map<string, number>();
  readonly #outdated: number[] = [];

  add(documents: readonly SearchDocument[]): number {
    for (const document of documents) {
      const earlier = this.#last.get(document.identifier);
      if (earlier !== undefined) this.#outdated.push(earlier);
      this.#last.set(document.identifier, this.#collector.count);
      this.#collector.add(document);
    }
    return this.#last.size;
  }

  pack(mark: string | undefined, isGlimpse: boolean): SharedArrayBuffer {
    const buffer = packCollector(this.#collector, { mark, isGlimpse });
    if (this.#outdated.length === 0) return buffer;
    const deleted = createBitset(this.#collector.count);
    for (const document of this.#outdated) setBit(deleted, document);
    return mergeSegments([{ segment: new Segment('collected', buffer), deleted }], mark);
  }
}

/** Builds and merges indexes; runs in the thread that asks or in one of its own. */
export class IndexBuilder {
  readonly #sessions = new Map<string, CollectSession>();

  answer(task: BuilderTask): SharedArrayBuffer | number {
    switch (task.kind) {
      case 'build': {
        const others = task.others.map((buffer, index) => new Segment(String(index), buffer));
        return buildSegment(task.documents, others, task.mark);
      }
      case 'merge': {
        const sources = task.sources.map(({ buffer, deleted }, index) => ({
          segment: new Segment(String(index), buffer),
          deleted,
        }));
        return mergeSegments(sources, task.mark);
      }
      case 'begin':
        this.#sessions.set(task.session, new CollectSession());
        return 0;
      case 'collect':
        return this.#sessionOf(task.session).add(task.documents);
      case 'pack': {
        const session = this.#sessionOf(task.session);
        if (task.isLast) this.#sessions.delete(task.session);
        return session.pack(task.mark, !task.isLast);
      }
      case 'embed':
        return embedDocuments(task);
    }
  }

  /** A thread that was started anew knows nothing of what was collected: half an index must not be taken for a whole. */
  #sessionOf(name: string): CollectSession {
    const session = this.#sessions.get(name);
    if (!session) throw new Error('The indexing was interrupted');
    return session;
  }
}
