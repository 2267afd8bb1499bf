import { looksLikeEmail } from '../../shared/email-address';

/** What the form asks for, in the order it asks; the school is named by its number or by its name. */
export interface Application {
  readonly schoolNumber: string;
  readonly schoolName: string;
  readonly vorname: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly message: string;
}
export type ApplicationField = keyof Application;
export type SchoolBy = 'schoolNumber' | 'schoolName';

export const nothingTyped: Application = {
  schoolNumber: '',
  schoolName: '',
  vorname: '',
  name: '',
  email: '',
  password: '',
  message: '',
};

export type ApplicationFault = 'missing' | 'figures' | 'invalid' | 'password';

/** Blanks come from pasting and from reading figures in groups. */
export const readSchoolNumber = (typed: string): string => typed.replace(/\s/g, '');

/** What is wrong with an application before it is sent, field by field, in the order of the form. */
export function applicationFaults(
  application: Application,
  schoolBy: SchoolBy,
  isUnfit: (password: string) => boolean,
): ReadonlyMap<ApplicationField, ApplicationFault> {
  const faults = new Map<ApplicationField, ApplicationFault>();
  const number = readSchoolNumber(application.schoolNumber);
  if (schoolBy === 'schoolName') {
    if (application.schoolName.trim().length < 2) faults.set('schoolName', 'missing');
  } else if (number === '') faults.set('schoolNumber', 'missing');
  else if (!/^\d{1,20}$/.test(number)) faults.set('schoolNumber', 'figures');
  for (const field of ['vorname', 'name', 'email'] as const) {
    if (application[field].trim() === '') faults.set(field, 'missing');
  }
  if (!faults.has('email') && !looksLikeEmail(application.email)) faults.set('email', 'invalid');
  if (isUnfit(application.password)) faults.set('password', 'password');
  return faults;
}

/** What is sent: the school by the one way that was chosen, and no empty message. */
export function applicationBody(application: Application, schoolBy: SchoolBy) {
  const { vorname, name, email, password, message } = application;
  return {
    vorname: vorname.trim(),
    name: name.trim(),
    email: email.trim(),
    password,
    ...(schoolBy === 'schoolNumber'
      ? { schoolNumber: readSchoolNumber(application.schoolNumber) }
      : { schoolName: application.schoolName.trim() }),
    ...(message.trim() && { message: message.trim() }),
  };
}
