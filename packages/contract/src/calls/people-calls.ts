import { z } from 'zod';
import { line } from '../schemas/fields';
import {
  administeredPerson,
  borrowerCodeChange,
  peopleFilter,
  peopleList,
  rolesChange,
  schoolChange,
} from '../schemas/people';
import { importOrder, importPreview, importRequest, importResult } from '../schemas/people-import';
import {
  auditFilter,
  auditList,
  madeSchool,
  schoolChoices,
  schoolData,
  schoolFilter,
  schoolList,
} from '../schemas/schools';
import type { Call } from './call';

const onePerson = z.strictObject({ id: z.uuid() });
const oneSchool = z.strictObject({ id: line(1, 200) });

/** Administration of schools and people: a district's administrators for all of it, a school's for their own. */
export const peopleCalls = {
  'GET /api/v1/admin/schools': {
    summary: 'Schools of the own district, or the own school',
    access: 'school-admin',
    query: schoolFilter,
    answer: { json: schoolList },
  },
  'GET /api/v1/admin/schools/choices': {
    summary: 'The same for choosing one: running schools by name',
    access: 'school-admin',
    answer: { json: schoolChoices },
  },
  'POST /api/v1/admin/schools': {
    summary: 'Adds a school to the own district',
    access: 'district-admin',
    body: schoolData,
    answer: { json: madeSchool },
    problems: ['number-taken'],
  },
  'PUT /api/v1/admin/schools/{id}': {
    summary: 'Changes the name and number of a school',
    access: 'district-admin',
    params: oneSchool,
    body: schoolData,
    answer: { empty: true },
    problems: ['not-found', 'number-taken'],
  },
  'POST /api/v1/admin/schools/{id}/archive': {
    summary: 'Takes a school out of every choice; its accounts stay as they are',
    access: 'district-admin',
    params: oneSchool,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/schools/{id}/restore': {
    summary: 'Brings an archived school back',
    access: 'district-admin',
    params: oneSchool,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'GET /api/v1/admin/people': {
    summary: 'People with an account of their own, in the own district or school',
    access: 'school-admin',
    query: peopleFilter,
    answer: { json: peopleList },
  },
  'GET /api/v1/admin/people/{id}': {
    summary: 'One of them',
    access: 'school-admin',
    params: onePerson,
    answer: { json: administeredPerson },
    problems: ['not-found'],
  },
  'PUT /api/v1/admin/people/{id}/roles': {
    summary: 'Changes what somebody may do; they sign in again',
    access: 'school-admin',
    params: onePerson,
    body: rolesChange,
    answer: { empty: true },
    problems: ['not-found', 'own-rights', 'last-administrator'],
  },
  'PUT /api/v1/admin/people/{id}/school': {
    summary: 'Moves somebody to another school of the district; rights, classes and places at the one before end',
    access: 'district-admin',
    params: onePerson,
    body: schoolChange,
    answer: { empty: true },
    problems: ['not-found', 'own-rights'],
  },
  'PUT /api/v1/admin/people/{id}/borrower-code': {
    summary: 'Gives an adult the code of the lending desk, which the sign-in asks for where that is switched on',
    access: 'school-admin',
    params: onePerson,
    body: borrowerCodeChange,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/people/{id}/disable': {
    summary: 'Shuts an account and ends its sessions',
    access: 'school-admin',
    params: onePerson,
    answer: { empty: true },
    problems: ['not-found', 'own-rights', 'last-administrator'],
  },
  'POST /api/v1/admin/people/{id}/enable': {
    summary: 'Opens a shut account again',
    access: 'school-admin',
    params: onePerson,
    answer: { empty: true },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/people/{id}/password-reset': {
    summary: 'Sends somebody the link to a new password',
    access: 'school-admin',
    params: onePerson,
    answer: { empty: true },
    problems: ['not-found', 'conflict', 'too-many-requests'],
  },
  'DELETE /api/v1/admin/people/{id}/sessions': {
    summary: 'Signs somebody out everywhere',
    access: 'school-admin',
    params: onePerson,
    answer: { empty: true },
    problems: ['not-found', 'own-rights'],
  },
  'POST /api/v1/admin/import/preview': {
    summary: 'Says what a file of people or classes would create, change and refuse, line by line; changes nothing',
    access: 'school-admin',
    body: importRequest,
    answer: { json: importPreview },
    problems: ['not-found'],
  },
  'POST /api/v1/admin/import': {
    summary: 'Carries out what was shown, all of it or nothing',
    access: 'school-admin',
    body: importOrder,
    answer: { json: importResult },
    problems: ['not-found', 'conflict'],
  },
  'GET /api/v1/admin/audit': {
    summary: 'What was administered in the own district or school, latest first',
    access: 'school-admin',
    query: auditFilter,
    answer: { json: auditList },
    problems: ['not-found'],
  },
} as const satisfies Record<string, Call>;
