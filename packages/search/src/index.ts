export { DotProducts } from './embedded/dot-products';
export { EmbeddedEngine, type EmbeddedEngineOptions, type EngineStart } from './embedded/embedded-engine';
export type { MeaningOptions } from './embedded/vector-keeper';
export { openVectors, VectorWriter } from './embedded/vector-set';
export { type Embedder, EmbeddingError } from './embedding/embedder';
export { RemoteEmbedder } from './embedding/remote-embedder';
export { loadStaticEmbedder, sourceModelFolder } from './embedding/static-embedder';
export * from './search-engine';
