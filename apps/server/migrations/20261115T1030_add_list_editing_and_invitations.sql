-- Several people edit one list: every change counts its version up, and so does every change of a note.
alter table lists add column version integer not null default 1;
alter table lists add column cover_media_id bigint references media (id) on delete set null;
create index lists_cover on lists (cover_media_id) where cover_media_id is not null;
create index lists_deleted on lists (deleted_at) where deleted_at is not null;

-- What vanishes from the stock stays visible in lists, by the title it had.
alter table list_items add column title text not null default '';
alter table list_items add column version integer not null default 1;
update list_items set title = media.fn_titel from media where media.id = list_items.media_id;
alter table list_items alter column media_id drop not null;
alter table list_items drop constraint list_items_media_id_fkey;
alter table list_items add constraint list_items_media_id_fkey
  foreign key (media_id) references media (id) on delete set null;
create index list_items_medium on list_items (media_id);
create index list_shares_user on list_shares (user_id);

-- Items that were taken out and can be put back for a while.
create table removed_list_items (
  id uuid primary key,
  list_id uuid not null references lists (id) on delete cascade,
  media_id bigint references media (id) on delete set null,
  position integer not null,
  note text not null,
  title text not null,
  version integer not null,
  removed_at timestamptz not null
);
create index removed_list_items_list on removed_list_items (list_id);
create index removed_list_items_medium on removed_list_items (media_id);
create index removed_list_items_removed on removed_list_items (removed_at);

-- An invitation to a list or a class; whoever has its number has the link.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  list_id uuid references lists (id) on delete cascade,
  class_id uuid references classes (id) on delete cascade,
  created_by uuid not null references users (id) on delete cascade,
  guests_may_follow boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  most integer check (most > 0),
  accepted integer not null default 0 check (accepted >= 0),
  revoked_at timestamptz,
  constraint invitations_one_thing check ((list_id is null) <> (class_id is null)),
  constraint invitations_not_overdrawn check (most is null or accepted <= most)
);
create index invitations_list on invitations (list_id);
create index invitations_class on invitations (class_id);
create index invitations_maker on invitations (created_by);

create table invitation_acceptances (
  invitation_id uuid not null references invitations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  accepted_at timestamptz not null,
  copy_id uuid references lists (id) on delete set null,
  primary key (invitation_id, user_id)
);
create index invitation_acceptances_user on invitation_acceptances (user_id);
create index invitation_acceptances_copy on invitation_acceptances (copy_id);
