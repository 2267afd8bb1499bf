import { randomUUID } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, type JWTPayload, SignJWT } from 'jose';
import type { Queries } from '../../adapters/database/database';
import type { Keys } from '../../keys';
import { keyRepository } from './key-repository';

const dayMs = 24 * 3_600_000;
/** A key signs for three months; then a new one does. */
const signsMs = 90 * dayMs;
/** Platforms may still have to read what the one before has signed. */
const shownMs = signsMs + 30 * dayMs;

/** Nobody fills the list of keys by pressing a button. */
const restMs = dayMs;

const algorithm = 'RS256';
/** As hard to break as 128 bits. */
const modulusLength = 3072;

/** The portal's own keys towards learning platforms, changed by themselves. */
export const toolKeys = (db: Queries, keys: Pick<Keys, 'encrypt' | 'decrypt'>, clock: () => Date) => {
  const since = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const repository = keyRepository(db);
  const newest = () => repository.findNewest(since(signsMs));

  async function make(within: Queries = db): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true, modulusLength });
    const kid = randomUUID();
    const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' };
    const sealed = keys.encrypt(await exportPKCS8(privateKey));
    await keyRepository(within).add({ kid, sealed, publicJwk, createdAt: clock() });
  }

  async function current() {
    const known = await newest();
    if (known) return known;
    await make();
    return (await newest()) ?? Promise.reject(new Error('A key was made and is not there'));
  }

  return {
    async sign(payload: JWTPayload): Promise<string> {
      const { kid, sealed } = await current();
      const key = await importPKCS8(keys.decrypt(sealed), algorithm);
      return new SignJWT(payload).setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' }).sign(key);
    },

    /** Every key that may have signed something that is still on its way. */
    async listPublic(): Promise<{ kty: string; n: string; e: string; kid: string; alg: string; use: string }[]> {
      await current();
      return (await repository.listPublic(since(shownMs))).map((jwk) => {
        const { kty = '', n = '', e = '', kid = '', alg = '', use = '' } = jwk;
        return { kty, n, e, kid, alg, use };
      });
    },

    /** Since when the key of today signs, when the next one does by itself, and whether somebody may change it now. */
    async state(): Promise<{ since: Date; until: Date; mayRotate: boolean }> {
      const { createdAt } = await current();
      return {
        since: createdAt,
        until: new Date(createdAt.getTime() + signsMs),
        mayRotate: createdAt <= since(restMs),
      };
    },

    /** Signs with a new key from now on; false where the one before is not a day old. */
    async rotate(within: Queries): Promise<boolean> {
      const known = await keyRepository(within).findNewest(since(restMs));
      if (!known) await make(within);
      return !known;
    },

    removeOld: (): Promise<void> => repository.removeUpTo(since(shownMs)),
  };
};

export type ToolKeys = ReturnType<typeof toolKeys>;
