export { EmbeddedEngine, type EmbeddedEngineOptions, type EngineStart } from './embedded/embedded-engine';
export * from './search-engine';
