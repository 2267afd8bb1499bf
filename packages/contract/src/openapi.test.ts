import { expect, test } from 'vitest';
import { type CallKey, callOf, calls, methodOf, pathOf, problemsOf } from './calls';
import { openApiDocument } from './openapi';
import { problemTypes } from './problems';

const document = JSON.parse(JSON.stringify(openApiDocument('https://medien.example')));
const keys = Object.keys(calls) as CallKey[];

test('describes every call once, under its path and method', () => {
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...keys].sort());
});

test.each(keys)('%s names its access, its answer and every problem it can give', (key) => {
  const operation = document.paths[pathOf(key)][methodOf(key).toLowerCase()];
  expect(operation['x-access']).toBe(calls[key].access);
  const statuses = problemsOf(key).map((type) => String(problemTypes[type].status));
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
  expect(Object.keys(operation.responses).some((status) => /^[23]/.test(status))).toBe(true);
});

test('every reference leads to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of new Set(references)) expect(Object.keys(document.components.schemas)).toContain(name);
  expect(JSON.stringify(document)).not.toContain('#/$defs');
});

test('path parameters are required and named as in the path', () => {
  for (const key of keys) {
    const names = [...pathOf(key).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters: { name: string; in: string; required: boolean }[] =
      document.paths[pathOf(key)][methodOf(key).toLowerCase()].parameters ?? [];
    expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(names);
    expect(parameters.filter((parameter) => parameter.in === 'path').every(({ required }) => required)).toBe(true);
  }
});

test('changes ask for the CSRF token, reads give it', () => {
  for (const key of keys) {
    const operation = document.paths[pathOf(key)][methodOf(key).toLowerCase()];
    const asks = (operation.parameters ?? []).some(({ name }: { name: string }) => name === 'X-CSRF-Token');
    expect([key, asks]).toEqual([key, methodOf(key) !== 'GET' && !isFromOutside(key)]);
  }
});

const isFromOutside = (key: CallKey): boolean => callOf(key).fromOutside === true;

test('nothing but learning platforms, the page inside their frames and harvesters, who only read, sends without the CSRF token', () => {
  expect(keys.filter(isFromOutside)).toEqual([
    'POST /oai',
    'POST /api/v1/lti/login',
    'POST /api/v1/lti/launch',
    'POST /api/v1/lti/session',
    'POST /api/v1/lti/medium',
    'POST /api/v1/lti/search',
    'POST /api/v1/lti/deep-linking',
  ]);
});
