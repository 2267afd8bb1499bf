import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { oidcSettings, oidcVariables } from './oidc-settings';

/** A setting that cannot be used: says which one and what it takes, in one sentence. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

const flag = (variable: string) =>
  z
    .enum(['0', '1', 'on', 'off', 'true', 'false'], { error: `${variable} must be 1 or 0.` })
    .transform((text) => ['1', 'on', 'true'].includes(text));

const web = (variable: string) =>
  z
    .url({ protocol: /^https?$/, error: `${variable} must be a web address such as https://medien.example.org.` })
    .transform((text) => text.replace(/\/+$/, ''));

const whole = (variable: string, least = 0, most = 65_535) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .catch(() => {
      throw new SettingsError(`${variable} must be a whole number from ${least} to ${most}.`);
    });

const variables = z.object({
  PORT: whole('PORT').default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: web('PUBLIC_URL').optional(),
  /** How many proxies stand in front, or their addresses, separated by commas. */
  TRUST_PROXY: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'SECRET_KEY must have at least 32 characters.').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_URL must be an address such as postgres://user:password@host/database.',
    })
    .optional(),
  SEARCH_URL: web('SEARCH_URL').optional(),
  PORTAL_CONFIG: z.string().optional(),
  DEMO: flag('DEMO').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtp://host:25.' }).optional(),
  /** Who mail comes from; without it, noreply at the public address. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, { error: 'MAIL_FROM must be an e-mail address such as mediathek@example.org.' })
    .optional(),
  COVER_URL: web('COVER_URL').optional(),
  ...oidcVariables,
  EMBEDDINGS_URL: web('EMBEDDINGS_URL').optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  EMBEDDINGS_DIMENSIONS: whole('EMBEDDINGS_DIMENSIONS', 1, 8192).optional(),
  /** Milliseconds that a question may take; after that the words answer. */
  EMBEDDINGS_TIMEOUT: whole('EMBEDDINGS_TIMEOUT', 50, 60_000).default(1500),
  EMBEDDINGS_BATCH: whole('EMBEDDINGS_BATCH', 1, 2048).default(64),
  EMBEDDINGS_KEY: z.string().optional(),
  EMBEDDINGS_NEARNESS: z
    .string()
    .regex(/^0?\.\d{1,4}$/, 'EMBEDDINGS_NEARNESS must be a number between 0 and 1 such as 0.32.')
    .transform(Number)
    .optional(),
  SOURCES_FILE: z.string().optional(),
  REQUIRE_ADMIN_2FA: flag('REQUIRE_ADMIN_2FA').default(false),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'RATE_LIMITS must be on or off.' }).default('on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    })
    .default('warn'),
});

/** A number of proxies in front of us, or their addresses. */
function trustProxy(text: string | undefined): string[] | ((address: string, hop: number) => boolean) | false {
  if (!text) return false;
  if (/^\d+$/.test(text)) return (_, hop) => hop < Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every((one) => isIP(one.split('/')[0] ?? '') !== 0)) return addresses;
  throw new SettingsError('TRUST_PROXY must be a number of proxies or their addresses, separated by commas.');
}

/** Another server's model needs its name and the length of its vectors; without its address the portal uses its own. */
function embeddings(given: z.infer<typeof variables>) {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_DIMENSIONS: dimensions } = given;
  if (url === undefined) return undefined;
  if (model === undefined || dimensions === undefined)
    throw new SettingsError('EMBEDDINGS_URL needs EMBEDDINGS_MODEL and EMBEDDINGS_DIMENSIONS beside it.');
  const { EMBEDDINGS_TIMEOUT: timeout, EMBEDDINGS_BATCH: batch, EMBEDDINGS_KEY: apiKey } = given;
  return { url, model, dimensions, timeout, batch, apiKey, leastNearness: given.EMBEDDINGS_NEARNESS };
}

/** Reads the environment once; an empty variable counts as unset, and the first wrong one ends the start. */
export function parseSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new SettingsError(parsed.error.issues[0]?.message ?? 'A setting is wrong.');
  const { PUBLIC_URL, DATA_DIR, TRUST_PROXY, RATE_LIMITS, DEMO, MAIL_FROM, ...rest } = parsed.data;
  const publicUrl = PUBLIC_URL ?? `http://localhost:${rest.PORT}`;
  return {
    ...rest,
    PUBLIC_URL: publicUrl,
    isSecure: publicUrl.startsWith('https:'),
    MAIL_FROM: MAIL_FROM ?? `noreply@${new URL(publicUrl).hostname}`,
    DATA_DIR: resolve(DATA_DIR),
    TRUST_PROXY: trustProxy(TRUST_PROXY),
    hasRateLimits: RATE_LIMITS === 'on',
    DEMO: DEMO ?? rest.DATABASE_URL === undefined,
    embeddings: embeddings(parsed.data),
    oidc: oidcSettings(parsed.data, (message) => {
      throw new SettingsError(message);
    }),
  };
}

export type Settings = ReturnType<typeof parseSettings>;
