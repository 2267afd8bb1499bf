import { z } from 'zod';
import { line } from './fields';
import { listPart } from './schools';

const moment = z.iso.datetime();

const roles = {
  role: z.enum(['L', 'S']),
  school_admin: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  district_admin: z.union([z.literal(0), z.literal(1)]),
};

/** Somebody with an account of their own, as administrators see them. Pupils with an access code are their teachers' business. */
export const administeredPerson = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string(),
  vorname: z.string(),
  name: z.string(),
  ...roles,
  school: z.object({ id: z.string(), name: z.string() }).nullable(),
  borrowerCode: z.string(),
  disabledAt: moment.nullable(),
  createdAt: moment,
  isOneself: z.boolean(),
  rights: z.object({
    changeRoles: z.boolean(),
    grantDistrict: z.boolean(),
    move: z.boolean(),
    setBorrowerCode: z.boolean(),
    disable: z.boolean(),
    enable: z.boolean(),
    sendReset: z.boolean(),
    endSessions: z.boolean(),
  }),
});
export type PersonInOffice = z.infer<typeof administeredPerson>;

export const peopleFilter = z.strictObject({
  q: line(0, 100).default(''),
  school: line(1, 200).optional(),
  role: z.enum(['all', 'teacher', 'pupil', 'school-admin', 'district-admin']).default('all'),
  state: z.enum(['all', 'active', 'disabled']).default('all'),
  ...listPart,
});
export const peopleList = z.object({ total: z.int(), offset: z.int(), people: z.array(administeredPerson) });
export type PeopleList = z.infer<typeof peopleList>;

export const rolesChange = z.strictObject(roles);
/** As on the card of the lending desk; empty where somebody has none. */
export const borrowerCodeChange = z.strictObject({ borrowerCode: line(0, 40) });

export const schoolChange = z.strictObject({ schoolId: line(1, 200) });
