import type { LinkedAccountList } from '@mediathek/contract';
import type { FastifyRequest } from 'fastify';
import { type Database, isUniqueViolation } from '../../adapters/database/database';
import type { MailTemplate, Post } from '../../adapters/mail/post';
import { mailLanguageOf } from '../../http/mail-language';
import { Problem } from '../../http/problem';
import { identityRepository } from './repository';

interface Dependencies {
  database: Database;
  clock: () => Date;
  post: Post;
  /** The provider that can be linked to, where one is named. */
  provider: { issuer: string; name: string } | undefined;
  hasPassword(userId: string): Promise<boolean>;
}

/** Accounts of other providers that somebody comes in with, as their own list of them. */
export const linkedAccounts = ({ database, clock, post, provider, hasPassword }: Dependencies) => {
  const identities = identityRepository(database.queries);

  const nameOf = (issuer: string): string =>
    (issuer === provider?.issuer && provider.name) || (URL.canParse(issuer) ? new URL(issuer).hostname : issuer);

  /** The person gets mail, in case it was not them. */
  const tell = async (userId: string, template: MailTemplate, issuer: string, request: FastifyRequest) => {
    const data = { userId, template, path: '/profile', values: { provider: nameOf(issuer) } } as const;
    await post.add(database.queries, { kind: 'notice', data, language: mailLanguageOf(request) });
    post.kick();
  };

  return {
    /** Without a password the link is the only way in, so it stays. */
    async list(userId: string): Promise<LinkedAccountList> {
      const [own, isOwner] = [await identities.listOf(userId), await hasPassword(userId)];
      const isLinked = own.some(({ issuer }) => issuer === provider?.issuer);
      return {
        identities: own.map(({ id, issuer, createdAt, lastUsedAt }) => ({
          id,
          name: nameOf(issuer),
          linkedAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
        provider: provider ? { name: nameOf(provider.issuer) } : null,
        rights: { link: provider !== undefined && isOwner && !isLinked, unlink: isOwner },
      };
    },

    async findOwn(userId: string, id: string): Promise<{ issuer: string }> {
      const found = (await identities.listOf(userId)).find((one) => one.id === id.toLowerCase());
      if (!found) throw new Problem('not-found');
      return found;
    },

    /** False where somebody else comes in with that account already. */
    async link(userId: string, subject: string, request: FastifyRequest): Promise<boolean> {
      if (!provider) return false;
      const { issuer } = provider;
      const known = await identities.find(issuer, subject);
      if (known) return known.id === userId;
      try {
        await identities.add({ issuer, subject, userId, now: clock(), isLinkedByPerson: true });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        return false;
      }
      await tell(userId, 'accountLinked', issuer, request);
      return true;
    },

    async unlink(userId: string, id: string, request: FastifyRequest): Promise<void> {
      const issuer = await identities.removeOwn(userId, id);
      if (issuer === undefined) throw new Problem('not-found');
      await tell(userId, 'accountUnlinked', issuer, request);
    },
  };
};

export type LinkedAccounts = ReturnType<typeof linkedAccounts>;
