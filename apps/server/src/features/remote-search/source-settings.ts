import { webAddress } from '@mediathek/contract';
import { z } from 'zod';

const address = z
  .string()
  .refine((text) => webAddress(text.replaceAll(/[{}]/g, '')) !== undefined, 'must be a web address without a password');

/** Ways into a record, name by name with dots (in MARC by number and letter, 245.a); the first of several, separated by |, that leads to something counts. */
const way = z.string().min(1).max(200);

const fields = z.strictObject({
  id: way.optional(),
  title: way.optional(),
  text: way.optional(),
  /** A way, or an address with ways in braces, such as https://example.org/{id}. */
  address: way.optional(),
  licence: way.optional(),
  creators: way.optional(),
  keywords: way.optional(),
  language: way.optional(),
  published: way.optional(),
});
export type FieldMapping = z.infer<typeof fields>;

const common = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens'),
  /** As people read it on the cards. */
  name: z.string().min(1).max(80),
  enabled: z.boolean(),
  address,
  /** Stands on a card whose record names no licence. */
  licence: z.string().max(200).default(''),
  timeoutMs: z.int().min(200).max(20_000).default(5000),
  /** How many results are asked for and shown. */
  limit: z.int().min(1).max(50).default(12),
  /** Lies in a private network: the only way to be allowed to. */
  private: z.boolean().default(false),
  /** Keys that the service asks for. */
  headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,60}$/), z.string().max(1000)).default({}),
  /** Where people see all results: an address with {q}. */
  page: address.optional(),
};

const sru = z.strictObject({
  ...common,
  kind: z.literal('sru'),
  version: z.enum(['1.1', '1.2', '2.0']).default('1.1'),
  /** As the server calls it: MARC21-xml and marcxml are read as MARC, everything else as Dublin Core. */
  recordSchema: z.string().min(1).max(100).default('MARC21-xml'),
  /** How one word is asked for in CQL; {word} stands for the word, in quotes. */
  clause: z
    .string()
    .max(200)
    .refine((text) => text.includes('{word}'), 'must contain {word}')
    .default('cql.serverChoice={word}'),
  /** For records that name no address: one with {id}. */
  recordAddress: address.optional(),
  fields: fields.default({}),
});

const oai = z.strictObject({
  ...common,
  kind: z.literal('oai'),
  set: z.string().max(200).optional(),
  metadataPrefix: z.string().max(60).default('oai_dc'),
  everyHours: z
    .number()
    .min(0.01)
    .max(24 * 30)
    .default(24),
  mostRecords: z.int().min(1).max(500_000).default(100_000),
  fields: fields.default({}),
});

const eduSharing = z.strictObject({
  ...common,
  kind: z.literal('edu-sharing'),
  repository: z.string().max(60).default('-home-'),
  metadataset: z.string().max(60).default('-default-'),
  query: z.string().max(60).default('ngsearch'),
  fields: fields.default({}),
});

const oersi = z.strictObject({
  ...common,
  kind: z.literal('oersi'),
  /** What is searched, with its weight. */
  searched: z.array(z.string().max(100)).default(['name^3', 'keywords^2', 'description']),
  fields: fields.default({}),
});

const json = z.strictObject({
  ...common,
  kind: z.literal('json'),
  /** Where the records stand in the answer; without it the answer is the list. */
  items: way.optional(),
  total: way.optional(),
  fields: fields.extend({ title: way, address: way }),
});

export const sourceSettings = z.discriminatedUnion('kind', [sru, oai, eduSharing, oersi, json]);
export const sourcesFile = z
  .strictObject({ $schema: z.string().optional(), sources: z.array(sourceSettings).max(30) })
  .refine(({ sources }) => new Set(sources.map(({ id }) => id)).size === sources.length, {
    path: ['sources'],
    message: 'must have a different id each',
  });

export type Source = z.infer<typeof sourceSettings>;
export type SourceOf<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;
