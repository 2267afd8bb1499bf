import { describe, it } from 'vitest';
import { conformanceCases } from '../conformance';
import { EmbeddedEngine } from './embedded-engine';

describe('the embedded search engine', () => {
  it.each(conformanceCases)('$title', ({ run }) => run(async () => new EmbeddedEngine()));
});
