-- How often an account or an address has searched within a minute, by keyed hash; told by every process, so that they count together.
create table request_counts (
  subject bytea not null,
  minute timestamptz not null,
  count integer not null,
  primary key (subject, minute)
);
create index request_counts_minute on request_counts (minute);
