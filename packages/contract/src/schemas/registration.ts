import { z } from 'zod';
import { emailAddress, line, lines, newPassword } from './fields';

const moment = z.iso.datetime();

const schoolNumber = z.string().regex(/^\d{1,20}$/);

export const schoolLookup = z.strictObject({ number: schoolNumber });
export const foundSchool = z.object({ name: z.string() });

/** A teacher applies for an account at a school, named by its number or, where that is not known, by its name. */
export const newRegistration = z
  .strictObject({
    email: emailAddress,
    vorname: line(1, 100),
    name: line(1, 100),
    schoolNumber: schoolNumber.optional(),
    schoolName: line(2, 200).optional(),
    password: newPassword,
    message: lines(0, 1000).optional(),
  })
  .refine(({ schoolNumber: number, schoolName }) => number !== undefined || schoolName !== undefined, {
    path: ['schoolNumber'],
    error: 'The school is named by its number or its name',
  });

export const registration = z.object({
  id: z.string(),
  email: z.string(),
  vorname: z.string(),
  name: z.string(),
  /** What the applicant wrote. */
  schoolNumber: z.string(),
  schoolName: z.string(),
  message: z.string(),
  /** The school of the district that fits; null where nobody knows it yet. */
  school: z.object({ id: z.string(), name: z.string(), schoolNumber: z.string() }).nullable(),
  createdAt: moment,
  state: z.enum(['open', 'approved', 'refused']),
  reason: z.string(),
  decidedAt: moment.nullable(),
});
export type Registration = z.infer<typeof registration>;

export const registrationList = z.object({ registrations: z.array(registration) });
export const registrationFilter = z.strictObject({ state: z.enum(['open', 'decided']).default('open') });
/** A school of the own district has to be chosen where none fits what the applicant wrote. */
export const registrationApproval = z.strictObject({ schoolId: line(1, 200).optional() });
export const registrationRefusal = z.strictObject({ reason: lines(3, 1000) });
