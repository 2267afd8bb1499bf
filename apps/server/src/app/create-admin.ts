import { randomUUID } from 'node:crypto';
import { passwordFault } from '@mediathek/domain';
import { isCommonPassword } from '../adapters/common-passwords';
import type { Database } from '../adapters/database/database';
import { hashPassword } from '../adapters/passwords';
import { schoolRepository } from '../features/schools/repository';
import { userRepository } from '../features/users/repository';

export interface NewAdmin {
  email: string;
  givenName: string;
  familyName: string;
  password: string;
  /** The district's id or name; a new one of that name where there is none yet. */
  district?: string | undefined;
}

/** Why an administrator cannot be made, in one sentence for whoever sits at the terminal. */
export class AdminRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdminRefusedError';
  }
}

const faults = {
  'too-short': 'The password must have at least 8 characters.',
  'too-long': 'The password must have at most 128 characters.',
  common: 'This password is one of those that everybody tries first; choose another.',
} as const;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'district';

/** The district that was named, the only one, or a new one where there is none. */
async function districtFor(schools: ReturnType<typeof schoolRepository>, wished: string | undefined): Promise<string> {
  const districts = await schools.listDistricts();
  if (districts.length === 0) {
    const name = wished ?? 'Medienzentrum';
    await schools.addDistrict({ id: slugOf(name), name, mediatheks: [] });
    return slugOf(name);
  }
  const found = districts.filter(({ id, name }) => wished === undefined || wished === id || wished === name);
  const [only, second] = found;
  if (only && !second) return only.id;
  const known = districts.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new AdminRefusedError(`Name the district with --district; there are ${known}.`);
}

/** Makes an administrator of a district, who can then do everything else in the portal; gives the district's id. */
export async function createAdmin(database: Database, admin: NewAdmin): Promise<string> {
  const fault = passwordFault(admin.password, isCommonPassword);
  if (fault) throw new AdminRefusedError(faults[fault]);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(admin.email))
    throw new AdminRefusedError(`${admin.email || 'Nothing'} is no e-mail address.`);
  if (!admin.familyName) throw new AdminRefusedError('The name is missing.');
  const passwordHash = await hashPassword(admin.password);
  return database.queries.transaction().execute(async (within) => {
    const users = userRepository(within);
    if (await users.isEmailTaken(admin.email))
      throw new AdminRefusedError(`There is an account with the address ${admin.email} already.`);
    const districtId = await districtFor(schoolRepository(within), admin.district);
    await users.add({
      id: randomUUID(),
      role: 'L',
      districtId,
      schoolId: null,
      email: admin.email,
      passwordHash,
      givenName: admin.givenName,
      familyName: admin.familyName,
      districtAdmin: 1,
    });
    return districtId;
  });
}
