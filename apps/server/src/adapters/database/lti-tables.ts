import type { ColumnType, Generated } from 'kysely';

interface LtiPlatforms {
  id: Generated<string>;
  district_id: string;
  school_id: string | null;
  name: string;
  issuer: string;
  client_id: string;
  auth_url: string;
  token_url: string;
  jwks_url: string;
  created_at: Date;
  disabled_at: Generated<Date | null>;
  removed_at: Generated<Date | null>;
}

interface LtiDeployments {
  platform_id: string;
  deployment_id: string;
}

interface LtiInvitations {
  token_hash: Uint8Array;
  district_id: string;
  school_id: string | null;
  name: string;
  created_at: Date;
  expires_at: Date;
}

interface LtiKeys {
  kid: string;
  private_key_encrypted: Uint8Array;
  public_jwk: ColumnType<Record<string, string>, string, string>;
  created_at: Date;
}

interface LtiNonces {
  nonce_hash: Uint8Array;
  expires_at: Date;
}

interface LtiLinks {
  id: Generated<string>;
  platform_id: string;
  deployment_id: string;
  context_id: string;
  media_id: number;
  created_at: Date;
}

/** What the platform said about the choice that is to be made. */
export interface DeepLinkingRequest {
  returnUrl: string;
  data: string | null;
  deploymentId: string;
  contextId: string;
  isMultiple: boolean;
}

interface LtiSessions {
  id: Generated<string>;
  code_hash: Uint8Array | null;
  session_hash: Uint8Array | null;
  platform_id: string;
  role: 'L' | 'S';
  media_id: number | null;
  deep_linking: ColumnType<DeepLinkingRequest | null, string | null, string | null>;
  created_at: Date;
  expires_at: Date;
}

/** The tables of learning platforms. */
export interface LtiTables {
  lti_platforms: LtiPlatforms;
  lti_deployments: LtiDeployments;
  lti_invitations: LtiInvitations;
  lti_keys: LtiKeys;
  lti_nonces: LtiNonces;
  lti_links: LtiLinks;
  lti_sessions: LtiSessions;
}
