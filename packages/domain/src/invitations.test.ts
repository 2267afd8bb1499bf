import { expect, test } from 'vitest';
import { type InvitationFacts, invitationState } from './invitations';

const now = new Date('2026-11-15T11:00:00Z');
const plain: InvitationFacts = { expiresAt: null, most: null, accepted: 0, revokedAt: null };
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each<[string, Partial<InvitationFacts>, string]>([
  ['without limits', { accepted: 999 }, 'open'],
  ['a moment before its end', { expiresAt: at(1) }, 'open'],
  ['at its end', { expiresAt: now }, 'expired'],
  ['with one acceptance left', { most: 3, accepted: 2 }, 'open'],
  ['with none left', { most: 3, accepted: 3 }, 'used-up'],
  ['that is over and used up', { expiresAt: at(-1), most: 1, accepted: 1 }, 'expired'],
  ['that was taken back, whatever else', { revokedAt: at(-9), expiresAt: at(-1), most: 1, accepted: 1 }, 'revoked'],
])('an invitation %s is %s', (_, facts, state) => {
  expect(invitationState({ ...plain, ...facts }, now)).toBe(state);
});
