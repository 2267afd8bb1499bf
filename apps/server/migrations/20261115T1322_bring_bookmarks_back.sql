-- Bookmarks that somebody took away, so that they can be brought back with their day for a moment.
create table removed_bookmarks (
  user_id uuid not null references users (id) on delete cascade,
  media_id bigint not null references media (id) on delete cascade,
  created_at timestamptz not null,
  removed_at timestamptz not null,
  primary key (user_id, media_id)
);
create index removed_bookmarks_medium on removed_bookmarks (media_id);
create index removed_bookmarks_removed on removed_bookmarks (removed_at);
select build_wall('removed_bookmarks', 'removed_bookmarks.user_id = (select visitor_user())');
