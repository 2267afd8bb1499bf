import { sql } from 'kysely';
import type { Queries } from '../../adapters/database/database';

type Row = Record<string, unknown>;

/** Everything kept about one person, as they would ask for it: section by section, with names instead of numbers. */
export const exportRepository = (db: Queries) => {
  const account = (id: string): Promise<Row[]> =>
    db
      .selectFrom('users')
      .leftJoin('schools', 'schools.id', 'users.school_id')
      .select(['login', 'email', 'given_name', 'family_name', 'role', 'school_admin', 'district_admin'])
      .select(['borrower_code', 'language', 'users.created_at', 'deletion_requested_at', 'schools.name as school'])
      .where('users.id', '=', id)
      .execute();

  const sessions = (id: string): Promise<Row[]> =>
    db
      .selectFrom('sessions')
      .select(['device_kind', 'browser', 'system', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute();

  const secondFactor = (id: string): Promise<Row[]> =>
    db.selectFrom('second_factors').select(['created_at', 'confirmed_at']).where('user_id', '=', id).execute();

  const identities = (id: string): Promise<Row[]> =>
    db
      .selectFrom('user_identities')
      .select(['issuer', 'subject', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .execute();

  const accessCodes = (id: string): Promise<Row[]> =>
    db.selectFrom('access_codes').select(['valid_to', 'revoked_at']).where('user_id', '=', id).execute();

  const classes = async (id: string): Promise<Row[]> => {
    const taught = await db
      .selectFrom('class_teachers')
      .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
      .select(['classes.name', 'classes.school_year'])
      .where('class_teachers.user_id', '=', id)
      .execute();
    const visited = await db
      .selectFrom('class_pupils')
      .innerJoin('classes', 'classes.id', 'class_pupils.class_id')
      .select(['classes.name', 'classes.school_year'])
      .where('class_pupils.user_id', '=', id)
      .execute();
    return [...taught.map((row) => ({ ...row, as: 'teacher' })), ...visited.map((row) => ({ ...row, as: 'pupil' }))];
  };

  const lists = (id: string): Promise<Row[]> =>
    db
      .selectFrom('lists')
      .select(['title', 'description', 'visibility', 'created_at', 'updated_at', 'deleted_at'])
      .where('owner_id', '=', id)
      .orderBy('created_at')
      .execute();

  const listEntries = async (id: string): Promise<Row[]> => {
    const entries = await db
      .selectFrom('list_items')
      .innerJoin('lists', 'lists.id', 'list_items.list_id')
      .leftJoin('media', 'media.id', 'list_items.media_id')
      .select(['lists.title as list', 'media.identifier', 'list_items.title as fn_titel', 'list_items.note'])
      .select(sql<string | null>`list_items.link ->> 'address'`.as('link'))
      .where('lists.owner_id', '=', id)
      .orderBy('lists.created_at')
      .orderBy('list_items.position')
      .execute();
    const removed = await db
      .selectFrom('removed_list_items')
      .innerJoin('lists', 'lists.id', 'removed_list_items.list_id')
      .select(['lists.title as list', 'removed_list_items.title as fn_titel', 'note', 'removed_at'])
      .where('lists.owner_id', '=', id)
      .orderBy('removed_at')
      .execute();
    return [...entries, ...removed];
  };

  const invitations = (id: string): Promise<Row[]> =>
    db
      .selectFrom('invitations')
      .leftJoin('lists', 'lists.id', 'invitations.list_id')
      .leftJoin('classes', 'classes.id', 'invitations.class_id')
      .select(['lists.title as list', 'classes.name as class', 'invitations.created_at', 'expires_at', 'revoked_at'])
      .where('created_by', '=', id)
      .orderBy('invitations.created_at')
      .execute();

  const acceptedInvitations = (id: string): Promise<Row[]> =>
    db
      .selectFrom('invitation_acceptances')
      .innerJoin('invitations', 'invitations.id', 'invitation_acceptances.invitation_id')
      .leftJoin('lists', 'lists.id', 'invitations.list_id')
      .leftJoin('classes', 'classes.id', 'invitations.class_id')
      .select(['lists.title as list', 'classes.name as class', 'accepted_at'])
      .where('user_id', '=', id)
      .orderBy('accepted_at')
      .execute();

  const sharedLists = (id: string): Promise<Row[]> =>
    db
      .selectFrom('list_shares')
      .innerJoin('lists', 'lists.id', 'list_shares.list_id')
      .select(['lists.title', 'list_shares.may_edit'])
      .where('list_shares.user_id', '=', id)
      .execute();

  const bookmarks = (id: string): Promise<Row[]> =>
    db
      .selectFrom('bookmarks')
      .innerJoin('media', 'media.id', 'bookmarks.media_id')
      .select(['media.identifier', 'media.fn_titel', 'bookmarks.created_at'])
      .where('bookmarks.user_id', '=', id)
      .orderBy('bookmarks.created_at')
      .execute();

  const clips = (id: string): Promise<Row[]> =>
    db
      .selectFrom('media')
      .select(['identifier', 'fn_titel', 'fn_kurztext', 'clip_start', 'clip_end'])
      .where('clip_owner', '=', id)
      .execute();

  const licences = (id: string): Promise<Row[]> =>
    db
      .selectFrom('licence_places')
      .innerJoin('licences', 'licences.id', 'licence_places.licence_id')
      .innerJoin('media', 'media.id', 'licences.media_id')
      .select(['media.identifier', 'media.fn_titel', 'licences.valid_to', 'licence_places.given_at'])
      .where('licence_places.user_id', '=', id)
      .execute();

  const licenceMovements = (id: string): Promise<Row[]> =>
    db
      .selectFrom('licence_movements')
      .innerJoin('licences', 'licences.id', 'licence_movements.licence_id')
      .innerJoin('media', 'media.id', 'licences.media_id')
      .select(['media.identifier', 'licences.code_id', 'licence_movements.kind', 'licence_movements.moved_at'])
      .select((eb) => eb('licence_movements.moved_by', '=', id).as('by_oneself'))
      .where((eb) => eb.or([eb('moved_by', '=', id), eb('holder_id', '=', id)]))
      .orderBy('licence_movements.moved_at')
      .execute();

  const used = (id: string): Promise<Row[]> =>
    db
      .selectFrom('media_history')
      .innerJoin('media', 'media.id', 'media_history.media_id')
      .select(['media.identifier', 'media.fn_titel', 'position', 'duration', 'used_at'])
      .where('user_id', '=', id)
      .orderBy('used_at')
      .execute();

  const givenToSchool = (id: string): Promise<Row[]> =>
    db
      .selectFrom('pool_media')
      .innerJoin('media', 'media.id', 'pool_media.media_id')
      .select(['media.identifier', 'media.fn_titel', 'given_at'])
      .where('given_by', '=', id)
      .orderBy('given_at')
      .execute();

  const registrations = (id: string): Promise<Row[]> =>
    db
      .selectFrom('registrations')
      .innerJoin('users', (join) =>
        join.on((eb) => eb(eb.fn('lower', ['registrations.email']), '=', eb.fn('lower', ['users.email']))),
      )
      .select(['registrations.email', 'registrations.given_name', 'registrations.family_name'])
      .select(['registrations.school_number', 'registrations.school_name', 'registrations.message'])
      .select(['registrations.language', 'registrations.created_at', 'registrations.decision', 'registrations.reason'])
      .where('users.id', '=', id)
      .where('registrations.confirmed_at', 'is not', null)
      .execute();

  const pendingEmail = (id: string): Promise<Row[]> =>
    db
      .selectFrom('one_time_tokens')
      .select(['email', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .where('purpose', '=', 'email-change')
      .where('used_at', 'is', null)
      .execute();

  const changes = (id: string): Promise<Row[]> =>
    db
      .selectFrom('audit_events')
      .select(['at', 'action', 'fields'])
      .where('subject_kind', '=', 'person')
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute();

  const sections = {
    account,
    sessions,
    secondFactor,
    identities,
    accessCodes,
    classes,
    lists,
    listEntries,
    sharedLists,
    invitations,
    acceptedInvitations,
    bookmarks,
    clips,
    licences,
    licenceMovements,
    used,
    givenToSchool,
    registrations,
    pendingEmail,
    changes,
  };

  return {
    async collect(userId: string): Promise<Record<string, Row[]>> {
      const collected: Record<string, Row[]> = {};
      for (const [name, load] of Object.entries(sections)) collected[name] = await load(userId);
      return collected;
    },
  };
};
