import { describe, expect, it } from 'vitest';
import { isNewEnough } from './node-version.mjs';

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v22.12.0', 'v100.1.0'])('is new enough with %s', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });

  it.each(['v20.18.3', 'v20.9.0', 'v19.99.0', 'v18.20.4', 'v0.12.18'])('is too old with %s', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});
