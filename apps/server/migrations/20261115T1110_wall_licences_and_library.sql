-- Movements belong to the school of their code, the pool to its school; what somebody used is theirs alone.
select build_wall('licence_movements', of_parent('licence_movements.licence_id', 'licences'));
select build_wall('idempotency_keys', of_user('idempotency_keys.user_id'));
select build_wall('pool_media', of_school('pool_media.school_id'));
select build_wall('media_history', 'media_history.user_id = (select visitor_user())');
