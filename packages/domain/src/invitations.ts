export type InvitationState = 'open' | 'expired' | 'revoked' | 'used-up';

/** What decides whether an invitation can still be accepted. */
export interface InvitationFacts {
  readonly expiresAt: Date | null;
  /** How many may accept it; `null` for any number. */
  readonly most: number | null;
  readonly accepted: number;
  readonly revokedAt: Date | null;
}

/** An invitation ends when it is taken back, when its time is over, or when as many have accepted it as were invited. */
export function invitationState(invitation: InvitationFacts, now: Date): InvitationState {
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.expiresAt !== null && invitation.expiresAt <= now) return 'expired';
  if (invitation.most !== null && invitation.accepted >= invitation.most) return 'used-up';
  return 'open';
}

/** At most so many invitations to one list or class are open at a time. */
export const mostOpenInvitations = 50;
