import type { Queries } from '../../adapters/database/database';

export interface Platform {
  id: string;
  districtId: string;
  schoolId: string | null;
  name: string;
  issuer: string;
  clientId: string;
  authUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  deploymentIds: string[];
  createdAt: Date;
  disabledAt: Date | null;
}

export type NewPlatform = Omit<Platform, 'id' | 'createdAt' | 'disabledAt'>;

export interface Invitation {
  districtId: string;
  schoolId: string | null;
  name: string;
}

const rowOf = (platform: NewPlatform) => ({
  district_id: platform.districtId,
  school_id: platform.schoolId,
  name: platform.name,
  issuer: platform.issuer,
  client_id: platform.clientId,
  auth_url: platform.authUrl,
  token_url: platform.tokenUrl,
  jwks_url: platform.jwksUrl,
});

/** Learning platforms, their deployments, and invitations to become one. */
export const platformRepository = (db: Queries) => {
  const platforms = () =>
    db
      .selectFrom('lti_platforms')
      .select(['id', 'name', 'issuer', 'district_id as districtId', 'school_id as schoolId', 'client_id as clientId'])
      .select(['auth_url as authUrl', 'token_url as tokenUrl', 'jwks_url as jwksUrl', 'created_at as createdAt'])
      .select('disabled_at as disabledAt')
      .where('removed_at', 'is', null)
      .orderBy('name')
      .orderBy('id');

  type Found = Awaited<ReturnType<ReturnType<typeof platforms>['execute']>>[number];

  async function withDeployments(found: Found[]): Promise<Platform[]> {
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const rows = await db
      .selectFrom('lti_deployments')
      .selectAll()
      .where('platform_id', 'in', ids)
      .orderBy('deployment_id')
      .execute();
    return found.map((platform) => ({
      ...platform,
      deploymentIds: rows.filter((row) => row.platform_id === platform.id).map((row) => row.deployment_id),
    }));
  }

  async function setDeployments(platformId: string, deploymentIds: readonly string[]): Promise<void> {
    await db.deleteFrom('lti_deployments').where('platform_id', '=', platformId).execute();
    if (deploymentIds.length === 0) return;
    await db
      .insertInto('lti_deployments')
      .values([...new Set(deploymentIds)].map((id) => ({ platform_id: platformId, deployment_id: id })))
      .execute();
  }

  return {
    async listOfDistrict(districtId: string, { offset, limit }: { offset: number; limit: number }) {
      const own = platforms().where('district_id', '=', districtId);
      const { total } = await db
        .selectFrom('lti_platforms')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('district_id', '=', districtId)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return {
        total: Number(total),
        platforms: await withDeployments(await own.offset(offset).limit(limit).execute()),
      };
    },

    /** Those that call themselves so and are let in; several, where one platform serves several districts. */
    listByIssuer: async (issuer: string): Promise<Platform[]> =>
      withDeployments(await platforms().where('issuer', '=', issuer).where('disabled_at', 'is', null).execute()),

    /** One that is let in. */
    findOpen: async (id: string): Promise<Platform | undefined> =>
      (await withDeployments(await platforms().where('id', '=', id).where('disabled_at', 'is', null).execute()))[0],

    findOwn: async (id: string, districtId: string): Promise<Platform | undefined> =>
      (
        await withDeployments(await platforms().where('id', '=', id).where('district_id', '=', districtId).execute())
      )[0],

    async add(platform: NewPlatform, now: Date): Promise<string> {
      const { id } = await db
        .insertInto('lti_platforms')
        .values({ ...rowOf(platform), created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setDeployments(id, platform.deploymentIds);
      return id;
    },

    /** Only within its district. */
    async update(id: string, platform: NewPlatform): Promise<boolean> {
      const result = await db
        .updateTable('lti_platforms')
        .set(rowOf(platform))
        .where('id', '=', id)
        .where('district_id', '=', platform.districtId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (Number(result.numUpdatedRows) !== 1) return false;
      await setDeployments(id, platform.deploymentIds);
      return true;
    },

    async setDisabled(id: string, disabledAt: Date | null): Promise<void> {
      await db.updateTable('lti_platforms').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
    },

    async remove(id: string, removedAt: Date): Promise<void> {
      await db.updateTable('lti_platforms').set({ removed_at: removedAt }).where('id', '=', id).execute();
    },

    /** Brings one back that is not gone for good yet; gives the school it belongs to, nothing where it never went. */
    restore: (id: string, districtId: string): Promise<{ schoolId: string | null } | undefined> =>
      db
        .updateTable('lti_platforms')
        .set({ removed_at: null })
        .where('id', '=', id)
        .where('district_id', '=', districtId)
        .where('removed_at', 'is not', null)
        .returning('school_id as schoolId')
        .executeTakeFirst(),

    /** Whoever enters a platform anew that they had removed begins afresh. */
    async forgetRemoved({ districtId, issuer, clientId }: NewPlatform): Promise<void> {
      await db
        .deleteFrom('lti_platforms')
        .where('district_id', '=', districtId)
        .where('issuer', '=', issuer)
        .where('client_id', '=', clientId)
        .where('removed_at', 'is not', null)
        .execute();
    },

    async removeRemovedBefore(moment: Date): Promise<void> {
      await db.deleteFrom('lti_platforms').where('removed_at', '<=', moment).execute();
    },

    async invite(tokenHash: Buffer, invitation: Invitation, now: Date, expiresAt: Date): Promise<void> {
      await db
        .insertInto('lti_invitations')
        .values({
          token_hash: tokenHash,
          district_id: invitation.districtId,
          school_id: invitation.schoolId,
          name: invitation.name,
          created_at: now,
          expires_at: expiresAt,
        })
        .execute();
    },

    async isInvited(tokenHash: Buffer, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('lti_invitations')
        .select('district_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses an invitation up. */
    takeInvitation: (tokenHash: Buffer, now: Date): Promise<Invitation | undefined> =>
      db
        .deleteFrom('lti_invitations')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returning(['district_id as districtId', 'school_id as schoolId', 'name'])
        .executeTakeFirst(),

    async removeExpired(now: Date): Promise<void> {
      await db.deleteFrom('lti_invitations').where('expires_at', '<=', now).execute();
    },
  };
};
