import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

type Claims = Record<string, unknown>;

/** A provider of single sign-on as schools have them, at which whoever is named next signs in. */
export async function startProvider(redirectUri: string, port = 0) {
  const people = new Map<string, Claims>();
  const state = { next: '' };
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });

  const provider = new Provider(issuer, {
    clients: [{ client_id: 'portal', client_secret: 'a secret of the tests', redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: {
      openid: ['sub', 'role', 'school', 'groups'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    loadExistingGrant: undefined,
  });

  async function consent(details: { params: Record<string, string>; session?: { accountId: string } }) {
    const { params, session } = details;
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope(String(params.scope));
    return { consent: { grantId: await grant.save() } };
  }
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const details = await provider.interactionDetails(context.req, context.res);
    const result =
      details.prompt.name === 'login' ? { login: { accountId: state.next, remember: false } } : await consent(details);
    const location = await provider.interactionResult(context.req, context.res, result);
    context.res.writeHead(303, { location }).end();
  });
  server.on('request', provider.callback());

  /** Follows the provider's own pages as a browser does, until it leads back to the portal. */
  async function signIn(location: string, subject: string): Promise<string> {
    state.next = subject;
    const cookies = new Map<string, string>();
    let url = location;
    for (let step = 0; step < 10; step += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const target = answer.headers.get('location');
      if (!target) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      url = new URL(target, url).href;
      if (url.startsWith(redirectUri)) return url;
    }
    throw new Error('The provider never led back');
  }

  return {
    issuer,
    /** What the provider knows about its people, by subject. */
    people,
    signIn,
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
