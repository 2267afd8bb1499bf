import { normalisePassword } from '@mediathek/domain';
import { hash, type Options, verify } from '@node-rs/argon2';

/** argon2id; the package gives its algorithms as numbers that isolated modules cannot name. */
const argon2id = 2 as NonNullable<Options['algorithm']>;
const options: Options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(normalisePassword(password), options);

let nobody: Promise<string> | undefined;

/** Takes the same time for an account that does not exist, so that nobody learns which ones do. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), normalisePassword(password));
  return matches && typeof stored === 'string';
}
