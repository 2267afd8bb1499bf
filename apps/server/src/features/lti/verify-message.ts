import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type LtiMessage, readMessage } from './message';
import type { Platform } from './platform-repository';

/** A launch that lets nobody in; the word is for the log. */
export class LaunchRefusedError extends Error {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`The launch was refused: ${reason}`, { cause });
    this.name = 'LaunchRefusedError';
  }
}

/** Signatures that only the platform itself can have made. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
const oldestSeconds = 600;
const toleratedSeconds = 60;

/** An unknown key makes us look again, so that a platform can change its keys; not more often than once a second. */
const keySetOptions = { cooldownDuration: 1000, cacheMaxAge: 600_000, timeoutDuration: 5000 };

/** Checks what a platform has signed: by whom, for whom, when, and whether it is a message of LTI 1.3. */
export function messageVerifier(clock: () => Date) {
  const keySets = new Map<string, JWTVerifyGetKey>();
  const keysAt = (url: string): JWTVerifyGetKey => {
    const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url), keySetOptions);
    keySets.set(url, known);
    return known;
  };

  async function signedPayload(idToken: string, platform: Platform): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(idToken, keysAt(platform.jwksUrl), {
        algorithms,
        issuer: platform.issuer,
        audience: platform.clientId,
        requiredClaims: ['exp', 'iat', 'nonce'],
        maxTokenAge: oldestSeconds,
        clockTolerance: toleratedSeconds,
        currentDate: clock(),
      });
      return payload;
    } catch (error) {
      throw new LaunchRefusedError((error as { code?: string }).code ?? 'signature', error);
    }
  }

  return async (idToken: string, platform: Platform, nonce: string): Promise<LtiMessage> => {
    const message = readMessage(await signedPayload(idToken, platform));
    if (!message) throw new LaunchRefusedError('no message of LTI 1.3');
    const { audience, authorisedParty } = message;
    const isForUs = authorisedParty === undefined ? audience.length === 1 : authorisedParty === platform.clientId;
    if (!isForUs) throw new LaunchRefusedError('authorised party');
    if (message.nonce !== nonce) throw new LaunchRefusedError('nonce');
    if (!platform.deploymentIds.includes(message.deploymentId)) throw new LaunchRefusedError('deployment');
    return message;
  };
}

export type VerifyMessage = ReturnType<typeof messageVerifier>;
