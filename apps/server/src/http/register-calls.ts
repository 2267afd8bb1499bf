import {
  type Call,
  type CallAnswer,
  type CallKey,
  type Calls,
  callOf,
  calls,
  methodOf,
  type ParsedBody,
  type ParsedParams,
  type ParsedQuery,
  pathOf,
} from '@mediathek/contract';
import { mayCall } from '@mediathek/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { asSystem, withinWall } from '../adapters/database/wall';
import { PreparedJson } from './prepared-json';
import { Problem } from './problem';
import { parseQueryString } from './query-string';
import { contentDisposition, type FileContent, type Redirect, sendFile } from './send-file';
import { type Visitor, wallOf } from './visitor';

/** A picture as an answer: its bytes and what they are. */
export interface Picture {
  contentType: string;
  content: Uint8Array | string;
}

/** A small page that is no part of the portal, and what it may do. */
export interface SmallPage {
  html: string;
  policy: string;
}

/** A document made for the viewer: its bytes, and whether a browser shows it or saves it under its name. */
export interface MadeDocument {
  content: Uint8Array | string;
  disposition: { kind: 'inline' | 'attachment'; name: string };
}

type HandlerAnswer<K extends CallKey> = Calls[K]['answer'] extends { image: true }
  ? Picture
  : Calls[K]['answer'] extends { file: true }
    ? FileContent | Redirect
    : Calls[K]['answer'] extends { redirect: true }
      ? Redirect
      : Calls[K]['answer'] extends { html: true }
        ? SmallPage
        : Calls[K]['answer'] extends { document: string }
          ? MadeDocument
          : CallAnswer<K> | PreparedJson;

export interface CallContext<K extends CallKey> {
  params: ParsedParams<K>;
  query: ParsedQuery<K>;
  body: ParsedBody<K>;
  visitor: Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handlers<K extends CallKey = CallKey> = {
  [Key in K]: (context: CallContext<Key>) => Promise<HandlerAnswer<Key>> | HandlerAnswer<Key>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers; a route without one must be on the list of the route walk. */
    call?: CallKey;
  }
}

function parsed(part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new Problem('invalid-request', {
    errors: result.error.issues.flatMap((issue) => {
      // A key that nobody asked for is named itself, not the object it stands in.
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || part];
      return names.map((parameter) => ({ parameter, detail: issue.message }));
    }),
  });
}

function checkAccess(call: Call, { user, config }: Visitor): void {
  switch (mayCall(call.access, { user, config })) {
    case 'unauthenticated':
      throw new Problem('not-signed-in');
    case 'forbidden':
      throw new Problem('forbidden');
    case 'allow':
  }
}

/** An administrator who still has to set up the second factor does that first, and is a guest to everything else. */
function visitorFor(call: Call, { visitor }: FastifyRequest): Visitor {
  if (!visitor?.needsSecondFactor || call.duringSetUp) return visitor;
  const guest: Visitor = { id: undefined, user: false, districtId: undefined, config: visitor.config };
  if (mayCall(call.access, guest) === 'allow') return guest;
  throw new Problem('second-factor-required');
}

/** Runs a call within the wall of whoever makes it; where the link or a message says what may be seen, as the portal itself. */
function behindWall<T>(call: Call, visitor: Visitor | undefined, work: () => T): T {
  if (call.passesWall !== undefined || !visitor) return asSystem(work);
  return withinWall(wallOf(visitor), work);
}

const isRedirect = (answer: object): answer is Redirect => 'location' in answer;

function sendFileOrRedirect(answer: FileContent | Redirect, request: FastifyRequest, reply: FastifyReply) {
  if (isRedirect(answer)) return reply.redirect(answer.location, 303);
  return sendFile(request, reply, answer);
}

