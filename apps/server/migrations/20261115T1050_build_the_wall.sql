-- The second wall between schools: what people ask runs as a role that owns nothing, and for that role every table of a school
-- or district shows the rows of the one who asks alone. The portal tells each connection who that is.
create function visitor_district() returns text language sql stable as
  $$ select nullif(current_setting('mediathek.district', true), '') $$;
create function visitor_school() returns text language sql stable as
  $$ select nullif(current_setting('mediathek.school', true), '') $$;
create function visitor_user() returns uuid language sql stable as
  $$ select nullif(current_setting('mediathek.user', true), '')::uuid $$;
create function visitor_is_district_wide() returns boolean language sql stable as
  $$ select current_setting('mediathek.district_wide', true) = 'yes' $$;

-- The role may do with every table what the portal does, also with later ones; which rows, the walls say.
grant usage on schema public to mediathek_portal;
grant select, insert, update, delete on all tables in schema public to mediathek_portal;
grant usage on all sequences in schema public to mediathek_portal;
alter default privileges in schema public grant select, insert, update, delete on tables to mediathek_portal;
alter default privileges in schema public grant usage on sequences to mediathek_portal;
revoke all on migrations from mediathek_portal;

-- Puts a table behind the wall, for its owner too: rows for which the condition holds are in reach. The condition names columns
-- of the table, and may ask another table, which then shows what lies before its own wall.
create function build_wall(walled regclass, condition text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format('create policy system on %s to mediathek_system using (true)', walled);
  execute format('create policy portal on %s to mediathek_portal using (%s)', walled, condition);
end $$;

-- Conditions that many tables share. Each function of the visitor is asked once for a statement, therefore the small selects.
create function of_district(district text) returns text language sql immutable as
  $$ select format('%s = (select visitor_district())', district) $$;
create function of_school(school text) returns text language sql immutable as $$
  select format('(%1$s = (select visitor_school()) or ((select visitor_is_district_wide())'
    ' and exists (select from schools where schools.id = %1$s and %2$s)))', school, of_district('schools.district_id'))
$$;
create function of_user(person text) returns text language sql immutable as $$
  select format('(%1$s = (select visitor_user()) or exists (select from users where users.id = %1$s))', person)
$$;
create function of_parent(child text, parent text) returns text language sql immutable as
  $$ select format('exists (select from %1$s where %1$s.id = %2$s)', parent, child) $$;

-- Who: guests see which districts and schools there are.
select build_wall('districts', of_district('districts.id'));
select build_wall('mediatheks', of_district('mediatheks.district_id'));
select build_wall('schools', of_district('schools.district_id'));
create policy guests on districts for select to mediathek_portal using ((select visitor_district()) is null);
create policy guests on mediatheks for select to mediathek_portal using ((select visitor_district()) is null);
create policy guests on schools for select to mediathek_portal using ((select visitor_district()) is null);
select build_wall('users', of_district('users.district_id')
  || ' and (users.id = (select visitor_user()) or users.school_id = (select visitor_school()) or (select visitor_is_district_wide()))');
select build_wall('access_codes', of_user('access_codes.user_id'));
select build_wall('sessions', of_user('sessions.user_id'));
select build_wall('second_factors', of_user('second_factors.user_id'));
select build_wall('recovery_codes', of_user('recovery_codes.user_id'));
select build_wall('user_identities', of_user('user_identities.user_id'));
-- An application without a district waits for the administrators of all of them.
select build_wall('registrations', of_school('registrations.school_id')
  || ' or ((select visitor_is_district_wide()) and (registrations.district_id is null or '
  || of_district('registrations.district_id') || '))');
select build_wall('one_time_tokens', of_user('one_time_tokens.user_id')
  || ' or ' || of_parent('one_time_tokens.registration_id', 'registrations'));

-- Somebody's own application is theirs to take along.
create policy own on registrations for select to mediathek_portal
  using (lower(registrations.email) = (select lower(users.email) from users where users.id = (select visitor_user())));

-- What: media are everybody's, also clips, which are handed on by their address; people change nothing but their own clips.
alter table media enable row level security;
alter table media force row level security;
create policy system on media to mediathek_system using (true);
create policy portal on media for select to mediathek_portal using (true);
create policy clips on media to mediathek_portal using (media.clip_owner = (select visitor_user()));
select build_wall('media_usage', of_school('media_usage.school_id'));

-- May.
select build_wall('licences', of_district('licences.district_id') || ' or ' || of_school('licences.school_id'));
select build_wall('licence_places', of_user('licence_places.user_id'));

-- Teaching.
select build_wall('classes', of_school('classes.school_id'));
select build_wall('class_teachers', of_parent('class_teachers.class_id', 'classes'));
select build_wall('class_pupils', of_parent('class_pupils.class_id', 'classes'));
select build_wall('class_shares', of_parent('class_shares.class_id', 'classes'));
select build_wall('lists', 'lists.owner_id = (select visitor_user()) or ' || of_school('lists.school_id'));
select build_wall('list_items', of_parent('list_items.list_id', 'lists'));
select build_wall('list_shares', of_parent('list_shares.list_id', 'lists'));
select build_wall('bookmarks', of_user('bookmarks.user_id'));

-- Guests read the news of all districts, once they are published.
select build_wall('news', of_district('news.district_id'));
create policy guests on news for select to mediathek_portal using ((select visitor_district()) is null and not is_draft);

select build_wall('lti_platforms', of_district('lti_platforms.district_id')
  || ' and (lti_platforms.school_id is null or ' || of_school('lti_platforms.school_id') || ')');
select build_wall('lti_invitations', of_district('lti_invitations.district_id')
  || ' and (lti_invitations.school_id is null or ' || of_school('lti_invitations.school_id') || ')');
select build_wall('lti_deployments', of_parent('lti_deployments.platform_id', 'lti_platforms'));
select build_wall('lti_links', of_parent('lti_links.platform_id', 'lti_platforms'));
select build_wall('lti_sessions', of_parent('lti_sessions.platform_id', 'lti_platforms'));

-- Two things are told across the wall, without saying of whom: that a medium has a licence at all (one without is open to
-- everyone), and how often media were opened on a day.
create view licensed_media as select media_id from licences;
create view media_uses as select media_id, used_on, sum(uses)::bigint as uses from media_usage group by media_id, used_on;
revoke all on licensed_media, media_uses from mediathek_portal;
grant select on licensed_media, media_uses to mediathek_portal;
