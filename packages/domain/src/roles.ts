import type { CurrentConfig, FrontendConfig } from './frontend-config';
import { isMediaCentre, isPublisher } from './frontend-config';
import type { Visitor } from './routes/route-access';
import type { CurrentUser } from './user';
import { isDistrictAdmin, isSchoolAdmin, isTeacher } from './user';

/** Who a call is for; what exactly a person sees through it follows from policies on the data. */
export type Access =
  | 'public'
  | 'search'
  | 'vector-search'
  | 'catalogue'
  | 'external-search'
  | 'registration'
  | 'password-reset'
  | 'password-change'
  | 'guest-media-centre'
  | 'linked-accounts'
  | 'signed-in'
  | 'teacher'
  | 'staff'
  | 'school-admin'
  | 'district-admin';

export type Role = 'guest' | 'pupil' | 'teacher' | 'schoolAdmin' | 'schoolAdminSimple' | 'districtAdmin';

export type CallDecision = 'allow' | 'unauthenticated' | 'forbidden';

const everyone = ['public', 'registration', 'password-reset'] as const;
const ofAll = [
  'search',
  'vector-search',
  'catalogue',
  'external-search',
  'guest-media-centre',
  'password-change',
  'linked-accounts',
  'signed-in',
] as const;
const signedIn = [...everyone, ...ofAll] as const;

// The simple view hides pages, it takes no right away. A district administrator does for every school what the school's
// administrator does for one; teaching stays with teachers.
const rights: Readonly<Record<Role, readonly Access[]>> = {
  guest: everyone,
  pupil: signedIn,
  teacher: [...signedIn, 'staff', 'teacher'],
  schoolAdmin: [...signedIn, 'staff', 'school-admin'],
  schoolAdminSimple: [...signedIn, 'staff', 'school-admin'],
  districtAdmin: [...signedIn, 'staff', 'school-admin', 'district-admin'],
};

/** A person is a teacher or a pupil and may be an administrator besides; whoever is not signed in is a guest. */
export function rolesOf(user: CurrentUser): readonly Role[] {
  if (user === false) return ['guest'];
  const roles: Role[] = [isTeacher(user) ? 'teacher' : 'pupil'];
  if (isSchoolAdmin(user)) roles.push(user.school_admin === 2 ? 'schoolAdminSimple' : 'schoolAdmin');
  if (isDistrictAdmin(user)) roles.push('districtAdmin');
  return roles;
}

/** What the operator has not switched on, or has sent elsewhere. */
const switches: Partial<Record<Access, (config: FrontendConfig) => boolean>> = {
  search: (config) => !config.DisableSearch,
  'vector-search': (config) => config.VectorSearch,
  catalogue: (config) => config.Katalog,
  'external-search': (config) => config.ExternSearch,
  registration: (config) => config.AllowRegister,
  'password-reset': (config) => config.PasswordResetURL === '',
  'password-change': (config) => !config.DisableAccountChangePW,
  'linked-accounts': isPublisher,
};

/** What the operator switched off answers nobody, signed in or not. */
function isSwitchedOff(access: Access, config: CurrentConfig): boolean {
  return config !== false && switches[access]?.(config) === false;
}

/** A guest who may not make a call is asked to sign in; a signed-in person who may not is refused. */
export function mayCall(access: Access, { config, user }: Visitor): CallDecision {
  if (isSwitchedOff(access, config)) return 'forbidden';
  if (rolesOf(user).some((role) => rights[role].includes(access))) return 'allow';
  if (user !== false) return 'forbidden';
  if (config === false) return 'unauthenticated';
  const guestSearch = (access === 'search' || access === 'vector-search') && config.SearchNotLoggedIn;
  const guestMediaCentre = access === 'guest-media-centre' && isMediaCentre(config);
  const isOpen = access === 'catalogue' || guestSearch || guestMediaCentre;
  return isOpen ? 'allow' : 'unauthenticated';
}
