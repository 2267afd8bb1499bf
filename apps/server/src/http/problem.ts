import { type ProblemDocument, type ProblemType, problemTypes, problemUri } from '@mediathek/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

type Extras = Pick<ProblemDocument, 'detail' | 'errors' | 'current' | 'retryAfter'>;

/** Thrown anywhere in a request to answer with a problem of the registry. */
export class Problem extends Error {
  constructor(
    readonly type: ProblemType,
    readonly extras: Extras = {},
  ) {
    super(problemTypes[type].title);
    this.name = 'Problem';
  }
}

/** What the framework itself refuses, by the status it gives. */
const frameworkProblems: Record<number, ProblemType> = {
  400: 'invalid-request',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
};

function problemFor(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Problem(frameworkProblems[status] ?? 'invalid-request');
  return new Problem('internal');
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const { status, title } = problemTypes[problem.type];
  if (problem.extras.retryAfter !== undefined) reply.header('retry-after', String(problem.extras.retryAfter));
  const document: ProblemDocument = {
    type: problemUri(problem.type),
    title,
    status,
    instance: `urn:uuid:${request.id}`,
    ...problem.extras,
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(document));
}

/** One failure, two readers: the log gets the cause and the id, the program a problem document without either's secrets. */
export function handleError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemFor(error);
  if (problem.type === 'internal') request.log.error({ err: error }, 'request failed');
  return sendProblem(request, reply, problem);
}
