import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFrontendConfig } from '@mediathek/domain';
import { demoConfig } from '@mediathek/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPortalConfig, parsePortalConfig } from './portal-config';

const languages = ['de', 'en'];
const parse = (given: unknown) => parsePortalConfig(given, 'portal.json', languages);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('without a file the demo configuration holds', () => {
  expect(loadPortalConfig(undefined, demoConfig, languages)).toBe(demoConfig);
});

test('what a file leaves out keeps its default', () => {
  expect(parse({})).toEqual(defaultFrontendConfig);
  expect(parse({ Katalog: true, cards: { title_field: 'fn_prodname' } })).toEqual({
    ...defaultFrontendConfig,
    Katalog: true,
    cards: { title_field: 'fn_prodname', subtitle_field: 'fn_kurztext' },
  });
});

test.each([
  ['an unknown key', { Katalogue: true }, 'the key Katalogue is not a setting'],
  ['an unknown key inside cards', { cards: { title: 'x' } }, 'the key cards.title is not a setting'],
  ['a switch that is not one', { Katalog: 'yes' }, 'the key Katalog has a value that cannot be used'],
  ['an unknown type', { Type: 'berlin' }, 'the key Type has a value that cannot be used'],
  [
    'an address that is none',
    { RegisterURL: 'javascript:alert(1)' },
    'the key RegisterURL has a value that cannot be used',
  ],
  ['a language without texts', { Locales: ['de', 'fr'] }, 'the key Locales names fr; there are texts for de, en'],
  ['something that is no object', [true], 'must hold an object with settings'],
  ['nothing', null, 'must hold an object with settings'],
  ['no language at all', { Locales: [] }, 'the key Locales has a value that cannot be used'],
])('%s ends the start and is named', (_, given, sentence) => {
  expect(() => parse(given)).toThrow(sentence);
});

test('a file that is missing or not JSON is named', () => {
  const missing = join(folder, 'missing.json');
  expect(() => loadPortalConfig(missing, demoConfig, languages)).toThrow(`the file ${missing}, which cannot be read`);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"Katalog":');
  expect(() => loadPortalConfig(broken, demoConfig, languages)).toThrow('which is not valid JSON');
});
