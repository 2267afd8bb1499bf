-- A clip is a medium of its own: a stretch of a film that a teacher saved. It has the film's licence and files.
alter table media add column clip_of bigint references media (id) on delete cascade;
alter table media add column clip_start double precision;
alter table media add column clip_end double precision;
alter table media add column clip_owner uuid references users (id) on delete cascade;
alter table media add column deleted_at timestamptz;
alter table media add constraint media_clip_whole check (
  (clip_of is null and clip_start is null and clip_end is null and clip_owner is null)
  or (clip_of is not null and clip_owner is not null and clip_start >= 0 and clip_end > clip_start)
);
create index media_clips on media (clip_of) where clip_of is not null;
create index media_clip_owners on media (clip_owner) where clip_owner is not null;
create index media_deleted on media (deleted_at) where deleted_at is not null;

-- Chapters of a film, as WebVTT like its subtitles.
alter table media_files drop constraint media_files_role_check;
alter table media_files add constraint media_files_role_check
  check (role in ('main', 'subtitle', 'chapters', 'worksheet', 'poster'));
