import { z } from 'zod';

/** What single sign-on can make of somebody. */
export const signOnRoles = ['pupil', 'teacher', 'school-admin', 'district-admin'] as const;
export type SignOnRole = (typeof signOnRoles)[number];

/** The words that providers for schools use; administrators are named by whoever runs the portal, or not at all. */
const usualRoles = 'L=teacher,S=pupil,LEHR=teacher,LERN=pupil,teacher=teacher,student=pupil,pupil=pupil';

/** `a=1, b=2` as pairs; nothing where it is written otherwise. */
function readPairs(text: string): [string, string][] | undefined {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const isWhole = pairs.every(([name, value, ...rest]) => name && value && rest.length === 0);
  return isWhole ? (pairs as [string, string][]) : undefined;
}

const roleMap = z.string().transform((text, context) => {
  const pairs = readPairs(text);
  const roles = new Map<string, SignOnRole>();
  for (const [value, role] of pairs ?? []) {
    const known = signOnRoles.find((one) => one === role);
    if (known) roles.set(value, known);
  }
  if (pairs && roles.size === pairs.length) return roles;
  context.addIssue(
    'OIDC_ROLE_MAP must be pairs such as LEHR=teacher,LERN=pupil; roles are pupil, teacher, school-admin, district-admin.',
  );
  return z.NEVER;
});

const schoolMap = z.string().transform((text, context) => {
  const pairs = readPairs(text);
  if (pairs) return new Map(pairs);
  context.addIssue('OIDC_SCHOOL_MAP must be pairs of a claim’s value and a school number, such as gym-1=04100002.');
  return z.NEVER;
});

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** The provider’s address is compared letter by letter, so it is taken as it is written. */
const issuer = z
  .url({ protocol: /^https?$/, error: 'OIDC_ISSUER must be a web address such as https://login.example.org.' })
  .refine((text) => text.startsWith('https:') || isLoopback(new URL(text).hostname), {
    error: 'OIDC_ISSUER must begin with https, except on this very machine.',
  });

/** The variables of single sign-on. */
export const oidcVariables = {
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button calls the provider. */
  OIDC_NAME: z.string().max(60, 'OIDC_NAME must have at most 60 characters.').default(''),
  OIDC_SCOPE: z
    .string()
    .refine((text) => text.split(' ').includes('openid'), { error: 'OIDC_SCOPE must contain openid.' })
    .default('openid profile email'),
  OIDC_ROLE_CLAIM: z.string().default('role'),
  OIDC_ROLE_MAP: roleMap.prefault(usualRoles),
  OIDC_SCHOOL_CLAIM: z.string().default('school'),
  OIDC_SCHOOL_MAP: schoolMap.optional(),
};

type Variables = z.output<z.ZodObject<typeof oidcVariables>>;

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  name: string;
  scope: string;
  roleClaim: string;
  roleMap: ReadonlyMap<string, SignOnRole>;
  schoolClaim: string;
  schoolMap: ReadonlyMap<string, string>;
}

/** Single sign-on is offered once a provider is named; half a provider is a mistake. */
export function oidcSettings(variables: Variables, fail: (message: string) => never): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID } = variables;
  if (!OIDC_ISSUER && !OIDC_CLIENT_ID) return undefined;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID) return fail('OIDC_ISSUER and OIDC_CLIENT_ID belong together.');
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: variables.OIDC_CLIENT_SECRET,
    name: variables.OIDC_NAME,
    scope: variables.OIDC_SCOPE,
    roleClaim: variables.OIDC_ROLE_CLAIM,
    roleMap: variables.OIDC_ROLE_MAP,
    schoolClaim: variables.OIDC_SCHOOL_CLAIM,
    schoolMap: variables.OIDC_SCHOOL_MAP ?? new Map(),
  };
}
