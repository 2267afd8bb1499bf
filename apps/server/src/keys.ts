import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that is signed, hashed with a key or encrypted gets a key of its own, drawn from the one secret. */
export function deriveKeys(secret: string) {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'mediathek', purpose, 32));
  const codeKey = key('access-code-hash');
  const recoveryKey = key('recovery-code-hash');
  const columnKey = key('column-encryption');
  const csrfKey = key('csrf-token');
  const limitKey = key('sign-in-limit');
  const linkKey = key('file-link');
  const hmac = (with_: Buffer, text: string) => createHmac('sha256', with_).update(text).digest();

  return {
    hashAccessCode: (code: string): Buffer => hmac(codeKey, code),
    hashRecoveryCode: (code: string): Buffer => hmac(recoveryKey, code),
    /** What attempts are counted by, so that the table names neither person nor address. */
    hashLimitSubject: (subject: string): Buffer => hmac(limitKey, subject),
    csrfToken: (sessionId: string): string => hmac(csrfKey, sessionId).toString('base64url'),
    signLink: (link: string): string => hmac(linkKey, link).toString('base64url'),
    encrypt(text: string): Buffer {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', columnKey, nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    decrypt(sealed: Uint8Array): string {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', columnKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
}

export type Keys = ReturnType<typeof deriveKeys>;

/** The secret from the settings, or one made once and kept in the data folder for its owner alone. */
export function loadSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const path = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
