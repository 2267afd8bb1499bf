import { expect } from 'vitest';

/** Looks again and again, as a person would; a busy machine gets its time. */
export const eventually = <Seen>(look: () => Seen | Promise<Seen>) =>
  expect.poll(look, { timeout: 15_000, interval: 30 });
