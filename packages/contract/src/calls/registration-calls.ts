import { z } from 'zod';
import { tokenConfirmation } from '../schemas/account';
import {
  foundSchool,
  newRegistration,
  registrationApproval,
  registrationFilter,
  registrationList,
  registrationRefusal,
  schoolLookup,
} from '../schemas/registration';
import type { Call } from './call';

const one = z.strictObject({ id: z.uuid() });

/** Applying for an account, and the decision of the school or the media centre. */
export const registrationCalls = {
  'GET /api/v1/schools/lookup': {
    summary: 'The name of the school with exactly this number',
    access: 'registration',
    passesWall: 'Nobody has signed in yet',
    query: schoolLookup,
    answer: { json: foundSchool },
    problems: ['not-found', 'too-many-requests'],
  },
  'POST /api/v1/register': {
    summary: 'Applies for an account; the answer is the same whether the address is known or not',
    access: 'registration',
    passesWall: 'Nobody has signed in yet',
    body: newRegistration,
    answer: { empty: true },
    problems: ['password-unfit', 'too-many-requests'],
  },
  'POST /api/v1/register/confirm': {
    summary: 'Confirms the e-mail address of an application',
    access: 'registration',
    passesWall: 'Nobody has signed in yet',
    body: tokenConfirmation,
    answer: { empty: true },
    problems: ['token-invalid', 'too-many-requests'],
  },
  'GET /api/v1/admin/registrations': {
    summary:
      'Applications of the own district or school with a confirmed address: open ones, oldest first, or decided ones',
    access: 'school-admin',
    query: registrationFilter,
    answer: { json: registrationList },
  },
  'POST /api/v1/admin/registrations/{id}/approve': {
    summary: 'Makes the account; the applicant gets mail',
    access: 'school-admin',
    params: one,
    body: registrationApproval,
    answer: { empty: true },
    problems: ['not-found', 'conflict'],
  },
  'POST /api/v1/admin/registrations/{id}/refuse': {
    summary: 'Refuses an application; the applicant gets mail with the reason',
    access: 'school-admin',
    params: one,
    body: registrationRefusal,
    answer: { empty: true },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Call>;
