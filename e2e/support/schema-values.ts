import fc from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Texts that have broken programs before. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  "' or 1=1 --",
  '"; drop table media; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '$(id)',
  '{{7*7}}',
  'undefined',
  'null',
  '__proto__',
  'constructor',
  '\ud800',
  '\u202e',
  '😀'.repeat(20),
  'ß'.repeat(90),
  '-1',
  '1e309',
  '9'.repeat(40),
  'x'.repeat(600),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 40 }),
);

/** Values that a schema allows. */
export function fittingValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fittingValue));
  switch (schema.type) {
    case 'string': {
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      const { minLength = 0, maxLength = 60 } = schema;
      return fc.string({ minLength, maxLength: Math.min(maxLength, 300) });
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fittingValue(schema.items ?? {}), { maxLength: 4 });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fittingValue(one)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.jsonValue();
  }
}

/** Values near a schema: right, hostile in one place, or something else altogether. */
export function nearbyValue(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [name, fc.oneof(fittingValue(one), hostileText, fc.jsonValue())] as const,
  );
  return fc.oneof(
    fittingValue(schema),
    fc.record({ ...Object.fromEntries(fields), surplus: fc.jsonValue() }, { requiredKeys: [] }),
    fc.jsonValue(),
  );
}
