import { z } from 'zod';
import type { NewPlatform } from './platform-repository';

/** The addresses of the portal that a platform has to know. */
export interface ToolAddresses {
  loginUrl: string;
  launchUrl: string;
  jwksUrl: string;
}

/** Why a platform could not be registered, in one sentence for its administrator. */
export class RegistrationFailedError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RegistrationFailedError';
  }
}

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const timeoutMs = 10_000;
const longestAnswer = 200_000;

const address = z.url({ protocol: /^https?$/ }).max(1000);
const text = z
  .string()
  .min(1)
  .max(255)
  .refine((given) => !given.includes('\0'));
const description = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
});
const registered = z.object({
  client_id: text,
  [toolConfiguration]: z.object({ deployment_id: text.optional() }).optional(),
});

/** An answer of the platform, if it is one: no detours, not too long, in the expected shape. */
async function ask<T>(url: string, init: RequestInit, schema: z.ZodType<T>, what: string): Promise<T> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const body = await answer.text();
    if (answer.ok && body.length <= longestAnswer) return schema.parse(JSON.parse(body));
  } catch (error) {
    throw new RegistrationFailedError(`The platform’s ${what} cannot be read`, error);
  }
  throw new RegistrationFailedError(`The platform refused its ${what}`);
}

const registrationRequest = ({ loginUrl, launchUrl, jwksUrl }: ToolAddresses) => ({
  application_type: 'web',
  response_types: ['id_token'],
  grant_types: ['implicit', 'client_credentials'],
  initiate_login_uri: loginUrl,
  redirect_uris: [launchUrl],
  client_name: 'Mediathek',
  jwks_uri: jwksUrl,
  token_endpoint_auth_method: 'private_key_jwt',
  scope: '',
  [toolConfiguration]: {
    domain: new URL(launchUrl).host,
    target_link_uri: launchUrl,
    // Neither name nor address: who somebody is stays in the platform.
    claims: ['iss', 'sub'],
    messages: [{ type: 'LtiResourceLinkRequest' }, { type: 'LtiDeepLinkingRequest', target_link_uri: launchUrl }],
  },
});

type Found = Omit<NewPlatform, 'districtId' | 'schoolId' | 'name'>;

/** Asks a platform who it is, and registers the portal there. */
export async function registerAt(
  given: { openid_configuration: string; registration_token?: string | undefined },
  { tool, isAllowed }: { tool: ToolAddresses; isAllowed(url: string): boolean },
): Promise<Found> {
  if (!isAllowed(given.openid_configuration)) throw new RegistrationFailedError('Must begin with https');
  const platform = await ask(given.openid_configuration, {}, description, 'configuration');
  const { issuer, authorization_endpoint: authUrl, token_endpoint: tokenUrl, jwks_uri: jwksUrl } = platform;
  const { registration_endpoint: endpoint } = platform;
  // Nobody registers a platform in another one's name.
  if (new URL(issuer).host !== new URL(given.openid_configuration).host)
    throw new RegistrationFailedError('The platform calls itself by another address');
  if (![authUrl, tokenUrl, jwksUrl, endpoint].every(isAllowed))
    throw new RegistrationFailedError('All addresses must begin with https');
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (given.registration_token) headers.authorization = `Bearer ${given.registration_token}`;
  const body = JSON.stringify(registrationRequest(tool));
  const answer = await ask(endpoint, { method: 'POST', headers, body }, registered, 'registration');
  const deploymentId = answer[toolConfiguration]?.deployment_id;
  return {
    issuer,
    authUrl,
    tokenUrl,
    jwksUrl,
    clientId: answer.client_id,
    deploymentIds: deploymentId === undefined ? [] : [deploymentId],
  };
}
