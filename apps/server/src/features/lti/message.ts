import { z } from 'zod';

const claim = <Name extends string>(name: Name) => `https://purl.imsglobal.org/spec/lti/claim/${name}` as const;
const deepLinkingClaim = <Name extends string>(name: Name) =>
  `https://purl.imsglobal.org/spec/lti-dl/claim/${name}` as const;

const text = z
  .string()
  .min(1)
  .max(255)
  .refine((given) => !given.includes('\0'));

/** A message of a learning platform, after its signature has been checked. */
const wire = z.object({
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string(),
  [claim('version')]: z.literal('1.3.0'),
  [claim('message_type')]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [claim('deployment_id')]: text,
  [claim('roles')]: z.array(z.string()).default([]),
  [claim('context')]: z.object({ id: text }).optional(),
  [claim('custom')]: z.record(z.string(), z.unknown()).optional(),
  [deepLinkingClaim('deep_linking_settings')]: z
    .object({
      deep_link_return_url: z.url({ protocol: /^https?$/ }).max(2000),
      accept_types: z.array(z.string()),
      accept_multiple: z.boolean().optional(),
      data: z.string().max(20_000).optional(),
    })
    .optional(),
});

export interface LtiMessage {
  audience: string[];
  authorisedParty: string | undefined;
  nonce: string;
  type: 'LtiResourceLinkRequest' | 'LtiDeepLinkingRequest';
  deploymentId: string;
  role: 'L' | 'S';
  contextId: string | undefined;
  /** The link that was put into the course. */
  link: string | undefined;
  deepLinking: { returnUrl: string; data: string | null; acceptTypes: string[]; isMultiple: boolean } | undefined;
}

const teaching = /(?:^|[#/])(Instructor|ContentDeveloper|Administrator|TeachingAssistant)$/;
/** A teaching assistant is written as a kind of instructor. */
const subTeaching = /membership\/Instructor#/;

/** Whoever teaches in the course or looks after the platform counts as a teacher, everybody else as a pupil. */
export const roleIn = (roles: readonly string[]): 'L' | 'S' =>
  roles.some((role) => teaching.test(role) || subTeaching.test(role)) ? 'L' : 'S';

/** Reads what a platform signed; nothing where it is no message of LTI 1.3. */
export function readMessage(payload: unknown): LtiMessage | undefined {
  const parsed = wire.safeParse(payload);
  if (!parsed.success) return undefined;
  const { data } = parsed;
  const link = data[claim('custom')]?.medium_link;
  const settings = data[deepLinkingClaim('deep_linking_settings')];
  return {
    audience: [data.aud].flat(),
    authorisedParty: data.azp,
    nonce: data.nonce,
    type: data[claim('message_type')],
    deploymentId: data[claim('deployment_id')],
    role: roleIn(data[claim('roles')]),
    contextId: data[claim('context')]?.id,
    link: typeof link === 'string' ? link : undefined,
    deepLinking: settings && {
      returnUrl: settings.deep_link_return_url,
      data: settings.data ?? null,
      acceptTypes: settings.accept_types,
      isMultiple: settings.accept_multiple ?? true,
    },
  };
}

/** The answer to a choice of media, as the platform expects it. */
export const deepLinkingAnswer = (deploymentId: string, data: string | null, items: readonly object[]) => ({
  [claim('version')]: '1.3.0',
  [claim('message_type')]: 'LtiDeepLinkingResponse',
  [claim('deployment_id')]: deploymentId,
  [deepLinkingClaim('content_items')]: items,
  ...(data === null ? {} : { [deepLinkingClaim('data')]: data }),
});
