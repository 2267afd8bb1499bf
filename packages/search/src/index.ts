export * from './search-engine';
