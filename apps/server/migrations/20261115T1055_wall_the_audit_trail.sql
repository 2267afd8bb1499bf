-- The audit trail is read by the administrators of its school and of its district; what concerns somebody's own account is theirs
-- to take along.
select build_wall('audit_events', of_school('audit_events.school_id')
  || ' or ((select visitor_is_district_wide()) and ' || of_district('audit_events.district_id') || ')');
create policy own on audit_events for select to mediathek_portal
  using (audit_events.subject_kind = 'person' and audit_events.subject_id = (select visitor_user())::text);
