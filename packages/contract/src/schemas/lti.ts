import { z } from 'zod';
import { line, oneTimeToken } from './fields';
import { searchQuery } from './media-search';
import { listPart } from './schools';

const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((given) => !given.includes('\0'), 'Contains characters that are no text');
const address = z.url({ protocol: /^https?$/ }).max(1000);
const moment = z.iso.datetime();

/** A learning platform begins: who it is, and whom it means. Platforms send more than the standard asks for. */
export const ltiLogin = z.looseObject({
  iss: text(1000),
  login_hint: text(2000),
  target_link_uri: text(2000).optional(),
  lti_message_hint: text(8000).optional(),
  client_id: text(400).optional(),
});

/** What the platform sends through the browser: a signed message, or why there is none. */
export const ltiLaunch = z.looseObject({
  id_token: z.string().max(100_000).optional(),
  state: z.string().max(2000).optional(),
});

export const ltiKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      n: z.string(),
      e: z.string(),
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
});

export const ltiCode = z.strictObject({ code: oneTimeToken });

/** What the embedded page works with; the session is named where the browser keeps no cookie for a frame. */
const session = oneTimeToken.optional();
export const ltiSessionUse = z.strictObject({ session });
export const ltiSearch = z.strictObject({ session, query: searchQuery.prefault({}) });

export const ltiSession = z.object({
  session: z.string(),
  /** A medium to be shown, or media to be chosen for a course. */
  kind: z.enum(['medium', 'choice']),
  role: z.enum(['L', 'S']),
  /** Whether more than one medium can be chosen. */
  isMultiple: z.boolean(),
  expiresAt: moment,
});

const identifier = text(200).min(1);
/** The media that were chosen; a form knows no difference between one value and a list of one. */
export const ltiChoice = z.strictObject({
  session,
  media: z.union([identifier, z.array(identifier).min(1).max(50)]).transform((media) => [...new Set([media].flat())]),
});

export const ltiRegistration = z.strictObject({
  invitation: oneTimeToken,
  openid_configuration: address,
  registration_token: z
    .string()
    .max(8000)
    .regex(/^[\w.~+/=-]+$/)
    .optional(),
});

/** A learning platform as an administrator of the district enters it. */
export const newLtiPlatform = z.strictObject({
  name: line(1, 120),
  issuer: text(400).min(1),
  clientId: line(1, 255),
  deploymentIds: z.array(line(1, 255)).max(50),
  authUrl: address,
  tokenUrl: address,
  jwksUrl: address,
  /** The school whose licences count beside the district’s; none for a platform of the whole district. */
  schoolId: line(1, 200).nullable().default(null),
});

export const ltiPlatform = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  deploymentIds: z.array(z.string()),
  authUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  schoolId: z.string().nullable(),
  createdAt: moment,
  /** Since when nobody comes in from there. */
  disabledAt: moment.nullable(),
  rights: z.object({ change: z.boolean(), disable: z.boolean(), enable: z.boolean(), remove: z.boolean() }),
});
export type LearningPlatform = z.infer<typeof ltiPlatform>;

export const ltiPlatformFilter = z.strictObject(listPart);

export const ltiPlatforms = z.object({
  total: z.int(),
  offset: z.int(),
  platforms: z.array(ltiPlatform),
  /** What the platform’s administrator has to enter on the other side. */
  tool: z.object({ loginUrl: z.string(), launchUrl: z.string(), jwksUrl: z.string() }),
  /** Since when the portal signs with its key, and when it takes a new one by itself. */
  key: z.object({ since: moment, until: moment, mayRotate: z.boolean() }),
});
export type LearningPlatforms = z.infer<typeof ltiPlatforms>;

export const newLtiInvitation = z.strictObject({
  name: line(1, 120),
  schoolId: line(1, 200).nullable().default(null),
});
export const ltiInvitation = z.object({ url: z.string(), expiresAt: moment });
