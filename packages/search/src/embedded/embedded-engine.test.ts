import { describe, it } from 'vitest';
import { conformanceCases, meaningCases } from '../conformance';
import { sourceModelFolder } from '../embedding/static-embedder';
import { EmbeddedEngine } from './embedded-engine';

describe('the embedded search engine', () => {
  it.each(conformanceCases)('$title', ({ run }) => run(async () => new EmbeddedEngine()));
  it.each(meaningCases)('$title', ({ run }) =>
    run(async () => new EmbeddedEngine({ meaning: { modelFolder: sourceModelFolder } })),
  );
});
