import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings';

test('every setting has a default', () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    isSecure: false,
    TRUST_PROXY: false,
    DATA_DIR: resolve('./data'),
    DEMO: true,
    REQUIRE_ADMIN_2FA: false,
    MAIL_FROM: 'noreply@localhost',
    hasRateLimits: true,
  });
});

test('the demo is on with the embedded database and off with a server, unless somebody says otherwise', () => {
  const DATABASE_URL = 'postgres://a@b/c';
  expect(parseSettings({ DATABASE_URL }).DEMO).toBe(false);
  expect(parseSettings({ DATABASE_URL, DEMO: '1' }).DEMO).toBe(true);
  expect(parseSettings({ DEMO: '0' }).DEMO).toBe(false);
});

test('the public address follows the port, and https makes cookies secure', () => {
  expect(parseSettings({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(parseSettings({ PUBLIC_URL: 'https://medien.example/' })).toMatchObject({
    PUBLIC_URL: 'https://medien.example',
    isSecure: true,
  });
});

test('another server’s model is used once its address, its name and the length of its vectors are given', () => {
  expect(parseSettings({}).embeddings).toBeUndefined();
  const EMBEDDINGS_URL = 'http://models.example/v1/embeddings';
  expect(() => parseSettings({ EMBEDDINGS_URL })).toThrow('EMBEDDINGS_MODEL and EMBEDDINGS_DIMENSIONS');
  const given = { EMBEDDINGS_URL, EMBEDDINGS_MODEL: 'large', EMBEDDINGS_DIMENSIONS: '768' };
  expect(parseSettings({ ...given, EMBEDDINGS_NEARNESS: '0.75' }).embeddings).toEqual({
    url: EMBEDDINGS_URL,
    model: 'large',
    dimensions: 768,
    timeout: 1500,
    batch: 64,
    apiKey: undefined,
    leastNearness: 0.75,
  });
  expect(() => parseSettings({ ...given, EMBEDDINGS_NEARNESS: '75' })).toThrow('EMBEDDINGS_NEARNESS');
  expect(() => parseSettings({ ...given, EMBEDDINGS_DIMENSIONS: '0' })).toThrow('EMBEDDINGS_DIMENSIONS');
});

test('single sign-on is offered once a provider is named', () => {
  expect(parseSettings({}).oidc).toBeUndefined();
  const given = {
    OIDC_ISSUER: 'https://login.example/',
    OIDC_CLIENT_ID: 'portal',
    OIDC_ROLE_MAP: 'a=teacher, b=pupil',
  };
  expect(parseSettings(given).oidc).toMatchObject({
    issuer: 'https://login.example/',
    scope: 'openid profile email',
    roleMap: new Map([
      ['a', 'teacher'],
      ['b', 'pupil'],
    ]),
    schoolMap: new Map(),
  });
});

test('an empty variable counts as unset', () => {
  expect(parseSettings({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '' }).PORT).toBe(3000);
});

test('proxies are trusted by number or by address', () => {
  const hops = parseSettings({ TRUST_PROXY: '2' }).TRUST_PROXY as (address: string, hop: number) => boolean;
  expect([0, 1, 2].map((hop) => hops('', hop))).toEqual([true, true, false]);
  expect(parseSettings({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).TRUST_PROXY).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
  ]);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PUBLIC_URL: 'medien.example' }, 'PUBLIC_URL must be a web address such as https://medien.example.org.'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
  [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL must be an address such as postgres://user:password@host/database.'],
  [{ SMTP_URL: 'http://a' }, 'SMTP_URL must be an address such as smtp://host:25.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address such as mediathek@example.org.'],
  [{ DEMO: 'yes' }, 'DEMO must be 1 or 0.'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off.'],
  [{ TRUST_PROXY: 'localhost' }, 'TRUST_PROXY must be a number of proxies or their addresses, separated by commas.'],
  [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_ISSUER and OIDC_CLIENT_ID belong together.'],
  [
    { OIDC_ISSUER: 'http://login.example', OIDC_CLIENT_ID: 'portal' },
    'OIDC_ISSUER must begin with https, except on this very machine.',
  ],
  [
    { OIDC_ROLE_MAP: 'LEHR=boss' },
    'OIDC_ROLE_MAP must be pairs such as LEHR=teacher,LERN=pupil; roles are pupil, teacher, school-admin, district-admin.',
  ],
  [
    { OIDC_SCHOOL_MAP: 'x' },
    'OIDC_SCHOOL_MAP must be pairs of a claim’s value and a school number, such as gym-1=04100002.',
  ],
  [{ OIDC_SCOPE: 'email' }, 'OIDC_SCOPE must contain openid.'],
  [{ COVER_URL: 'javascript:alert(1)' }, 'COVER_URL must be a web address such as https://medien.example.org.'],
])('%o ends the start with one sentence that names the setting', (environment, sentence) => {
  expect(() => parseSettings(environment)).toThrow(new SettingsError(sentence));
});
