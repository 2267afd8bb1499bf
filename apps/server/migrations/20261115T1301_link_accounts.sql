-- Somebody's own link to a provider of single sign-on: seen and ended by its id. Whoever linked it themselves keeps role and school
-- as the portal has them; of the others the provider decides.
alter table user_identities
  add column id uuid not null default gen_random_uuid() unique,
  add column linked_by_person boolean not null default false;
