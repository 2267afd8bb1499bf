import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

type Claims = Readonly<Record<string, unknown>>;

export interface SignOnProvider {
  readonly issuer: string;
  /** What the portal has to be told about it. */
  env(): Readonly<Record<string, string>>;
  /** Whoever signs in there with this name, and what the provider says about them. */
  knows(name: string, claims: Claims): void;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider of single sign-on (OpenID Connect, code flow with PKCE) with a page on which a name is typed. */
export function signOnProviderForFile(): () => SignOnProvider {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const people = new Map<string, Claims>();
  const codes = new Map<string, { subject: string; nonce: string; challenge: string }>();
  let server: Server | undefined;
  let issuer = '';

  const description = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });

  function idToken(subject: string, nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'portal',
      sub: subject,
      nonce,
      iat: now,
      exp: now + 300,
      ...people.get(subject),
    };
    const content = `${encoded({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encoded(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`;
  }

  /** Asks who somebody is; every field of the request goes along. */
  function signInPage(query: URLSearchParams): string {
    const kept = [...query].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join('');
    return `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Schulkonto</title>
      <form action="/done">${kept}<label>Name <input name="subject"></label><button>Weiter</button></form>`;
  }

  function leadBack(query: URLSearchParams): string {
    const code = randomUUID();
    const [nonce, challenge] = [query.get('nonce') ?? '', query.get('code_challenge') ?? ''];
    codes.set(code, { subject: query.get('subject') ?? '', nonce, challenge });
    const target = new URL(query.get('redirect_uri') ?? '');
    target.searchParams.set('code', code);
    target.searchParams.set('state', query.get('state') ?? '');
    return target.href;
  }

  /** Gives the token for a code, once, to whoever has the verifier that belongs to it. */
  function exchange(body: URLSearchParams): object | undefined {
    const code = body.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || proof !== known.challenge) return undefined;
    return { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken(known.subject, known.nonce) };
  }

  beforeAll(async () => {
    server = createServer(async (request, answer) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
      let body = '';
      for await (const piece of request) body += String(piece);
      const json = (content: object, status = 200) =>
        answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
      if (pathname === '/.well-known/openid-configuration') return json(description());
      if (pathname === '/keys')
        return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
      if (pathname === '/token') {
        const tokens = exchange(new URLSearchParams(body));
        return tokens ? json(tokens) : json({ error: 'invalid_grant' }, 400);
      }
      if (pathname === '/done') return answer.writeHead(303, { location: leadBack(searchParams) }).end();
      return answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage(searchParams));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  return () => ({
    issuer,
    env: () => ({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'a secret of the journeys',
      OIDC_NAME: 'Schulkonto',
      OIDC_ROLE_MAP: 'LEHR=teacher,LERN=pupil,LEIT=school-admin',
    }),
    knows: (name, claims) => void people.set(name, claims),
  });
}
