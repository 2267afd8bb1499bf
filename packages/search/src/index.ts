export { EmbeddedEngine, type EmbeddedEngineOptions, type EngineStart } from './embedded/embedded-engine';
export type { MeaningOptions } from './embedded/vector-keeper';
export { EmbeddingError } from './embedding/embedder';
export { RemoteEmbedder } from './embedding/remote-embedder';
export { sourceModelFolder } from './embedding/static-embedder';
export * from './search-engine';
