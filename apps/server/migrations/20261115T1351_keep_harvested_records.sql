-- Records of external repositories that cannot be searched themselves: harvested from time to time and searched here.
create table harvested_records (
  source_id text not null,
  record_id text not null,
  title text not null,
  text text not null,
  address text not null,
  licence text not null,
  creators text not null,
  keywords text not null,
  language text not null,
  published text not null,
  harvested_at timestamptz not null,
  words tsvector not null generated always as (
    setweight(to_tsvector('german', title), 'A') || setweight(to_tsvector('german', keywords), 'B')
    || setweight(to_tsvector('german', text || ' ' || creators), 'C')
  ) stored,
  primary key (source_id, record_id)
);
create index harvested_records_words on harvested_records using gin (words);

-- How far each harvest has come; a half-finished one goes on where it stopped.
create table harvests (
  source_id text primary key,
  -- What the source wants to hear for its next page; nothing where no harvest is under way.
  resumption_token text,
  started_at timestamptz not null,
  -- The start of the last harvest that came to its end: from there the next one asks for changes.
  complete_from timestamptz,
  -- Nobody else harvests before this moment.
  next_at timestamptz not null,
  failures integer not null default 0
);

-- They belong to no school: whoever may search reads them, and nobody but the portal itself writes them.
alter table harvested_records enable row level security;
alter table harvested_records force row level security;
create policy system on harvested_records to mediathek_system using (true);
create policy portal on harvested_records for select to mediathek_portal using (true);
select build_wall('harvests', 'false');
