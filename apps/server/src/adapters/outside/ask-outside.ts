import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { OutsideError } from './outside-error';
import { pinnedLookup, type ResolveName } from './pinned-lookup';
import { decodeBody, readBody } from './read-body';

export interface OutsideQuestion {
  url: string;
  /** Sent as JSON; without it the address is only read. */
  body?: unknown;
  accept: string;
  /** Keys that a service asks for; they go to its own host alone. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** For everything together: looking up, connecting, redirects, reading. */
  timeoutMs: number;
  mostBytes: number;
  /** The host itself may lie in a private network; where it sends us on to may not. */
  mayBePrivate: boolean;
  resolve?: ResolveName | undefined;
}

/** Asks a service outside and gives its answer as text. */
export type AskOutside = (question: OutsideQuestion) => Promise<string>;

const mostRedirects = 3;

function open(url: URL, question: OutsideQuestion, isOwnHost: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const mayBePrivate = question.mayBePrivate && isOwnHost;
  const body = question.body === undefined ? undefined : Buffer.from(JSON.stringify(question.body));
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  return pinnedLookup(url, { mayBePrivate, resolve: question.resolve }).then(
    (lookup) =>
      new Promise((resolve, reject) => {
        const sent = send(
          url,
          {
            method: body ? 'POST' : 'GET',
            // Connections are not shared: another question may not be allowed to reach where this one leads.
            agent: false,
            lookup,
            signal,
            maxHeaderSize: 16 * 1024,
            headers: {
              accept: question.accept,
              'accept-encoding': 'gzip, br',
              'user-agent': 'Mediathek',
              ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
              ...(isOwnHost ? question.headers : {}),
            },
          },
          resolve,
        );
        sent.on('error', reject);
        sent.end(body);
      }),
  );
}

function redirectTarget(message: IncomingMessage, from: URL): URL | undefined {
  const { statusCode = 0, headers } = message;
  if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return undefined;
  if (!URL.canParse(headers.location, from)) throw new OutsideError('redirects', 'to no address');
  const target = new URL(headers.location, from);
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:';
  const isLessSafe = from.protocol === 'https:' && target.protocol === 'http:';
  if (!isWeb || isLessSafe || target.username || target.password) throw new OutsideError('redirects', 'to no place');
  return target;
}

async function follow(question: OutsideQuestion, signal: AbortSignal): Promise<string> {
  let url = new URL(question.url);
  const { host } = url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const message = await open(url, question, url.host === host, signal);
    try {
      const target = redirectTarget(message, url);
      if (!target) {
        if (message.statusCode !== 200) throw new OutsideError('status', String(message.statusCode));
        return decodeBody(await readBody(message, question.mostBytes), message.headers['content-type']);
      }
      if (question.body !== undefined) throw new OutsideError('redirects', 'of something that was sent');
      url = target;
    } finally {
      message.destroy();
    }
  }
  throw new OutsideError('redirects', 'too many');
}

/**
 * Asks a service outside: within a time and a size, at an address that was checked before it was connected to, on every hop
 * anew. Whatever goes wrong is an `OutsideError`.
 */
export const askOutside: AskOutside = async (question) => {
  const signal = AbortSignal.timeout(question.timeoutMs);
  try {
    return await Promise.race([follow(question, signal), whenAborted(signal)]);
  } catch (cause) {
    if (cause instanceof OutsideError) throw cause;
    throw new OutsideError(signal.aborted ? 'timeout' : 'unreachable', '', cause);
  }
};

/** A host name can take longer to look up than anybody waits, and nothing ends that. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutsideError('timeout')), { once: true });
  });
