import type { CallAnswer, CallBody, CallKey, CallParams, CallQuery } from './calls';
import type { ProblemDocument } from './problems';

type Given<T, Name extends string> = T extends undefined ? unknown : { [K in Name]: T };

/** What a caller of one call hands in: only the parts that the call has. */
export type CallInput<K extends CallKey> = Given<CallParams<K>, 'params'> &
  (CallQuery<K> extends undefined ? unknown : { query?: CallQuery<K> }) &
  Given<CallBody<K>, 'body'>;

type InputArguments<K extends CallKey> =
  unknown extends CallInput<K>
    ? [input?: undefined]
    : Record<string, never> extends CallInput<K>
      ? [input?: CallInput<K>]
      : [input: CallInput<K>];

/** For whoever may lose interest in an answer before it arrives. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent while the page is being left; the browser ends it afterwards. */
  readonly isLast?: boolean | undefined;
  /** Sent again with the same key, a change is made once. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer that was not ok: keeps the problem document for whoever has to explain it to a person. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    statusText: string,
    readonly problem: ProblemDocument | undefined,
  ) {
    super(`Network response was not ok ${statusText}`);
    this.name = 'CallError';
  }
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const filled = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function queryOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

async function problemIn(response: Response): Promise<ProblemDocument | undefined> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  return (await response.json()) as ProblemDocument;
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return response.headers.get('content-type')?.startsWith('application/json') ? response.json() : response.blob();
}

/**
 * The typed way to the server. It sends credentials, remembers the CSRF token of the latest GET answer
 * and adds it to everything that changes something.
 */
export function createClient(fetchPath: Fetch, startToken = '') {
  let csrfToken = startToken;

  const freshToken = async (): Promise<string> => {
    const response = await fetchPath('/api/v1/config/frontend', { method: 'GET', credentials: 'include' });
    return response.headers.get('x-csrf-token') ?? '';
  };

  return async function call<K extends CallKey>(
    key: K,
    ...given: [...InputArguments<K>, options?: CallOptions]
  ): Promise<CallAnswer<K>> {
    const [input = {}, options = {}]: readonly unknown[] = given;
    const { signal, idempotencyKey, isLast } = options as CallOptions;
    const [method = 'GET', path = ''] = key.split(' ');
    const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
    const headers: Record<string, string> = { accept: 'application/json' };
    if (method !== 'GET') {
      // A page that is the same for all guests carries no token; the first answer does.
      csrfToken ||= await freshToken();
      headers['x-csrf-token'] = csrfToken;
    }
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    if (body !== undefined) headers['content-type'] = 'application/json';

    const response = await fetchPath(filled(path, { ...params }) + queryOf({ ...query }), {
      method,
      headers,
      credentials: 'include',
      ...(signal ? { signal } : {}),
      ...(isLast ? { keepalive: true } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    csrfToken = response.headers.get('x-csrf-token') ?? csrfToken;
    if (!response.ok) throw new CallError(response.status, response.statusText, await problemIn(response));
    return (await contentOf(response)) as CallAnswer<K>;
  };
}

export type Client = ReturnType<typeof createClient>;
