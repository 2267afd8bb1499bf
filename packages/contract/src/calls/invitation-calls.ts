import { z } from 'zod';
import { acceptance, invitationSummary, invitationView, newInvitation } from '../schemas/lists';
import type { Call } from './call';

const invitation = z.strictObject({ id: z.uuid() });

/** Invitations to a list or a class: made by a teacher, followed by whoever has the link. */
export const invitationCalls = {
  'GET /api/v1/invitations': {
    summary: 'The invitations to a list or class, for those who may invite',
    access: 'teacher',
    query: z.strictObject({ listId: z.uuid().optional(), classId: z.uuid().optional() }),
    answer: { json: z.object({ items: z.array(invitationSummary) }) },
    problems: ['invalid-request', 'not-found'],
  },
  'POST /api/v1/invitations': {
    summary: 'Invites to a list or a class',
    access: 'teacher',
    body: newInvitation,
    answer: { json: invitationSummary },
    problems: ['not-found', 'limit-reached'],
  },
  'DELETE /api/v1/invitations/{id}': {
    summary: 'Takes an invitation back; what was accepted stays accepted',
    access: 'teacher',
    params: invitation,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'GET /api/v1/invitations/{id}': {
    summary: 'Who offers what, and what this visitor can do with it',
    access: 'public',
    passesWall: 'Whoever has the link may be a guest or of another school',
    params: invitation,
    query: z.strictObject({}),
    answer: { json: invitationView },
    problems: ['not-found'],
  },
  'POST /api/v1/invitations/{id}/accept': {
    summary: 'Accepts an invitation: a list as reference or copy, or membership of a class',
    access: 'signed-in',
    passesWall: 'Whoever has the link may be of another school',
    params: invitation,
    body: acceptance,
    answer: { json: invitationView },
    problems: ['not-found', 'invitation-closed', 'limit-reached'],
  },
} as const satisfies Record<string, Call>;
