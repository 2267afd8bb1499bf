import { demoConfig } from '@mediathek/fixtures';
import { baseTexts } from '@mediathek/i18n/base-texts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, openTestDatabase, visit } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import { setupRepository } from './repository';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
afterAll(() => database.close());
// A server of its own for each test: it remembers texts and theme for a second.
beforeEach(async () => {
  app = await buildTestApp(database);
});
afterEach(async () => {
  await app.close();
  for (const table of ['custom_texts', 'theme_settings', 'setup_files'] as const)
    await database.queries.deleteFrom(table).execute();
});
const guest = () => visit(app).call;

test('the configuration is sent with every field of the specification', async () => {
  const config = await guest()('GET /api/v1/config/frontend');
  expect(config).toEqual(demoConfig);
  expect(Object.keys(config).sort()).toEqual(
    [
      'Type',
      'cards',
      'DisableTrending',
      'Verleih',
      'GeraeteVerleih',
      'Katalog',
      'DisableSearch',
      'AllowRegister',
      'LoginSchulnummer',
      'LoginEntleiherCode',
      'VectorSearch',
      'ExternSearch',
      'SearchNotLoggedIn',
      'AllowReturns',
      'PrivateMedialists',
      'Locales',
      'LinkToMP',
      'ShowAnalytics',
      'RegisterURL',
      'PasswordResetURL',
      'DisableAccountChangePW',
    ].sort(),
  );
});

describe('texts', () => {
  test.each(['de', 'en'] as const)('of %s come with what the media centre has changed beside them', async (lang) => {
    await setupRepository(database.queries).saveCustomTexts(lang, { shell: { productName: 'Unsere Mediathek' } });
    expect(await guest()('GET /api/v1/setup/locale/{lang}', { params: { lang } })).toEqual({
      default: baseTexts[lang],
      custom: { shell: { productName: 'Unsere Mediathek' } },
    });
  });

  test.each(['fr', 'xx', 'constructor', '__proto__', 'DE'])('of %s, which is not offered, are empty', async (lang) => {
    expect(await guest()('GET /api/v1/setup/locale/{lang}', { params: { lang } })).toEqual({ default: {}, custom: {} });
  });

  test('of a language that the deployment has left out are empty too', async () => {
    const german = await buildTestApp(database, { config: { Locales: ['de'] } });
    expect(await visit(german).call('GET /api/v1/setup/locale/{lang}', { params: { lang: 'en' } })).toEqual({
      default: {},
      custom: {},
    });
    expect(Object.keys(await visit(german).call('GET /api/v1/setup/locale/all'))).toEqual(['de']);
    await german.close();
  });

  test('of all languages come by language', async () => {
    await setupRepository(database.queries).saveCustomTexts('en', { a: 'b' });
    expect(await guest()('GET /api/v1/setup/locale/all')).toEqual({
      de: { default: baseTexts.de, custom: {} },
      en: { default: baseTexts.en, custom: { a: 'b' } },
    });
  });

  test('that were stored broken are left out, so that the base shows', async () => {
    await setupRepository(database.queries).saveCustomTexts('de', { shell: [1, 2] });
    expect((await guest()('GET /api/v1/setup/locale/{lang}', { params: { lang: 'de' } })).custom).toEqual({});
  });
});

describe('the theme', () => {
  test('is a JSON string that holds the default colours', async () => {
    const text = await guest()('GET /api/v1/setup/theme');
    expect(JSON.parse(text)).toEqual({
      logoName: '',
      primaryColor: '#0061c0',
      linkColor: '#0061c0',
      searchBackgroundColor: '#ffffff',
    });
  });

  test('holds what the media centre chose, and the default where it chose nothing usable', async () => {
    await setupRepository(database.queries).saveTheme({ primaryColor: '#B00020', linkColor: 'url(x)' });
    const theme = JSON.parse(await guest()('GET /api/v1/setup/theme'));
    expect([theme.primaryColor.toLowerCase(), theme.linkColor]).toEqual(['#b00020', '#0061c0']);
  });
});

describe('pictures', () => {
  const paths = [
    ['logo', '/api/v1/setup/logo'],
    ['logo_footer', '/api/v1/setup/files/logo_footer'],
    ['illustration', '/api/v1/setup/files/illustration'],
  ] as const;

  test.each(paths)('%s is drawn by the portal until the media centre uploads one', async (name, url) => {
    const drawn = await app.inject({ method: 'GET', url });
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawn.body).toMatch(/^<svg/);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
    await setupRepository(database.queries).saveFile(name, 'image/png', png);
    const uploaded = await app.inject({ method: 'GET', url });
    expect([uploaded.headers['content-type'], uploaded.rawPayload]).toEqual(['image/png', png]);
  });
});
