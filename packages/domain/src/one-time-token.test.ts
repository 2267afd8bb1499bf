import { expect, it } from 'vitest';
import { oneTimeTokenEnd } from './one-time-token';

it.each([
  ['password-reset', '2026-11-15T11:30:00.000Z'],
  ['registration-confirmation', '2026-11-16T11:00:00.000Z'],
  ['email-change', '2026-11-16T11:00:00.000Z'],
] as const)('a link for %s works until %s', (purpose, end) => {
  expect(oneTimeTokenEnd(purpose, new Date('2026-11-15T11:00:00Z')).toISOString()).toBe(end);
});
