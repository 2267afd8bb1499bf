-- Which media have changed, for readers that keep something made from them, such as the search. Numbers of rows are given
-- before a transaction ends, so they do not tell what a reader has seen; the transaction and a snapshot do.
create table media_changes (
  id bigint primary key generated always as identity,
  identifier text not null,
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index media_changes_transaction on media_changes (changed_in);
create index media_changes_day on media_changes (changed_at);

-- How far old rows have been removed: whoever has not read up to here must begin anew.
create table media_changes_removed (
  only_row boolean primary key default true check (only_row),
  up_to xid8 not null
);
insert into media_changes_removed (up_to) values ('0');

-- One statement leaves one batch of rows, however many media it changes.
create function note_media_changes() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier) select identifier from changed;
  return null;
end $$;

create function note_media_updates() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier) select identifier from changed union select identifier from earlier;
  return null;
end $$;

-- What belongs to a medium that is gone was noted with the medium itself.
create function note_changes_around_media() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier)
  select identifier from media where id in (select media_id from changed);
  return null;
end $$;

create function note_updates_around_media() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier)
  select identifier from media where id in (select media_id from changed union select media_id from earlier);
  return null;
end $$;

create trigger media_added after insert on media
  referencing new table as changed for each statement execute function note_media_changes();
create trigger media_changed after update on media
  referencing new table as changed old table as earlier for each statement execute function note_media_updates();
create trigger media_removed after delete on media
  referencing old table as changed for each statement execute function note_media_changes();

create trigger media_files_added after insert on media_files
  referencing new table as changed for each statement execute function note_changes_around_media();
create trigger media_files_changed after update on media_files
  referencing new table as changed old table as earlier for each statement execute function note_updates_around_media();
create trigger media_files_removed after delete on media_files
  referencing old table as changed for each statement execute function note_changes_around_media();

create trigger licences_added after insert on licences
  referencing new table as changed for each statement execute function note_changes_around_media();
create trigger licences_changed after update on licences
  referencing new table as changed old table as earlier for each statement execute function note_updates_around_media();
create trigger licences_removed after delete on licences
  referencing old table as changed for each statement execute function note_changes_around_media();
