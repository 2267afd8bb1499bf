import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error';
import { isPublicAddress } from './public-address';

/** Gives the addresses of a host name. */
export type ResolveName = (name: string) => Promise<readonly LookupAddress[]>;

const resolveName: ResolveName = (name) => lookup(name, { all: true });

async function addressesOf(host: string, resolve: ResolveName): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    return await resolve(host);
  } catch (cause) {
    throw new OutsideError('not-found-host', host, cause);
  }
}

/**
 * Looks up a host once, checks every address it has, and gives a look-up that answers with those alone: what was checked is
 * what is connected to, also when the name means something else a moment later.
 */
export async function pinnedLookup(
  { hostname }: URL,
  { mayBePrivate, resolve = resolveName }: { mayBePrivate: boolean; resolve?: ResolveName | undefined },
): Promise<LookupFunction> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = await addressesOf(host, resolve);
  const [first] = addresses;
  if (!first) throw new OutsideError('not-found-host', host);
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutsideError('forbidden-address', host);
  return (_name, options, done) => {
    if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}
