import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveKeys, loadSecret } from './keys';

const keys = deriveKeys('one secret of at least thirty-two characters');

test('what was encrypted can be read again, and the same text never looks the same twice', () => {
  const [first, second] = [keys.encrypt('MEDATHEK2345'), keys.encrypt('MEDATHEK2345')];
  expect(first.equals(second)).toBe(false);
  expect(first.toString('latin1')).not.toContain('MEDA');
  expect(keys.decrypt(first)).toBe('MEDATHEK2345');
});

test('what was changed or sealed with another secret cannot be read', () => {
  const sealed = keys.encrypt('text');
  sealed[13] = (sealed[13] ?? 0) ^ 1;
  expect(() => keys.decrypt(sealed)).toThrow();
  expect(() => deriveKeys('another secret of thirty-two characters').decrypt(keys.encrypt('text'))).toThrow();
});

test('every purpose has a key of its own', () => {
  const hashes = [
    keys.hashAccessCode('x').toString('base64url'),
    keys.hashLimitSubject('x').toString('base64url'),
    keys.hashRecoveryCode('x').toString('base64url'),
    keys.csrfToken('x'),
  ];
  expect(new Set(hashes).size).toBe(4);
});

test('a secret is made once, kept for its owner alone, and stays the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  const first = loadSecret(undefined, folder);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadSecret(undefined, folder)).toBe(first);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadSecret('given by the operator', folder)).toBe('given by the operator');
  rmSync(folder, { recursive: true });
});
