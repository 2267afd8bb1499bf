import { expect, it } from 'vitest';
import { deletionDue, deletionRequestedBefore } from './account-deletion';

it('an account is deleted two weeks after its person asked for it', () => {
  const asked = new Date('2026-11-15T11:00:00Z');
  expect(deletionDue(asked).toISOString()).toBe('2026-11-29T11:00:00.000Z');
  expect(deletionRequestedBefore(deletionDue(asked))).toEqual(asked);
});
