-- A list that a teacher took over from another school is read by the class on whose board it stands.
create policy boards on lists for select to mediathek_portal
  using (exists (select from class_shares where class_shares.list_id = lists.id));
