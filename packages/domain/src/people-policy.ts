import type { UserInfo } from './user';

/** Whoever administers, with where they do. */
export interface Administrator {
  readonly id: string;
  readonly districtId: string;
  readonly user: Pick<UserInfo, 'role' | 'school_admin' | 'district_admin' | 'school_id'>;
}

/** Somebody with an account, as far as the rules of administration look at them. */
export interface AdministeredPerson {
  readonly id: string;
  readonly districtId: string;
  readonly schoolId: string | null;
  readonly role: 'L' | 'S';
  readonly school_admin: 0 | 1 | 2;
  readonly district_admin: 0 | 1;
  readonly isDisabled: boolean;
  /** Whether mail reaches them and they sign in with a password. */
  readonly canBeSentReset: boolean;
}

/** What makes up somebody's rights. */
export type PersonRoles = Pick<AdministeredPerson, 'role' | 'school_admin' | 'district_admin'>;

/** Which people, schools and events somebody administers, as a row filter: a district's, one school's, or none. */
export type AdminScope =
  | { readonly kind: 'district'; readonly districtId: string }
  | { readonly kind: 'school'; readonly districtId: string; readonly schoolId: string }
  | { readonly kind: 'none' };

/** What an administrator may do with one person. */
export interface PersonRights {
  readonly changeRoles: boolean;
  readonly grantDistrict: boolean;
  readonly move: boolean;
  readonly setBorrowerCode: boolean;
  readonly disable: boolean;
  readonly enable: boolean;
  readonly sendReset: boolean;
  readonly endSessions: boolean;
}

/** Why a change of rights is refused. */
export type RolesRefusal = 'not-allowed' | 'district-rights' | 'pupil-administers' | 'own-last-right';

/** District administrators look after their whole district, school administrators after their own school, nobody else after anybody. */
export function adminScope({ districtId, user }: Administrator): AdminScope {
  if (districtId === '') return { kind: 'none' };
  if (user.district_admin === 1) return { kind: 'district', districtId };
  if (user.school_admin !== 0 && user.school_id !== '') return { kind: 'school', districtId, schoolId: user.school_id };
  return { kind: 'none' };
}

/** The same filter for one object: what lies outside does not exist for this administrator. */
export function isInAdminScope(
  scope: AdminScope,
  { districtId, schoolId }: { districtId: string; schoolId: string | null },
): boolean {
  if (scope.kind === 'none' || scope.districtId !== districtId) return false;
  return scope.kind === 'district' || scope.schoolId === schoolId;
}

const nothing: PersonRights = {
  changeRoles: false,
  grantDistrict: false,
  move: false,
  setBorrowerCode: false,
  disable: false,
  enable: false,
  sendReset: false,
  endSessions: false,
};

/**
 * Nobody shuts themselves out, and a school's administrators leave those of the district alone. From one school to another
 * people are moved by the district, which looks after both. Borrower codes are for adults: pupils borrow nothing themselves.
 */
export function personRights(administrator: Administrator, person: AdministeredPerson): PersonRights {
  const scope = adminScope(administrator);
  if (!isInAdminScope(scope, person)) return nothing;
  if (scope.kind === 'school' && person.district_admin === 1) return nothing;
  const isOneself = administrator.id === person.id;
  return {
    changeRoles: true,
    grantDistrict: scope.kind === 'district',
    move: scope.kind === 'district' && !isOneself,
    setBorrowerCode: person.role === 'L',
    disable: !person.isDisabled && !isOneself,
    enable: person.isDisabled,
    sendReset: person.canBeSentReset && !person.isDisabled,
    endSessions: !isOneself,
  };
}

const administers = ({ school_admin, district_admin }: PersonRoles): boolean =>
  school_admin !== 0 || district_admin === 1;

/**
 * Only adults administer; only a district's administrators give or take rights in the district; nobody takes away the last
 * right to administer that they have themselves.
 */
export function refuseRoles(
  administrator: Administrator,
  person: AdministeredPerson,
  wished: PersonRoles,
): RolesRefusal | undefined {
  const rights = personRights(administrator, person);
  if (!rights.changeRoles) return 'not-allowed';
  if (wished.district_admin !== person.district_admin && !rights.grantDistrict) return 'district-rights';
  if (wished.role === 'S' && administers(wished)) return 'pupil-administers';
  if (administrator.id === person.id && !administers(wished)) return 'own-last-right';
  return undefined;
}

/** Schools are made, renamed, archived and brought back by the district; a school's administrators see their own. */
export function schoolRights(
  administrator: Administrator,
  school: { districtId: string; isArchived: boolean },
): { edit: boolean; archive: boolean; restore: boolean } {
  const scope = adminScope(administrator);
  const isOwn = scope.kind === 'district' && scope.districtId === school.districtId;
  return { edit: isOwn, archive: isOwn && !school.isArchived, restore: isOwn && school.isArchived };
}

/** Learning platforms are a district's, also where one school alone works with them: its administrators look after them. */
export function platformRights(
  administrator: Administrator,
  platform: { districtId: string; isDisabled: boolean },
): { change: boolean; disable: boolean; enable: boolean; remove: boolean } {
  const scope = adminScope(administrator);
  const isOwn = scope.kind === 'district' && scope.districtId === platform.districtId;
  return { change: isOwn, disable: isOwn && !platform.isDisabled, enable: isOwn && platform.isDisabled, remove: isOwn };
}
