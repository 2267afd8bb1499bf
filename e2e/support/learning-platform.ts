import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim';

const head = '<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Kurs</title>';

type Claims = Record<string, unknown>;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (jwt: string): Claims => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

export interface LearningPlatform {
  readonly url: string;
  /** The page of a course: opens the portal in a frame, to choose media or for one that was chosen. */
  courseWith(medium?: { link: string }): string;
  /** What was handed over last. */
  handedOver(): { title: string; link: string }[];
}

/** A learning platform as the specification of LTI 1.3 has it, with one course. */
export function learningPlatformForFile(portal: () => { url: string }): () => LearningPlatform {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const received: Claims[] = [];
  let server: Server | undefined;
  let url = '';

  function sign(claims: Claims): string {
    const content = `${encoded({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encoded(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`;
  }

  const message = (nonce: string, link: string): Claims => {
    const now = Math.floor(Date.now() / 1000);
    const isChoice = link === '';
    return {
      iss: url,
      aud: 'portal',
      sub: 'somebody',
      iat: now,
      exp: now + 300,
      nonce,
      [`${lti}/version`]: '1.3.0',
      [`${lti}/message_type`]: isChoice ? 'LtiDeepLinkingRequest' : 'LtiResourceLinkRequest',
      [`${lti}/deployment_id`]: '1',
      [`${lti}/roles`]: [`http://purl.imsglobal.org/vocab/lis/v2/membership#${isChoice ? 'Instructor' : 'Learner'}`],
      [`${lti}/context`]: { id: 'course' },
      [`${lti}/resource_link`]: { id: 'entry' },
      ...(isChoice
        ? {
            [`${deepLinking}/deep_linking_settings`]: {
              deep_link_return_url: `${url}/return`,
              accept_types: ['ltiResourceLink'],
              accept_presentation_document_targets: ['iframe'],
              accept_multiple: true,
            },
          }
        : { [`${lti}/custom`]: { medium_link: link } }),
    };
  };

  const keys = () =>
    JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });

  /** The step of the platform before the launch: it says who comes, signed, and sends that through the browser. */
  function announcement(query: URLSearchParams): string {
    const hint = query.get('login_hint') ?? '';
    const token = sign(message(query.get('nonce') ?? '', hint === 'choice' ? '' : hint));
    return `<form method="post" action="${portal().url}/api/v1/lti/launch"><input name="id_token" value="${token}">
      <input name="state" value="${query.get('state')}"></form><script>document.forms[0].submit()</script>`;
  }

  function contentOf(pathname: string, query: URLSearchParams, body: string): string {
    if (pathname === '/auth') return announcement(query);
    if (pathname === '/return') {
      received.push(decoded(new URLSearchParams(body).get('JWT') ?? ''));
      return '<p>Eingefügt</p>';
    }
    const begin = new URLSearchParams({ iss: url, login_hint: query.get('link') ?? '' });
    return `<iframe title="Portal" src="${portal().url}/api/v1/lti/login?${begin}" width="900" height="700"></iframe>`;
  }

  beforeAll(async () => {
    server = createServer(async (request, answer) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform');
      let body = '';
      for await (const piece of request) body += String(piece);
      const isData = pathname === '/keys';
      answer.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
      answer.end(isData ? keys() : head + contentOf(pathname, searchParams, body));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  return () => ({
    url,
    courseWith: (medium) => `${url}/course?${new URLSearchParams({ link: medium?.link ?? 'choice', r: randomUUID() })}`,
    handedOver() {
      const items = (received.at(-1)?.[`${deepLinking}/content_items`] ?? []) as {
        title: string;
        custom: { medium_link: string };
      }[];
      return items.map(({ title, custom }) => ({ title, link: custom.medium_link }));
    },
  });
}
