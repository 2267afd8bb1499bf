-- The language somebody gets mail in, and the wish to be deleted.
alter table users add column language text check (language in ('de', 'en'));
alter table users add column deletion_requested_at timestamptz;
create index users_deletion on users (deletion_requested_at) where deletion_requested_at is not null;

-- What lets somebody recognise their sessions and end one of them, without the cookie's value: kinds only, no versions.
alter table sessions add column id uuid not null default gen_random_uuid() unique;
alter table sessions add column device_kind text not null default 'other'
  check (device_kind in ('computer', 'phone', 'tablet', 'other'));
alter table sessions add column browser text not null default '';
alter table sessions add column system text not null default '';
alter table sessions add column last_seen_at timestamptz not null default now();

-- Attempts of every kind, by account and by address as keyed hashes; shared by all processes.
drop table sign_in_failures;
create table attempts (
  subject bytea not null,
  made_at timestamptz not null
);
create index attempts_subject on attempts (subject, made_at);
create index attempts_moment on attempts (made_at);

-- The second factor: set up, then confirmed with a code. last_step is the half minute of the last code, which never counts again.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret_encrypted bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Applications for an account. Without a school that fits, the district's administrators choose one; without a district,
-- those of every district see it.
create table registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  given_name text not null,
  family_name text not null,
  school_number text not null default '',
  school_name text not null default '',
  message text not null default '',
  password_hash text not null,
  language text not null check (language in ('de', 'en')),
  school_id text references schools (id),
  district_id text references districts (id),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  decision text check (decision in ('approved', 'refused')),
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  reason text not null default '',
  constraint registrations_decided check ((decision is null) = (decided_at is null))
);
create index registrations_district on registrations (district_id, created_at);
create index registrations_email on registrations (lower(email));

-- Links that were sent by mail, as hashes; each works once.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('password-reset', 'registration-confirmation', 'email-change')),
  user_id uuid references users (id) on delete cascade,
  registration_id uuid references registrations (id) on delete cascade,
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_tokens_one_holder check ((user_id is null) <> (registration_id is null))
);
create index one_time_tokens_user on one_time_tokens (user_id);
create index one_time_tokens_registration on one_time_tokens (registration_id);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

-- Mail to be sent: what kind and, encrypted, for whom. Written with the act that causes it; emptied once it has gone.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  letter_encrypted bytea,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null;

-- On which day a nightly job ran last, so that only one process does it.
create table job_runs (
  name text primary key,
  ran_on date not null
);