function sendAnswer(call: Call, answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if ('empty' in call.answer) return reply.code(204).send();
  if ('file' in call.answer || 'redirect' in call.answer)
    return sendFileOrRedirect(answer as FileContent | Redirect, request, reply);
  if ('image' in call.answer) {
    const { content, contentType } = answer as Picture;
    // A picture can be an SVG that somebody uploaded: opened by itself it must not be able to do anything.
    return reply
      .header('cache-control', call.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(contentType)
      .send(typeof content === 'string' ? content : Buffer.from(content));
  }
  if ('document' in call.answer) {
    const { content, disposition } = answer as MadeDocument;
    const type = call.answer.document;
    return reply
      .header('content-disposition', contentDisposition(disposition))
      .type(/^text|xml$/.test(type) ? `${type}; charset=utf-8` : type)
      .send(typeof content === 'string' ? content : Buffer.from(content));
  }
  if ('html' in call.answer) {
    const { html, policy } = answer as SmallPage;
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  }
  if (answer instanceof PreparedJson) return answer.send(request, reply);
  // Parsing the answer keeps out what the contract does not name, so nothing leaks by accident.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(call.answer.json.parse(answer)));
}

const everyMethod = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function refuseOtherMethods(app: FastifyInstance): void {
  const taken = new Map<string, string[]>();
  for (const key of Object.keys(calls) as CallKey[]) {
    taken.set(urlOf(key), [...(taken.get(urlOf(key)) ?? []), methodOf(key)]);
  }
  for (const [url, methods] of taken) {
    app.route({
      method: everyMethod.filter((method) => !methods.includes(method)) as HTTPMethods[],
      url,
      handler(_request, reply) {
        reply.header('allow', methods.join(', '));
        throw new Problem('method-not-allowed');
      },
    });
  }
}

function urlOf(key: CallKey): string {
  const url = pathOf(key).replace(/\{(\w+)\}/g, ':$1');
  return callOf(key).takesRest ? url.replace(/:\w+$/, '*') : url;
}

/** The framework calls the rest of a path a star; the contract has a name for it. */
function paramsOf(key: CallKey, params: unknown): unknown {
  const { '*': rest, ...named } = params as Record<string, string>;
  const [, name = ''] = /\{(\w+)\}$/.exec(pathOf(key)) ?? [];
  return rest === undefined ? named : { ...named, [name]: rest };
}

/** Forms come from other sites only; our own pages send JSON. */
function takeForms(app: FastifyInstance): void {
  const options = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (request, body, done) => {
    const { call } = request.routeOptions.config;
    if (call && callOf(call).fromOutside) done(null, { ...parseQueryString(String(body)) });
    else done(new Problem('unsupported-media-type'));
  });
}

/** What is counted before a call is answered. */
export interface CallLimits {
  /** Fails where an account or address searches faster than people can. */
  countSearch(who: { account: string | undefined; address: string }): void;
}

const isSearch = ({ access }: Call): boolean =>
  ['search', 'vector-search', 'catalogue', 'external-search'].includes(access);

/** Serves every call of the contract: access first, then the input, then the work, then the answer's shape. */
export function registerCalls(app: FastifyInstance, { countSearch }: CallLimits, handlers: Handlers): void {
  takeForms(app);
  for (const key of Object.keys(calls) as CallKey[]) {
    const call = callOf(key);
    const handle = handlers[key] as (context: CallContext<CallKey>) => unknown;
    app.route({
      method: methodOf(key),
      url: urlOf(key),
      // The signature of a file's link is all that counts: a film asks for many pieces, and none of them needs a session.
      config: { call: key, withoutSession: call.immutable === true || 'file' in call.answer },
      async handler(request, reply) {
        const visitor = visitorFor(call, request);
        if (call.access !== 'public') checkAccess(call, visitor);
        if (isSearch(call)) countSearch({ account: visitor.id, address: request.ip });
        const context = {
          params: parsed('params', call.params, paramsOf(key, request.params)),
          query: parsed('query', call.query, request.query),
          body: parsed('body', call.body, request.body),
          visitor,
          request,
          reply,
        } as CallContext<CallKey>;
        const answer = await behindWall(call, visitor, () => handle(context));
        return sendAnswer(call, answer, request, reply);
      },
    });
  }
  refuseOtherMethods(app);
}
