import { suggestCorrection } from './did-you-mean';
import { DotProducts } from './dot-products';
import type { PublishedView, ReaderTask } from './messages';
import { facetByMeaning, searchByMeaning } from './search-by-meaning';
import { facetMedia, findMedia, searchMedia } from './search-media';
import { Segment } from './segment';
import { findSimilarMedia } from './similar-media';
import { suggestMedia } from './suggest-media';
import type { VectorSet } from './vector-set';
import { createView, type View } from './view';

/** Answers from the views it was given; runs in the thread that asks or in one of its own. */
export class IndexReader {
  readonly #segments = new Map<string, Segment>();
  readonly #views = new Map<string, View>();
  /** By segment and model: each one holds a place in shared memory, which is taken once. */
  readonly #products = new Map<string, DotProducts>();
  #current: View = createView('', []);

  #productsOf(segmentId: string, vectors: VectorSet): DotProducts {
    const key = `${segmentId} ${vectors.model}`;
    const products = this.#products.get(key) ?? new DotProducts(vectors);
    this.#products.set(key, products);
    return products;
  }

  /** Later questions are answered from this view; those that name an older one still from that, while it is kept. */
  publish(published: PublishedView, keep: readonly string[]): void {
    const parts = published.parts.map(({ segmentId, buffer, deleted, vectors }) => {
      const segment = this.#segments.get(segmentId) ?? new Segment(segmentId, buffer);
      this.#segments.set(segmentId, segment);
      const meaning = vectors && { model: vectors.model, products: this.#productsOf(segmentId, vectors) };
      return { segment, deleted, meaning };
    });
    this.#current = createView(published.id, parts);
    this.#views.set(published.id, this.#current);
    const kept = new Set([...keep, published.id]);
    for (const id of this.#views.keys()) if (!kept.has(id)) this.#views.delete(id);
    const used = new Set([...this.#views.values()].flatMap((view) => view.parts.map(({ segment }) => segment.id)));
    for (const id of this.#segments.keys()) if (!used.has(id)) this.#segments.delete(id);
    for (const key of this.#products.keys()) if (!used.has(key.split(' ')[0] ?? '')) this.#products.delete(key);
  }

  #viewOf(id: string | undefined): View {
    return (id === undefined ? undefined : this.#views.get(id)) ?? this.#current;
  }

  answer(task: ReaderTask): unknown {
    switch (task.kind) {
      case 'publish':
        return this.publish(task.view, task.keep);
      case 'search':
        return task.questions
          ? searchByMeaning(this.#viewOf(task.query.view), task.query, task.questions)
          : searchMedia(this.#viewOf(task.query.view), task.query);
      case 'facets':
        return task.questions
          ? facetByMeaning(this.#viewOf(task.query.view), task.query, task.questions)
          : facetMedia(this.#viewOf(task.query.view), task.query);
      case 'suggest':
        return suggestMedia(this.#current, task.query);
      case 'similar':
        return findSimilarMedia(this.#current, task.query);
      case 'didYouMean': {
        const view = this.#viewOf(task.query.view);
        const { plan, selections } = findMedia(view, task.query, 0);
        return suggestCorrection(view, plan, selections);
      }
    }
  }
}
