-- From now on the licence of a package opens its parts; what was made from them before, such as the search, is made anew.
insert into media_changes (identifier)
select identifier from media where id in (select part_id from media_parts);
