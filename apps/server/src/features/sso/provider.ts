import * as client from 'openid-client';
import type { OidcSettings } from '../../oidc-settings';
import { remember } from '../../remember';

/** What has to fit when somebody comes back from the provider. */
export interface SignOnChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The provider cannot be reached, or does not answer as one. */
export class ProviderUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The provider of single sign-on cannot be reached', { cause });
    this.name = 'ProviderUnavailableError';
  }
}

/** The provider answered, and its answer lets nobody in. */
export class SignOnRefusedError extends Error {
  constructor(
    /** For the log: what did not fit, in the provider's or the protocol's word. */
    readonly code: string,
    cause: unknown,
  ) {
    super('The provider’s answer was refused', { cause });
    this.name = 'SignOnRefusedError';
  }
}

const timeoutSeconds = 10;
const hourMs = 3_600_000;

const isRefusal = (error: unknown): error is Error & { code?: string } =>
  error instanceof client.AuthorizationResponseError ||
  error instanceof client.ResponseBodyError ||
  error instanceof client.WWWAuthenticateChallengeError ||
  error instanceof client.ClientError;

/** Errors without an answer behind them are the network's. */
function failureOf(error: unknown): Error {
  const code = (error as { code?: string } | null)?.code ?? '';
  const isNetwork = error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  return isRefusal(error) && !isNetwork ? new SignOnRefusedError(code, error) : new ProviderUnavailableError(error);
}

/** The provider of single sign-on: code flow with PKCE. It is asked who it is when somebody wants to come in, not before. */
export function signOnProvider(settings: OidcSettings, redirectUri: string) {
  const { issuer, clientId, clientSecret, scope } = settings;
  const isPlain = issuer.startsWith('http:');
  // A provider that does not answer is asked again by the next person; one that does is asked again after an hour.
  const known = remember<client.Configuration>({ milliseconds: hourMs });

  const discover = () =>
    known.recall('provider', () =>
      client.discovery(
        new URL(issuer),
        clientId,
        clientSecret ? { client_secret: clientSecret } : undefined,
        clientSecret ? undefined : client.None(),
        { timeout: timeoutSeconds, execute: isPlain ? [client.allowInsecureRequests] : [] },
      ),
    );

  const found = async (): Promise<client.Configuration> => {
    try {
      return await discover();
    } catch (error) {
      throw new ProviderUnavailableError(error);
    }
  };

  return {
    /** Where somebody goes to sign in, and what has to fit when they come back; again: also who is still signed in there. */
    async begin(again = false): Promise<{ location: string; checks: SignOnChecks }> {
      const configuration = await found();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const location = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(again ? { prompt: 'login' } : {}),
      });
      return { location: location.href, checks };
    },

    /** What the provider says about somebody who has come back, with everything it adds on being asked. */
    async finish(query: string, checks: SignOnChecks): Promise<Record<string, unknown> & { sub: string }> {
      const configuration = await found();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, new URL(`${redirectUri}${query}`), {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SignOnRefusedError('no id token', undefined);
        if (!configuration.serverMetadata().userinfo_endpoint) return claims;
        const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return { ...more, ...claims };
      } catch (error) {
        throw error instanceof SignOnRefusedError ? error : failureOf(error);
      }
    },
  };
}

export type SignOnProvider = ReturnType<typeof signOnProvider>;
