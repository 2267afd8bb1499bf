import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallBody } from '@mediathek/contract';
import type { FastifyInstance } from 'fastify';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim';
export const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';
export const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

type Claims = Record<string, unknown>;
type PlatformEntry = CallBody<'POST /api/v1/admin/lti/platforms'>;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

/** A learning platform after the specification of LTI 1.3: its keys, its description, and the messages it signs. */
export async function startPlatform(now: () => Date) {
  const keys: { kid: string; privateKey: CryptoKey; jwk: JWK }[] = [];
  const registrations: { body: Claims; authorization: string | undefined }[] = [];
  const seen = { keyRequests: 0 };

  /** Signs with a new key from now on; the ones before are gone. */
  async function rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = randomUUID();
    keys.splice(0, keys.length, { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256' } });
  }
  await rotate();

  const server = createServer(async (request, response) => {
    const send = (content: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
    if (request.url === '/keys') {
      seen.keyRequests += 1;
      return send({ keys: keys.map(({ jwk }) => jwk) });
    }
    if (request.url === '/openid-configuration') {
      return send({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        registration_endpoint: `${issuer}/register`,
      });
    }
    if (request.url === '/register' && request.method === 'POST') {
      const body = JSON.parse(await bodyOf(request)) as Claims;
      registrations.push({ body, authorization: request.headers.authorization });
      const configuration = { deployment_id: 'dynamic-1' };
      return send({ client_id: 'dynamic', 'https://purl.imsglobal.org/spec/lti-tool-configuration': configuration });
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const seconds = (offset = 0) => Math.floor(now().getTime() / 1000) + offset;

  const resourceLink = (nonce: string, more: Claims = {}): Claims => ({
    iss: issuer,
    aud: 'portal',
    sub: 'somebody',
    iat: seconds(),
    exp: seconds(300),
    nonce,
    [`${lti}/version`]: '1.3.0',
    [`${lti}/message_type`]: 'LtiResourceLinkRequest',
    [`${lti}/deployment_id`]: 'd-1',
    [`${lti}/roles`]: [learner],
    [`${lti}/context`]: { id: 'course-7b' },
    [`${lti}/resource_link`]: { id: 'r-1' },
    ...more,
  });

  return {
    issuer,
    registrations,
    seen,
    rotate,
    seconds,
    resourceLink,

    /** What a district's administrator enters about this platform. */
    entry: (more: Partial<PlatformEntry> = {}): PlatformEntry => ({
      name: 'Moodle der Realschule',
      issuer,
      clientId: 'portal',
      deploymentIds: ['d-1'],
      authUrl: `${issuer}/auth?site=1`,
      tokenUrl: `${issuer}/token`,
      jwksUrl: `${issuer}/keys`,
      schoolId: 'realschule-hohenfeld',
      ...more,
    }),

    choice: (nonce: string, more: Claims = {}): Claims =>
      resourceLink(nonce, {
        [`${lti}/message_type`]: 'LtiDeepLinkingRequest',
        [`${lti}/roles`]: [instructor],
        [`${deepLinking}/deep_linking_settings`]: {
          deep_link_return_url: `${issuer}/return?a=1&b=2`,
          accept_types: ['ltiResourceLink', 'link'],
          accept_presentation_document_targets: ['iframe'],
          accept_multiple: true,
          data: 'kept "as" it is',
        },
        ...more,
      }),

    async sign(claims: Claims, header: { kid?: string } = {}): Promise<string> {
      const [key] = keys;
      if (!key) throw new Error('No key');
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey);
    },

    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

export type TestPlatform = Awaited<ReturnType<typeof startPlatform>>;
export const ltiClaim = (name: string): string => `${lti}/${name}`;
export const deepLinkingClaim = (name: string): string => `${deepLinking}/${name}`;

/** The code that the embedded page finds in its address after a launch; empty where there is none. */
export const codeIn = (location: string): string => /^\/lti\/search#code=([\w-]{43})$/.exec(location)?.[1] ?? '';

/** What a browser carries between the platform and the portal. */
export function platformBrowser(parts: () => { app: FastifyInstance; platform: TestPlatform }) {
  const post = (url: string, fields: Record<string, string>) => {
    const { app, platform } = parts();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: platform.issuer };
    return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
  };
  const json = (url: string, payload: object, app = parts().app) => app.inject({ method: 'POST', url, payload });

  async function login(more: Record<string, string> = {}) {
    const answer = await post('/api/v1/lti/login', {
      iss: parts().platform.issuer,
      login_hint: 'u-1',
      lti_message_hint: 'm-1',
      target_link_uri: 'http://localhost:3000/api/v1/lti/launch',
      ...more,
    });
    const target = new URL(String(answer.headers.location), 'http://localhost:3000');
    const { state = '', nonce = '' } = Object.fromEntries(target.searchParams);
    return { target, state, nonce };
  }

  const launch = async (idToken: string, state: string) =>
    String((await post('/api/v1/lti/launch', { id_token: idToken, state })).headers.location);

  async function launchWith(claims: (nonce: string) => Claims): Promise<string> {
    const { state, nonce } = await login();
    return launch(await parts().platform.sign(claims(nonce)), state);
  }

  async function sessionOf(claims: (nonce: string) => Claims) {
    const answer = await json('/api/v1/lti/session', { code: codeIn(await launchWith(claims)) });
    return answer.json() as { session: string; kind: string; role: string };
  }
  return { post, json, login, launch, launchWith, sessionOf };
}
