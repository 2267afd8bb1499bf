import type {
  FacetQuery,
  SearchDocument,
  SearchQuery,
  SelectionQuery,
  SimilarQuery,
  SuggestQuery,
} from '../search-engine';
import type { Bitset } from './bitset';

/** A view as it is handed to the threads that search: the memory itself is shared. */
export interface PublishedView {
  readonly id: string;
  readonly parts: readonly {
    readonly segmentId: string;
    readonly buffer: SharedArrayBuffer;
    readonly deleted: Bitset | undefined;
  }[];
}

/** What a thread that searches can be asked. */
export type ReaderTask =
  | { readonly kind: 'publish'; readonly view: PublishedView; readonly keep: readonly string[] }
  | { readonly kind: 'search'; readonly query: SearchQuery }
  | { readonly kind: 'facets'; readonly query: FacetQuery }
  | { readonly kind: 'suggest'; readonly query: SuggestQuery }
  | { readonly kind: 'similar'; readonly query: SimilarQuery }
  | { readonly kind: 'didYouMean'; readonly query: SelectionQuery };

export interface MergeSource {
  readonly buffer: SharedArrayBuffer;
  readonly deleted: Bitset | undefined;
}

/** What a thread that builds can be asked. */
export type BuilderTask =
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
