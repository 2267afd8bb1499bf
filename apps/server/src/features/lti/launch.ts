import type { Queries } from '../../adapters/database/database';
import type { DeepLinkingRequest } from '../../adapters/database/lti-tables';
import type { Keys } from '../../keys';
import { launchRepository } from './launch-repository';
import type { LtiMessage } from './message';
import { type Platform, platformRepository } from './platform-repository';
import { hashOf, newSecret } from './secrets';
import { LaunchRefusedError, type VerifyMessage } from './verify-message';

interface Dependencies {
  db: Queries;
  keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  clock: () => Date;
  launchUrl: string;
  verify: VerifyMessage;
}

interface LoginRequest {
  iss: string;
  login_hint: string;
  lti_message_hint?: string | undefined;
  client_id?: string | undefined;
}

/** What travels to the platform and back: sealed, so that it is ours, and short-lived. */
interface State {
  platformId: string;
  nonce: string;
  until: number;
}

const minute = 60_000;
const stateMs = 10 * minute;
/** The embedded page asks at once. */
const codeMs = 2 * minute;
/** A message is too old after ten minutes, so its nonce need not be kept for long. */
const nonceMs = 30 * minute;

/** How long a removed platform can be brought back. */
const keptMs = 30 * 24 * 60 * minute;

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The way from a learning platform into the portal: announced, signed, then exchanged by the embedded page. */
export const launchService = ({ db, keys, clock, launchUrl, verify }: Dependencies) => {
  const platforms = platformRepository(db);
  const launches = launchRepository(db);
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);

  function openState(sealed: string | undefined): State {
    try {
      const state = JSON.parse(keys.decrypt(Buffer.from(sealed ?? '', 'base64url'))) as State;
      if (state.until > clock().getTime() && typeof state.nonce === 'string') return state;
    } catch {
      // Whatever cannot be opened was not sealed here.
    }
    throw new LaunchRefusedError('state');
  }

  /** A medium opens in the course it was put into, and in no other. */
  async function mediumOf(message: LtiMessage, platform: Platform): Promise<number> {
    const { link, deploymentId, contextId } = message;
    if (link === undefined || !isUuid(link) || contextId === undefined) throw new LaunchRefusedError('link');
    const mediaId = await launches.findLink({ id: link, platformId: platform.id, deploymentId, contextId });
    if (mediaId === undefined) throw new LaunchRefusedError('link');
    return mediaId;
  }

  function choiceOf({ deepLinking, role, deploymentId, contextId }: LtiMessage): DeepLinkingRequest {
    if (role !== 'L') throw new LaunchRefusedError('role');
    if (!deepLinking?.acceptTypes.includes('ltiResourceLink')) throw new LaunchRefusedError('accepted types');
    if (contextId === undefined) throw new LaunchRefusedError('context');
    const { returnUrl, data, isMultiple } = deepLinking;
    return { returnUrl, data, isMultiple, deploymentId, contextId };
  }

  return {
    /** Where the browser goes for the signed message. */
    async begin(request: LoginRequest): Promise<string> {
      const named = await platforms.listByIssuer(request.iss);
      const fitting = named.filter(({ clientId }) => request.client_id === undefined || request.client_id === clientId);
      const [platform, second] = fitting;
      if (!platform || second) throw new LaunchRefusedError('platform');
      const state: State = { platformId: platform.id, nonce: newSecret(), until: after(stateMs).getTime() };
      const target = new URL(platform.authUrl);
      const parameters = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: platform.clientId,
        redirect_uri: launchUrl,
        login_hint: request.login_hint,
        state: keys.encrypt(JSON.stringify(state)).toString('base64url'),
        nonce: state.nonce,
        ...(request.lti_message_hint === undefined ? {} : { lti_message_hint: request.lti_message_hint }),
      };
      for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
      return target.href;
    },

    /** Takes a signed message, once; gives the code that the embedded page exchanges. */
    async launch(idToken: string | undefined, sealedState: string | undefined): Promise<string> {
      if (!idToken) throw new LaunchRefusedError('no message');
      const state = openState(sealedState);
      const platform = await platforms.findOpen(state.platformId);
      if (!platform) throw new LaunchRefusedError('platform');
      const message = await verify(idToken, platform, state.nonce);
      const isChoice = message.type === 'LtiDeepLinkingRequest';
      const deepLinking = isChoice ? choiceOf(message) : null;
      const mediaId = isChoice ? null : await mediumOf(message, platform);
      if (!(await launches.takeNonce(hashOf(message.nonce), after(nonceMs)))) throw new LaunchRefusedError('replay');
      const code = newSecret();
      await launches.addSession({
        codeHash: hashOf(code),
        platformId: platform.id,
        role: message.role,
        mediaId,
        deepLinking,
        now: clock(),
        expiresAt: after(codeMs),
      });
      return code;
    },

    async removeExpired(): Promise<void> {
      await launches.removeExpired(clock());
      await platforms.removeExpired(clock());
      await platforms.removeRemovedBefore(after(-keptMs));
    },
  };
};

export type LaunchService = ReturnType<typeof launchService>;
