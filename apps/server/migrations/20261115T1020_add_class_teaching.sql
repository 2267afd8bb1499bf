-- A pupil has one code at a time, however many teachers or classes know them.
create unique index access_codes_in_force on access_codes (user_id) where revoked_at is null;
create index access_codes_end on access_codes (valid_to);

-- A class goes on in the next school year once, not twice.
alter table classes add column carried_from uuid references classes (id) on delete set null;
create unique index classes_carried_from on classes (carried_from) where carried_from is not null;

-- What stands on boards is looked for by medium and by list too.
create index class_shares_medium on class_shares (media_id) where media_id is not null;
create index class_shares_list on class_shares (list_id) where list_id is not null;
