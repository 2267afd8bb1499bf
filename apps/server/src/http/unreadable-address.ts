import { type CallKey, calls, pathOf } from '@mediathek/contract';
import { Problem } from './problem';

function isReadable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== undefined;
  } catch {
    return false;
  }
}

const nameOf = (part: string | undefined): string | undefined => /^\{(\w+)\}$/.exec(part ?? '')?.[1];

/** The parameters of the call that an address means, as far as they cannot be decoded. */
function unreadableParameters(url: string): string[] {
  const given = (url.split('?')[0] ?? '').split('/');
  const isMeant = (path: readonly string[]) =>
    path.length === given.length && path.every((part, at) => part === given[at] || nameOf(part) !== undefined);
  const path = (Object.keys(calls) as CallKey[]).map((key) => pathOf(key).split('/')).find(isMeant);
  const names = given.flatMap((part, at) => (isReadable(part) ? [] : [nameOf(path?.[at]) ?? 'path']));
  return [...new Set(names)];
}

/** An address whose bytes are no text is refused like every other wrong parameter: by its name. */
export const unreadableAddress = (url = ''): Problem =>
  new Problem('invalid-request', {
    errors: unreadableParameters(url).map((parameter) => ({ parameter, detail: 'Must be UTF-8 text' })),
  });
