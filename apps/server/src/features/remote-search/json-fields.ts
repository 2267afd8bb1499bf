import type { RawRecord } from './found-record';
import type { FieldMapping } from './source-settings';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Everything a way leads to; a list on the way stands for each of its entries. */
function follow(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => follow(one, names));
  const [name, ...rest] = names;
  if (name === undefined) return [value];
  return isObject(value) && Object.hasOwn(value, name) ? follow(value[name], rest) : [];
}

/** What a way leads to, as it stands there; names with a dot in them are written with a backslash before it. */
export const valueAt = (record: unknown, way: string): unknown =>
  way
    .split(/(?<!\\)\./)
    .map((name) => name.replaceAll('\\.', '.'))
    .reduce<unknown>((at, name) => (isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined), record);

const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The texts that the first leading way of several leads to. */
function textsAt(record: unknown, ways: string | undefined): string[] {
  for (const way of ways?.split('|') ?? []) {
    const names = way.split(/(?<!\\)\./).map((name) => name.replaceAll('\\.', '.'));
    const texts = follow(record, names)
      .filter(isScalar)
      .map((value) => String(value).trim())
      .filter(Boolean);
    if (texts.length > 0) return texts;
  }
  return [];
}

function addressAt(record: unknown, mapping: string | undefined): string {
  if (!mapping?.includes('{')) return textsAt(record, mapping)[0] ?? '';
  let isComplete = true;
  const address = mapping.replaceAll(/\{([^}]+)\}/g, (_, way: string) => {
    const [text] = textsAt(record, way);
    if (text === undefined) isComplete = false;
    return encodeURIComponent(text ?? '');
  });
  return isComplete ? address : '';
}

/** Reads a record of a JSON service by a mapping. */
export function readMapped(record: unknown, fields: FieldMapping): RawRecord {
  const first = (ways: string | undefined): string => textsAt(record, ways)[0] ?? '';
  return {
    id: first(fields.id),
    title: first(fields.title),
    text: first(fields.text),
    address: addressAt(record, fields.address),
    licence: first(fields.licence),
    creators: textsAt(record, fields.creators).slice(0, 3),
    keywords: textsAt(record, fields.keywords).slice(0, 30),
    language: first(fields.language),
    published: first(fields.published),
  };
}
