import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import shipped from '../../sources.example.json';
import schema from '../../sources.schema.json';
import { sourcesFile } from '../features/remote-search/source-settings';
import { loadSources } from './load-sources';

const file = join(mkdtempSync(join(tmpdir(), 'sources-')), 'sources.json');
const load = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return loadSources(file);
};
const [first] = shipped.sources;

test('the shipped file has an example of each kind, all switched off', () => {
  expect(shipped.sources.map(({ kind }) => kind).sort()).toEqual(['edu-sharing', 'json', 'oai', 'oersi', 'sru']);
  expect(loadSources(undefined)).toEqual([]);
});

test('what is switched on is used, with what its settings leave out filled in', () => {
  const sources = load({ sources: [{ ...first, enabled: true }, shipped.sources[1]] });
  expect(sources).toMatchObject([{ id: 'dnb', version: '1.1', private: false, headers: {} }]);
});

test.each([
  ['{', 'is not valid JSON'],
  [{ sources: [{ ...first, adress: 'x' }] }, 'sources.0.adress'],
  [{ sources: [{ ...first, address: 'ftp://example.org' }] }, 'sources.0.address'],
  [{ sources: [{ ...first, timeoutMs: 0 }] }, 'sources.0.timeoutMs'],
  [{ sources: [{ ...first, kind: 'z39.50' }] }, 'sources.0.kind'],
  [{ sources: [first, first] }, 'a different id each'],
])('a file that cannot be used ends the start with what is wrong: %j', (content, words) => {
  expect(() => load(content)).toThrow(words);
});

test('a file that is not there is named', () => {
  expect(() => loadSources('/nowhere/sources.json')).toThrow('/nowhere/sources.json');
});

test('the schema for editors is the one that counts', () => {
  expect(schema).toEqual(
    JSON.parse(JSON.stringify(z.toJSONSchema(sourcesFile, { io: 'input', unrepresentable: 'any' }))),
  );
});
