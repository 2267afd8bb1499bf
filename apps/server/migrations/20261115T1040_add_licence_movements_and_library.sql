-- Every movement of a school's code: who, when, for whom, and by how much it changed what is left. The counts of a code are
-- the sums of its movements.
create table licence_movements (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null references licences (id) on delete cascade,
  kind text not null check (kind in ('bought', 'given', 'redeemed', 'taken-back', 'returned', 'corrected')),
  moved_at timestamptz not null,
  moved_by uuid references users (id) on delete set null,
  holder_id uuid references users (id) on delete set null,
  class_id uuid references classes (id) on delete set null,
  total_change integer not null default 0,
  remaining_change integer not null default 0,
  returns_change integer not null default 0
);
create index licence_movements_licence on licence_movements (licence_id, moved_at);
create index licence_movements_holder on licence_movements (holder_id);
create index licence_movements_mover on licence_movements (moved_by);
alter table licences add constraint licences_within_total check (unlimited or district_id is not null or remaining <= total);

insert into licence_movements (licence_id, kind, moved_at, total_change, remaining_change, returns_change)
select id, 'bought', now(), total, remaining, returns from licences where school_id is not null;

create function note_bought_licences() returns trigger language plpgsql as $$
begin
  insert into licence_movements (licence_id, kind, moved_at, total_change, remaining_change, returns_change)
  select id, 'bought', now(), total, remaining, returns from bought where school_id is not null;
  return null;
end $$;
create trigger licences_bought after insert on licences
  referencing new table as bought for each statement execute function note_bought_licences();

-- What an import changes in the counts is a movement too. Looked at when the transaction ends, when acts have noted theirs.
create function note_corrected_licence() returns trigger language plpgsql as $$
begin
  insert into licence_movements (licence_id, kind, moved_at, total_change, remaining_change, returns_change)
  select known.id, 'corrected', now(), known.total - noted.total, known.remaining - noted.remaining, known.returns - noted.returns
  from licences known
  cross join lateral (
    select coalesce(sum(total_change), 0) as total, coalesce(sum(remaining_change), 0) as remaining,
      coalesce(sum(returns_change), 0) as returns
    from licence_movements where licence_id = known.id
  ) noted
  where known.id = new.id and (known.total, known.remaining, known.returns) is distinct from (noted.total, noted.remaining, noted.returns);
  return null;
end $$;
create constraint trigger licences_corrected after update of total, remaining, returns on licences
  deferrable initially deferred for each row when (new.school_id is not null) execute function note_corrected_licence();

-- Requests that were answered already, so that one that is sent again does nothing twice.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_moment on idempotency_keys (created_at);

-- What teachers give to their whole school.
create table pool_media (
  school_id text not null references schools (id),
  media_id bigint not null references media (id) on delete cascade,
  given_by uuid references users (id) on delete set null,
  given_at timestamptz not null,
  primary key (school_id, media_id)
);
create index pool_media_giver on pool_media (given_by);
create index pool_media_medium on pool_media (media_id);

-- What somebody used last and how far they came; removed by themselves (kept a while for second thoughts) or by its deadline.
create table media_history (
  user_id uuid not null references users (id) on delete cascade,
  media_id bigint not null references media (id) on delete cascade,
  position double precision check (position >= 0),
  duration double precision check (duration >= 0),
  used_at timestamptz not null,
  counted_on date,
  removed_at timestamptz,
  primary key (user_id, media_id)
);
create index media_history_latest on media_history (user_id, used_at desc);
create index media_history_medium on media_history (media_id);
create index media_history_removed on media_history (removed_at) where removed_at is not null;

-- The licence of a package opens its parts: whose licence changes, changes for them too.
create index media_parts_part on media_parts (part_id);

create function note_licence_changes() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier)
  select identifier from media where id in (
    select media_id from changed
    union select part_id from media_parts where package_id in (select media_id from changed)
  );
  return null;
end $$;

-- Places that come and go change the medium alone; only other terms change what a package opens.
create function note_licence_updates() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier)
  select identifier from media where id in (
    select media_id from changed
    union select media_id from earlier
    union select part_id from media_parts where package_id in (
      select media_id from (
        (select id, media_id, district_id, school_id, mediathek_id, unlimited, valid_to from changed)
        except (select id, media_id, district_id, school_id, mediathek_id, unlimited, valid_to from earlier)
      ) as other
    )
  );
  return null;
end $$;
drop trigger licences_added on licences;
drop trigger licences_changed on licences;
drop trigger licences_removed on licences;
create trigger licences_added after insert on licences
  referencing new table as changed for each statement execute function note_licence_changes();
create trigger licences_changed after update on licences
  referencing new table as changed old table as earlier for each statement execute function note_licence_updates();
create trigger licences_removed after delete on licences
  referencing old table as changed for each statement execute function note_licence_changes();

create function note_part_changes() returns trigger language plpgsql as $$
begin
  insert into media_changes (identifier) select identifier from media where id in (select part_id from changed);
  return null;
end $$;
create trigger media_parts_added after insert on media_parts
  referencing new table as changed for each statement execute function note_part_changes();
create trigger media_parts_removed after delete on media_parts
  referencing old table as changed for each statement execute function note_part_changes();
