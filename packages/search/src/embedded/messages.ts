import type {
  FacetQuery,
  SearchDocument,
  SearchQuery,
  SelectionQuery,
  SimilarQuery,
  SuggestQuery,
} from '../search-engine';
import type { Bitset } from './bitset';
import type { VectorSet } from './vector-set';

/** A view as it is handed to the threads that search: the memory itself is shared. */
export interface PublishedView {
  readonly id: string;
  readonly parts: readonly {
    readonly segmentId: string;
    readonly buffer: SharedArrayBuffer;
    readonly deleted: Bitset | undefined;
    readonly vectors: VectorSet | undefined;
  }[];
}

/** What a question means, by each model whose vectors are in use. */
export interface Question {
  readonly model: string;
  readonly vector: Float32Array;
  /** What is less near by this model has nothing to do with the question. */
  readonly least?: number | undefined;
}

/** What a thread that searches can be asked. */
export type ReaderTask =
  | { readonly kind: 'publish'; readonly view: PublishedView; readonly keep: readonly string[] }
  | { readonly kind: 'search'; readonly query: SearchQuery; readonly questions?: readonly Question[] }
  | { readonly kind: 'facets'; readonly query: FacetQuery; readonly questions?: readonly Question[] }
  | { readonly kind: 'suggest'; readonly query: SuggestQuery }
  | { readonly kind: 'similar'; readonly query: SimilarQuery }
  | { readonly kind: 'didYouMean'; readonly query: SelectionQuery };

export interface MergeSource {
  readonly buffer: SharedArrayBuffer;
  readonly deleted: Bitset | undefined;
}

/** Asks for the vectors of an index; what an earlier one has for the same words is taken over. */
export interface EmbedTask {
  readonly kind: 'embed';
  /** Where the model lies. */
  readonly folder: string;
  readonly buffer: SharedArrayBuffer;
  readonly earlier: readonly { readonly buffer: SharedArrayBuffer; readonly vectors: VectorSet }[];
}

/** What a thread that builds can be asked. */
export type BuilderTask =
  | EmbedTask
  | {
      readonly kind: 'build';
      readonly documents: readonly SearchDocument[];
      /** Indexes whose words help to take compounds apart. */
      readonly others: readonly SharedArrayBuffer[];
      readonly mark: string | undefined;
    }
  | { readonly kind: 'merge'; readonly sources: readonly MergeSource[]; readonly mark: string | undefined }
  | { readonly kind: 'begin'; readonly session: string }
  | { readonly kind: 'collect'; readonly session: string; readonly documents: readonly SearchDocument[] }
  | { readonly kind: 'pack'; readonly session: string; readonly mark: string | undefined; readonly isLast: boolean };

export type WorkerTask = ReaderTask | BuilderTask;

export interface WorkerRequest {
  readonly id: number;
  readonly task: WorkerTask;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}
