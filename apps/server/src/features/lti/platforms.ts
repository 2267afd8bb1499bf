import type { CallAnswer } from '@mediathek/contract';
import { type Database, isUniqueViolation } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import { type NewPlatform, type Platform, platformRepository } from './platform-repository';
import { RegistrationFailedError, registerAt, type ToolAddresses } from './register-at-platform';
import { hashOf, newSecret } from './secrets';

interface Dependencies {
  database: Database;
  clock: () => Date;
  /** Where the portal itself is secure, platforms have to be. */
  isSecure: boolean;
  tool: ToolAddresses;
  registerUrl: string;
}

type Shown = CallAnswer<'POST /api/v1/admin/lti/platforms'>;
type Entered = Omit<NewPlatform, 'districtId'>;

const invitationMs = 24 * 3_600_000;

const shown = ({ createdAt, districtId: _, ...platform }: Platform): Shown => ({
  ...platform,
  createdAt: createdAt.toISOString(),
});

const wrong = (parameter: string, detail: string) =>
  new Problem('invalid-request', { errors: [{ parameter, detail }] });

/** Learning platforms, looked after by the district's administrators; or by themselves, with an invitation. */
export const platformService = ({ database, clock, isSecure, tool, registerUrl }: Dependencies) => {
  const platforms = platformRepository(database.queries);
  const isAllowed = (url: string): boolean => url.startsWith('https:') || !isSecure;

  async function check(platform: Pick<Entered, 'schoolId'> & Partial<Entered>, districtId: string): Promise<void> {
    for (const name of ['authUrl', 'tokenUrl', 'jwksUrl'] as const) {
      if (!isAllowed(platform[name] ?? 'https:')) throw wrong(name, 'Must begin with https');
    }
    const { schoolId } = platform;
    if (schoolId !== null && !(await platforms.hasSchool(schoolId, districtId)))
      throw wrong('schoolId', 'No school of the district');
  }

  /** A platform and the portal's id there belong to one district. */
  async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('conflict') : error;
    }
  }

  async function load(id: string): Promise<Shown> {
    const platform = await platforms.find(id);
    if (!platform) throw new Problem('not-found');
    return shown(platform);
  }

  return {
    async list(districtId: string): Promise<CallAnswer<'GET /api/v1/admin/lti/platforms'>> {
      return { platforms: (await platforms.listOfDistrict(districtId)).map(shown), tool };
    },

    async add(entered: Entered, districtId: string): Promise<Shown> {
      await check(entered, districtId);
      const add = () =>
        database.queries
          .transaction()
          .execute((within) => platformRepository(within).add({ ...entered, districtId }, clock()));
      return load(await unlessTaken(add));
    },

    async change(id: string, entered: Entered, districtId: string): Promise<Shown> {
      await check(entered, districtId);
      const change = () =>
        database.queries
          .transaction()
          .execute((within) => platformRepository(within).update(id, { ...entered, districtId }));
      if (!(await unlessTaken(change))) throw new Problem('not-found');
      return load(id);
    },

    async remove(id: string, districtId: string): Promise<void> {
      if (!(await platforms.remove(id, districtId))) throw new Problem('not-found');
    },

    async invite(invitation: { name: string; schoolId: string | null }, districtId: string) {
      await check(invitation, districtId);
      const token = newSecret();
      const expiresAt = new Date(clock().getTime() + invitationMs);
      await platforms.invite(hashOf(token), { ...invitation, districtId }, clock(), expiresAt);
      return { url: `${registerUrl}?invitation=${token}`, expiresAt: expiresAt.toISOString() };
    },

    /** A platform that brings an invitation is asked about itself and told about the portal. */
    async register(given: {
      invitation: string;
      openid_configuration: string;
      registration_token?: string | undefined;
    }) {
      const token = hashOf(given.invitation);
      if (!(await platforms.isInvited(token, clock()))) throw new Problem('token-invalid');
      const found = await registerAt(given, { tool, isAllowed }).catch((error: unknown) => {
        if (error instanceof RegistrationFailedError) throw wrong('openid_configuration', error.message);
        throw error;
      });
      await unlessTaken(() =>
        database.queries.transaction().execute(async (within) => {
          const repository = platformRepository(within);
          const invitation = await repository.takeInvitation(token, clock());
          if (!invitation) throw new Problem('token-invalid');
          await repository.add({ ...found, ...invitation }, clock());
        }),
      );
    },
  };
};

export type PlatformService = ReturnType<typeof platformService>;
