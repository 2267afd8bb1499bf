-- Learning platforms (LTI 1.3) that a district, or one of its schools, works with. Their licences count.
create table lti_platforms (
  id uuid primary key default gen_random_uuid(),
  district_id text not null references districts (id),
  school_id text references schools (id),
  name text not null,
  issuer text not null,
  client_id text not null,
  auth_url text not null,
  token_url text not null,
  jwks_url text not null,
  created_at timestamptz not null,
  unique (issuer, client_id)
);
create index lti_platforms_district on lti_platforms (district_id);

create table lti_deployments (
  platform_id uuid not null references lti_platforms (id) on delete cascade,
  deployment_id text not null,
  primary key (platform_id, deployment_id)
);

-- Addresses with which a platform may register itself, as hashes; each works once.
create table lti_invitations (
  token_hash bytea primary key,
  district_id text not null references districts (id),
  school_id text references schools (id),
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Our own keys; a new one signs every three months, older ones stay readable for a while.
create table lti_keys (
  kid text primary key,
  private_key_encrypted bytea not null,
  public_jwk jsonb not null,
  created_at timestamptz not null
);

-- Messages that were taken, so that none is taken twice.
create table lti_nonces (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index lti_nonces_expiry on lti_nonces (expires_at);

-- A medium in a course: opens for this course and for no other.
create table lti_links (
  id uuid primary key default gen_random_uuid(),
  platform_id uuid not null references lti_platforms (id) on delete cascade,
  deployment_id text not null,
  context_id text not null,
  media_id bigint not null references media (id) on delete cascade,
  created_at timestamptz not null
);
create index lti_links_platform on lti_links (platform_id);
create index lti_links_medium on lti_links (media_id);

-- A launch, first by its code, then by the session that the code was exchanged for: one medium, or a choice for one course.
-- Who launched is not kept, only in which role.
create table lti_sessions (
  id uuid primary key default gen_random_uuid(),
  code_hash bytea unique,
  session_hash bytea unique,
  platform_id uuid not null references lti_platforms (id) on delete cascade,
  role text not null check (role in ('L', 'S')),
  media_id bigint references media (id) on delete cascade,
  deep_linking jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint lti_sessions_one_purpose check ((media_id is null) <> (deep_linking is null))
);
create index lti_sessions_platform on lti_sessions (platform_id);
create index lti_sessions_medium on lti_sessions (media_id);
create index lti_sessions_expiry on lti_sessions (expires_at);
