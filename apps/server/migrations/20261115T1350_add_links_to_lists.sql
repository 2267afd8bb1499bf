-- A list also holds links to things outside the portal: address, source and licence, in place of a medium.
alter table list_items add column link jsonb;
alter table list_items add constraint list_items_one_thing check (link is null or media_id is null);
alter table removed_list_items add column link jsonb;
