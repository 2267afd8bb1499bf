import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; whoever has them has proven enough. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret, so that a copy of the database lets nobody in. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
