import { randomUUID } from 'node:crypto';
import type { CallAnswer, MediaCard, MediaDetail } from '@mediathek/contract';
import type { FrontendConfig, UserInfo } from '@mediathek/domain';
import type { Database } from '../../adapters/database/database';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { type LtiSession, launchRepository } from './launch-repository';
import { deepLinkingAnswer } from './message';
import { type Platform, platformRepository } from './platform-repository';
import { hashOf, newSecret } from './secrets';
import type { ToolKeys } from './tool-keys';

interface Dependencies {
  database: Database;
  clock: () => Date;
  config: FrontendConfig;
  launchUrl: string;
  toolKeys: Pick<ToolKeys, 'sign'>;
  showMedium(visitor: Visitor, identifier: string): Promise<MediaDetail>;
  listCards(visitor: Visitor, identifiers: readonly string[]): Promise<MediaCard[]>;
}

/** Two double lessons; a frame that stays open for longer is opened anew. */
const sessionMs = 4 * 3_600_000;
const answerSeconds = 300;

/** What the embedded page may do with the session of a launch: see its one medium, or choose media for its one course. */
export const embeddedService = (dependencies: Dependencies) => {
  const { database, clock, config, launchUrl, toolKeys, showMedium, listCards } = dependencies;
  const launches = launchRepository(database.queries);

  async function open(token: string | undefined): Promise<{ session: LtiSession; platform: Platform }> {
    const session = token === undefined ? undefined : await launches.findSession(hashOf(token), clock());
    const platform = session && (await platformRepository(database.queries).findOpen(session.platformId));
    if (!platform) throw new Problem('not-signed-in');
    return { session, platform };
  }

  /** Nobody in particular: a teacher or a pupil of the school or district that works with the platform. */
  function visitorOf({ role }: LtiSession, { schoolId, districtId }: Platform): Visitor {
    const user: UserInfo = {
      role,
      school_admin: 0,
      district_admin: 0,
      vorname: '',
      name: '',
      email: '',
      school_id: schoolId ?? '',
      klassenID: '',
      show_jitsi: false,
      schulname: '',
      shared_classes: [],
    };
    return { id: undefined, user, districtId, config };
  }

  async function openChoice(token: string | undefined) {
    const { session, platform } = await open(token);
    if (!session.deepLinking) throw new Problem('forbidden');
    return { request: session.deepLinking, platform, visitor: visitorOf(session, platform) };
  }

  return {
    async exchange(code: string): Promise<CallAnswer<'POST /api/v1/lti/session'>> {
      const token = newSecret();
      const expiresAt = new Date(clock().getTime() + sessionMs);
      const isTaken = await launches.exchange(hashOf(code), hashOf(token), clock(), expiresAt);
      const session = isTaken ? await launches.findSession(hashOf(token), clock()) : undefined;
      if (!session) throw new Problem('token-invalid');
      return {
        session: token,
        kind: session.deepLinking ? 'choice' : 'medium',
        role: session.role,
        isMultiple: session.deepLinking?.isMultiple ?? false,
        expiresAt: expiresAt.toISOString(),
      };
    },

    async medium(token: string | undefined): Promise<MediaDetail> {
      const { session, platform } = await open(token);
      if (session.deepLinking) throw new Problem('forbidden');
      if (session.medium === null) throw new Problem('not-found');
      return showMedium(visitorOf(session, platform), session.medium);
    },

    /** Who searches while choosing; only what this person may use can be put into a course. */
    chooser: async (token: string | undefined): Promise<Visitor> => (await openChoice(token)).visitor,

    /** Puts media into the course; gives the signed answer and where the browser takes it. */
    async handOver(token: string | undefined, identifiers: readonly string[]) {
      const { request, platform, visitor } = await openChoice(token);
      if (identifiers.length > 1 && !request.isMultiple)
        throw new Problem('invalid-request', {
          errors: [{ parameter: 'media', detail: 'The course takes one medium' }],
        });
      const cards = await listCards(visitor, identifiers);
      if (cards.length !== identifiers.length) throw new Problem('not-found');
      if (cards.some(({ use }) => !use.mayUse)) throw new Problem('forbidden');
      const { deploymentId, contextId } = request;
      const links = await database.queries.transaction().execute(async (within) => {
        const repository = launchRepository(within);
        if (token !== undefined) await repository.endSession(hashOf(token));
        return repository.addLinks({ platformId: platform.id, deploymentId, contextId }, identifiers, clock());
      });
      const items = cards.map((card) => ({
        type: 'ltiResourceLink',
        title: card.fn_titel,
        text: card.fn_kurztext,
        url: launchUrl,
        custom: { medium_link: links.get(card.identifier) },
      }));
      const now = Math.floor(clock().getTime() / 1000);
      const jwt = await toolKeys.sign({
        iss: platform.clientId,
        aud: platform.issuer,
        iat: now,
        exp: now + answerSeconds,
        nonce: randomUUID(),
        ...deepLinkingAnswer(deploymentId, request.data, items),
      });
      return { returnUrl: request.returnUrl, jwt };
    },
  };
};

export type EmbeddedService = ReturnType<typeof embeddedService>;
