import type { CallAnswer } from '@mediathek/contract';
import { type Administrator, type AuditAction, platformRights } from '@mediathek/domain';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import type { RecordAudit } from '../../audit/record-audit';
import { administratorOf } from '../../http/administrator';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { type NewPlatform, type Platform, platformRepository } from './platform-repository';
import { RegistrationFailedError, registerAt, type ToolAddresses } from './register-at-platform';
import { hashOf, newSecret } from './secrets';
import type { ToolKeys } from './tool-keys';

interface Dependencies {
  database: Database;
  clock: () => Date;
  recordAudit: RecordAudit;
  toolKeys: Pick<ToolKeys, 'state' | 'rotate'>;
  isRunningSchool(place: { districtId: string; schoolId: string }, within: Queries): Promise<boolean>;
  /** Where the portal itself is secure, platforms have to be. */
  isSecure: boolean;
  tool: ToolAddresses;
  registerUrl: string;
}

type Shown = CallAnswer<'POST /api/v1/admin/lti/platforms'>;
type Entered = Omit<NewPlatform, 'districtId'>;

const invitationMs = 24 * 3_600_000;

const show = (by: Administrator, { createdAt, disabledAt, districtId, ...platform }: Platform): Shown => ({
  ...platform,
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
  rights: platformRights(by, { districtId, isDisabled: disabledAt !== null }),
});

const wrong = (parameter: string, detail: string) =>
  new Problem('invalid-request', { errors: [{ parameter, detail }] });

/** What of a platform differs, by name. */
const changedFields = (before: Platform, after: Entered): string[] =>
  (Object.keys(after) as (keyof Entered)[]).filter(
    (name) => String([before[name]].flat().sort()) !== String([after[name]].flat().sort()),
  );

/** Learning platforms, looked after by the district's administrators; or by themselves, with an invitation. */
export const platformService = (dependencies: Dependencies) => {
  const { database, clock, recordAudit, toolKeys, isRunningSchool, isSecure, tool, registerUrl } = dependencies;
  const platforms = platformRepository(database.queries);
  const isAllowed = (url: string): boolean => url.startsWith('https:') || !isSecure;

  async function check(platform: Pick<Entered, 'schoolId'> & Partial<Entered>, districtId: string): Promise<void> {
    for (const name of ['authUrl', 'tokenUrl', 'jwksUrl'] as const) {
      if (!isAllowed(platform[name] ?? 'https:')) throw wrong(name, 'Must begin with https');
    }
    const { schoolId } = platform;
    if (schoolId !== null && !(await isRunningSchool({ districtId, schoolId }, database.queries)))
      throw wrong('schoolId', 'No school of the district');
  }

  /** A platform and the portal's id there belong to one district. */
  async function inOneGo<T>(work: (within: Queries) => Promise<T>): Promise<T> {
    try {
      return await database.queries.transaction().execute(work);
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('conflict') : error;
    }
  }

  async function ownIn(within: Queries, id: string, { districtId }: Administrator): Promise<Platform> {
    const found = await platformRepository(within).findOwn(id, districtId);
    if (!found) throw new Problem('not-found');
    return found;
  }

  const note = (
    within: Queries,
    { id: actorId, districtId }: Administrator,
    action: AuditAction,
    { id, schoolId, fields }: { id: string; schoolId: string | null; fields?: readonly string[] },
  ) => recordAudit(within, { districtId, schoolId, actorId, action, subject: { kind: 'platform', id }, fields });

  async function setDisabled(visitor: Visitor, id: string, disabledAt: Date | null): Promise<void> {
    const by = administratorOf(visitor);
    await database.queries.transaction().execute(async (within) => {
      const platform = await ownIn(within, id, by);
      if ((platform.disabledAt === null) === (disabledAt === null)) return;
      await platformRepository(within).setDisabled(id, disabledAt);
      await note(within, by, disabledAt ? 'platform-disabled' : 'platform-enabled', platform);
    });
  }

  return {
    async list(
      visitor: Visitor,
      part: { offset: number; limit: number },
    ): Promise<CallAnswer<'GET /api/v1/admin/lti/platforms'>> {
      const by = administratorOf(visitor);
      const { total, platforms: own } = await platforms.listOfDistrict(by.districtId, part);
      const { since, until, mayRotate } = await toolKeys.state();
      return {
        total,
        offset: part.offset,
        platforms: own.map((platform) => show(by, platform)),
        tool,
        key: { since: since.toISOString(), until: until.toISOString(), mayRotate },
      };
    },

    async add(visitor: Visitor, entered: Entered): Promise<Shown> {
      const by = administratorOf(visitor);
      await check(entered, by.districtId);
      return inOneGo(async (within) => {
        const repository = platformRepository(within);
        const platform = { ...entered, districtId: by.districtId };
        await repository.forgetRemoved(platform);
        const id = await repository.add(platform, clock());
        await note(within, by, 'platform-added', { id, schoolId: entered.schoolId });
        return show(by, await ownIn(within, id, by));
      });
    },

    async change(visitor: Visitor, id: string, entered: Entered): Promise<Shown> {
      const by = administratorOf(visitor);
      await check(entered, by.districtId);
      return inOneGo(async (within) => {
        const before = await ownIn(within, id, by);
        const fields = changedFields(before, entered);
        if (fields.length > 0) {
          await platformRepository(within).update(id, { ...entered, districtId: by.districtId });
          await note(within, by, 'platform-changed', { ...before, fields });
        }
        return show(by, await ownIn(within, id, by));
      });
    },

    disable: (visitor: Visitor, id: string): Promise<void> => setDisabled(visitor, id, clock()),
    enable: (visitor: Visitor, id: string): Promise<void> => setDisabled(visitor, id, null),

    async remove(visitor: Visitor, id: string): Promise<void> {
      const by = administratorOf(visitor);
      await database.queries.transaction().execute(async (within) => {
        const platform = await ownIn(within, id, by);
        await platformRepository(within).remove(id, clock());
        await note(within, by, 'platform-removed', platform);
      });
    },

    async restore(visitor: Visitor, id: string): Promise<void> {
      const by = administratorOf(visitor);
      await database.queries.transaction().execute(async (within) => {
        const restored = await platformRepository(within).restore(id, by.districtId);
        if (restored) await note(within, by, 'platform-restored', { id, ...restored });
        else await ownIn(within, id, by);
      });
    },

    async rotateKey(visitor: Visitor): Promise<void> {
      const by = administratorOf(visitor);
      await database.queries.transaction().execute(async (within) => {
        if (!(await toolKeys.rotate(within))) throw new Problem('conflict');
        await note(within, by, 'platform-key-rotated', { id: by.districtId, schoolId: null });
      });
    },

    async invite(visitor: Visitor, invitation: { name: string; schoolId: string | null }) {
      const by = administratorOf(visitor);
      await check(invitation, by.districtId);
      const token = newSecret();
      const expiresAt = new Date(clock().getTime() + invitationMs);
      await database.queries.transaction().execute(async (within) => {
        const given = { ...invitation, districtId: by.districtId };
        await platformRepository(within).invite(hashOf(token), given, clock(), expiresAt);
        await note(within, by, 'platform-invited', { id: by.districtId, schoolId: invitation.schoolId });
      });
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
      await inOneGo(async (within) => {
        const repository = platformRepository(within);
        const invitation = await repository.takeInvitation(token, clock());
        if (!invitation) throw new Problem('token-invalid');
        const platform = { ...found, ...invitation };
        await repository.forgetRemoved(platform);
        await repository.add(platform, clock());
      });
    },
  };
};

export type PlatformService = ReturnType<typeof platformService>;
