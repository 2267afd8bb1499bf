-- Removed items and invitations belong to the school of their list or maker; what crosses schools by invitation is the portal's.
select build_wall('removed_list_items', of_parent('removed_list_items.list_id', 'lists'));
select build_wall('invitations', of_user('invitations.created_by'));
select build_wall('invitation_acceptances', of_user('invitation_acceptances.user_id')
  || ' and ' || of_parent('invitation_acceptances.invitation_id', 'invitations'));
