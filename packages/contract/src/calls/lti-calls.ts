import { z } from 'zod';
import {
  ltiChoice,
  ltiCode,
  ltiInvitation,
  ltiKeys,
  ltiLaunch,
  ltiLogin,
  ltiPlatform,
  ltiPlatformFilter,
  ltiPlatforms,
  ltiRegistration,
  ltiSearch,
  ltiSession,
  ltiSessionUse,
  newLtiInvitation,
  newLtiPlatform,
} from '../schemas/lti';
import { mediaDetail } from '../schemas/media';
import { searchResult } from '../schemas/media-search';
import type { Call } from './call';

const one = z.strictObject({ id: z.uuid() });

/** Learning platforms (LTI 1.3): beginning, launching, choosing media for a course, and looking after platforms. */
export const ltiCalls = {
  'GET /api/v1/lti/login': {
    summary: 'A learning platform announces somebody; leads back to the platform for its signed message',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    query: ltiLogin,
    answer: { redirect: true },
  },
  'POST /api/v1/lti/login': {
    summary: 'The same, as a form',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    body: ltiLogin,
    answer: { redirect: true },
    fromOutside: true,
  },
  'POST /api/v1/lti/launch': {
    summary:
      'Takes the platform’s signed message; leads to the embedded page with a code, or to a page that says why not',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    body: ltiLaunch,
    answer: { redirect: true },
    fromOutside: true,
  },
  'GET /api/v1/lti/jwks.json': {
    summary: 'The public keys by which platforms know our messages',
    access: 'public',
    answer: { json: ltiKeys },
  },
  'POST /api/v1/lti/session': {
    summary: 'The embedded page exchanges the code of a launch, once, for its session',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    body: ltiCode,
    answer: { json: ltiSession },
    problems: ['token-invalid'],
    fromOutside: true,
  },
  'POST /api/v1/lti/medium': {
    summary: 'The one medium that was launched, with its files',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    body: ltiSessionUse,
    answer: { json: mediaDetail },
    problems: ['not-signed-in', 'not-found', 'forbidden'],
    fromOutside: true,
  },
  'POST /api/v1/lti/search': {
    summary: 'Searches what the platform’s teachers may use, while somebody chooses media for a course',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    body: ltiSearch,
    answer: { json: searchResult },
    problems: ['not-signed-in', 'forbidden', 'unavailable', 'too-many-requests'],
    fromOutside: true,
  },
  'POST /api/v1/lti/deep-linking': {
    summary: 'Hands the chosen media to the course: a page that sends the signed answer to the platform',
    access: 'public',
    passesWall: 'The learning platform says for which school',
    body: ltiChoice,
    answer: { html: true },
    problems: ['not-signed-in', 'not-found', 'forbidden'],
    fromOutside: true,
  },
  'GET /api/v1/lti/register': {
    summary: 'A platform registers itself with an invitation (dynamic registration)',
    access: 'public',
    passesWall: 'The invitation says for which district',
    query: ltiRegistration,
    answer: { html: true },
    problems: ['token-invalid', 'conflict'],
  },
  'GET /api/v1/admin/lti/platforms': {
    summary: 'The learning platforms of the own district, and what to enter there',
    access: 'district-admin',
    query: ltiPlatformFilter,
    answer: { json: ltiPlatforms },
  },
  'POST /api/v1/admin/lti/platforms': {
    summary: 'Adds a learning platform',
    access: 'district-admin',
    body: newLtiPlatform,
    answer: { json: ltiPlatform },
    problems: ['conflict'],
  },
  'PUT /api/v1/admin/lti/platforms/{id}': {
    summary: 'Changes a learning platform of the own district',
    access: 'district-admin',
    params: one,
    body: newLtiPlatform,
    answer: { json: ltiPlatform },
    problems: ['not-found', 'conflict'],
  },
  'POST /api/v1/admin/lti/platforms/{id}/disable': {
    summary: 'Lets nobody in from a learning platform any more, and ends what is open there',
    access: 'district-admin',
    params: one,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/lti/platforms/{id}/enable': {
    summary: 'Lets people in from a learning platform again',
    access: 'district-admin',
    params: one,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'DELETE /api/v1/admin/lti/platforms/{id}': {
    summary: 'Removes a learning platform; what was put into its courses no longer opens',
    access: 'district-admin',
    params: one,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/lti/platforms/{id}/restore': {
    summary: 'Brings a removed learning platform back, within a month, with everything in its courses',
    access: 'district-admin',
    params: one,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/lti/keys': {
    summary:
      'Signs with a new key from now on, once a day at most; platforms still read what the one before has signed',
    access: 'district-admin',
    answer: { empty: true },
    problems: ['conflict'],
  },
  'POST /api/v1/admin/lti/invitations': {
    summary: 'An address with which a platform can register itself, once, within a day',
    access: 'district-admin',
    body: newLtiInvitation,
    answer: { json: ltiInvitation },
  },
} as const satisfies Record<string, Call>;
