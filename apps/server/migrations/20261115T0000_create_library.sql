-- Who: districts (media centres), their schools, and the people in them.
create table districts (
  id text primary key,
  name text not null
);

create table mediatheks (
  district_id text not null references districts (id),
  id text not null,
  name text not null,
  primary key (district_id, id)
);

create table schools (
  id text primary key,
  district_id text not null references districts (id),
  school_number text not null unique,
  name text not null,
  archived_at timestamptz
);
create index schools_district on schools (district_id);

-- A pupil who comes in by access code is a row with role S and nothing personal in it.
create table users (
  id uuid primary key default gen_random_uuid(),
  login text,
  email text,
  password_hash text,
  given_name text not null default '',
  family_name text not null default '',
  role text not null check (role in ('L', 'S')),
  school_admin smallint not null default 0 check (school_admin in (0, 1, 2)),
  district_admin smallint not null default 0 check (district_admin in (0, 1)),
  district_id text not null references districts (id),
  school_id text references schools (id),
  borrower_code text,
  show_jitsi boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_login on users (lower(login));
create unique index users_email on users (lower(email));
create index users_school on users (school_id);

-- Only a keyed hash finds a code; the encrypted copy is for the class's teachers.
create table access_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null unique,
  code_encrypted bytea not null,
  valid_to date not null,
  revoked_at timestamptz
);
create index access_codes_user on access_codes (user_id);

create table sessions (
  id_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Failed sign-ins by account and by address; shared by all processes.
create table sign_in_failures (
  subject bytea not null,
  failed_at timestamptz not null
);
create index sign_in_failures_subject on sign_in_failures (subject, failed_at);

-- What: media, their files and parts. The fn_ names are the catalogue's own.
create table media (
  id bigint primary key generated always as identity,
  identifier text not null unique,
  fn_nr text not null default '',
  fn_titel text not null,
  fn_kurztext text not null default '',
  fn_text text not null default '',
  fn_geb text[] not null default '{}',
  fn_sprache text not null default '',
  fn_typ text not null default '',
  fn_adressat text[] not null default '{}',
  fn_schlag text not null default '',
  fn_prodname text not null default '',
  is_mediathek boolean not null default false,
  media_type text not null check (media_type in ('media', 'book', 'app')),
  duration_minutes integer check (duration_minutes >= 0),
  licence_label text not null default '',
  added_on date not null,
  updated_at timestamptz not null default now()
);
create index media_added on media (added_on desc, id desc);

create table media_files (
  id uuid primary key default gen_random_uuid(),
  media_id bigint not null references media (id) on delete cascade,
  role text not null check (role in ('main', 'subtitle', 'worksheet', 'poster')),
  lang text not null default '',
  location text not null,
  content_type text not null,
  position integer not null default 0
);
create index media_files_medium on media_files (media_id, position);

create table media_parts (
  package_id bigint not null references media (id) on delete cascade,
  part_id bigint not null references media (id) on delete cascade,
  position integer not null,
  primary key (package_id, part_id)
);

-- How often a medium was opened, by day and school; never by person.
create table media_usage (
  media_id bigint not null references media (id) on delete cascade,
  school_id text not null references schools (id),
  used_on date not null,
  uses integer not null check (uses > 0),
  primary key (media_id, school_id, used_on)
);
create index media_usage_day on media_usage (used_on);

-- May: a licence belongs to a district (all its schools) or to one school (a bought code).
-- unlimited is the catalogue's "all three exactly false".
create table licences (
  id uuid primary key default gen_random_uuid(),
  code_id text not null unique,
  media_id bigint not null references media (id) on delete cascade,
  district_id text references districts (id),
  school_id text references schools (id),
  mediathek_id text,
  unlimited boolean not null default false,
  valid_to date,
  total integer not null default 0 check (total >= 0),
  remaining integer not null default 0 check (remaining >= 0),
  returns integer not null default 0 check (returns >= 0),
  constraint licences_one_holder check ((district_id is null) <> (school_id is null)),
  foreign key (district_id, mediathek_id) references mediatheks (district_id, id)
);
create index licences_medium on licences (media_id);
create index licences_school on licences (school_id);
create index licences_district on licences (district_id);

create table licence_places (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null references licences (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  given_by uuid references users (id) on delete set null,
  given_at timestamptz not null,
  unique (licence_id, user_id)
);
create index licence_places_user on licence_places (user_id);

-- Teaching: classes, lists and what is shared with a class.
create table classes (
  id uuid primary key default gen_random_uuid(),
  school_id text not null references schools (id),
  name text not null,
  grade smallint check (grade between 1 and 13),
  subject text not null default '',
  school_year smallint not null,
  conference_url text not null default '',
  archived_at timestamptz
);
create index classes_school on classes (school_id);

create table class_teachers (
  class_id uuid not null references classes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (class_id, user_id)
);
create index class_teachers_user on class_teachers (user_id);

create table class_pupils (
  class_id uuid not null references classes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  nickname_encrypted bytea,
  primary key (class_id, user_id)
);
create index class_pupils_user on class_pupils (user_id);

create table lists (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  school_id text references schools (id),
  title text not null,
  description text not null default '',
  visibility text not null check (visibility in ('private', 'shared', 'school')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index lists_owner on lists (owner_id);
create index lists_school on lists (school_id);

create table list_items (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references lists (id) on delete cascade,
  media_id bigint not null references media (id) on delete cascade,
  position integer not null,
  note text not null default ''
);
create index list_items_list on list_items (list_id, position);

create table list_shares (
  list_id uuid not null references lists (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  may_edit boolean not null default false,
  primary key (list_id, user_id)
);

create table class_shares (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references classes (id) on delete cascade,
  media_id bigint references media (id) on delete cascade,
  list_id uuid references lists (id) on delete cascade,
  position integer not null default 0,
  note text not null default '',
  visible_from timestamptz not null,
  visible_until timestamptz,
  constraint class_shares_one_thing check ((media_id is null) <> (list_id is null))
);
create index class_shares_class on class_shares (class_id, position);

create table bookmarks (
  user_id uuid not null references users (id) on delete cascade,
  media_id bigint not null references media (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, media_id)
);

-- Set-up: news, customer texts, theme, pictures.
create table news (
  id text primary key,
  district_id text not null references districts (id),
  category text not null,
  texts jsonb not null,
  published_on date,
  is_draft boolean not null default false
);
create index news_published on news (published_on desc);

create table custom_texts (
  lang text primary key,
  texts jsonb not null
);

create table theme_settings (
  only_row boolean primary key default true check (only_row),
  theme jsonb not null
);

create table setup_files (
  name text primary key check (name in ('logo', 'logo_footer', 'illustration')),
  content_type text not null,
  content bytea not null
);
