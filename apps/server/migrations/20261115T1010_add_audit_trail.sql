-- Who administered what, when, and about whom: ids and names of fields, never values. Accounts go and their entries stay until
-- the year is over, so ids of people are no references.
create table audit_events (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  district_id text not null references districts (id),
  school_id text references schools (id),
  actor_id uuid not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  fields text[] not null default '{}',
  count integer check (count >= 0)
);
create index audit_events_district on audit_events (district_id, at desc);
create index audit_events_school on audit_events (school_id, at desc);
create index audit_events_subject on audit_events (subject_id, at desc);

-- Nobody edits the trail, also not the portal itself; only what is older than a year may go.
create function keep_audit_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then
      return old;
    end if;
  end if;
  raise exception 'the audit trail is only ever added to' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_events_kept before update or delete on audit_events
  for each row execute function keep_audit_events();
create trigger audit_events_not_emptied before truncate on audit_events
  for each statement execute function keep_audit_events();
