-- A package that was removed opens nothing any more, and opens its parts again when it comes back.
create view open_package_parts as
  select package_id, part_id from media_parts
  join media on media.id = media_parts.package_id
  where media.deleted_at is null;
revoke all on open_package_parts from mediathek_portal;
grant select on open_package_parts to mediathek_portal;

-- Whoever removes a package or brings it back changes its parts too.
create or replace function note_media_updates() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier)
  select identifier from changed
  union select identifier from earlier
  union select media.identifier from media
    join media_parts on media_parts.part_id = media.id
    join changed on changed.id = media_parts.package_id
    join earlier on earlier.id = changed.id
    where (changed.deleted_at is null) <> (earlier.deleted_at is null);
  return null;
end $$;

-- A part that is put into another package is opened by that one; the order alone opens and closes nothing.
create function note_part_updates() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier)
  select identifier from media where id in (
    select part_id from (
      (select package_id, part_id from changed except select package_id, part_id from earlier)
      union (select package_id, part_id from earlier except select package_id, part_id from changed)
    ) as moved
  );
  return null;
end $$;
create trigger media_parts_changed after update on media_parts
  referencing new table as changed old table as earlier for each statement execute function note_part_updates();
