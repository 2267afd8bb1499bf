import type { Tables } from '../adapters/database/tables';

export type ColumnName = {
  [T in keyof Tables]: `${T}.${Extract<keyof Tables[T], string>}`;
}[keyof Tables];

/** What ends the keeping of something personal; the nightly job has a task for each. */
export type Deadline =
  | 'account-deletion'
  | 'session-end'
  | 'link-end'
  | 'application-end'
  | 'mail-sent'
  | 'attempts-end'
  | 'code-end'
  | 'audit-end';
export type DeadlineTasks = Readonly<Record<Deadline, () => Promise<unknown>>>;

interface PersonalColumn {
  /** Why it is kept. */
  purpose: string;
  /** Where the person finds it in their own data, as `section.field`; or why not. */
  export: { as: `${string}.${string}` } | { not: string };
  /** How it goes when its person asks for deletion. */
  deletion: 'with the account' | 'emptied' | 'set to nobody' | 'removed by its deadline';
  deadline: Deadline;
}

const withAccount = { deletion: 'with the account', deadline: 'account-deletion' } as const;
/** A pupil without a name goes 90 days after the last day of the code. */
const withCode = { deletion: 'with the account', deadline: 'code-end' } as const;
const secret = { not: 'a secret that proves something; shown to nobody' } as const;
const application = { deletion: 'removed by its deadline', deadline: 'application-end' } as const;

const trail = { deletion: 'removed by its deadline', deadline: 'audit-end' } as const;

/** The register of everything that says something about a person. A new column is listed here or below, or the test fails. */
export const personalColumns: Partial<Record<ColumnName, PersonalColumn>> = {
  'users.login': { purpose: 'signing in', export: { as: 'account.login' }, ...withAccount },
  'users.email': { purpose: 'signing in and mail', export: { as: 'account.email' }, ...withAccount },
  'users.password_hash': { purpose: 'signing in', export: secret, ...withAccount },
  'users.given_name': { purpose: 'being addressed and known', export: { as: 'account.given_name' }, ...withAccount },
  'users.family_name': { purpose: 'being addressed and known', export: { as: 'account.family_name' }, ...withAccount },
  'users.role': { purpose: 'what somebody may do', export: { as: 'account.role' }, ...withAccount },
  'users.borrower_code': { purpose: 'loans', export: { as: 'account.borrower_code' }, ...withAccount },
  'users.language': { purpose: 'the language of mails', export: { as: 'account.language' }, ...withAccount },
  'users.school_id': { purpose: 'which school’s media', export: { as: 'account.school' }, ...withAccount },
  'access_codes.code_hash': { purpose: 'signing in with a code', export: secret, ...withCode },
  'access_codes.code_encrypted': { purpose: 'printing cards again', export: secret, ...withCode },
  'class_pupils.nickname_encrypted': {
    purpose: 'a teacher’s own mark for a code without a name',
    export: { not: 'belongs to the class’s teachers; says nothing that the pupil gave' },
    ...withCode,
  },
  'sessions.id_hash': {
    purpose: 'staying signed in',
    export: secret,
    deletion: 'with the account',
    deadline: 'session-end',
  },
  'sessions.device_kind': {
    purpose: 'recognising one’s own devices',
    export: { as: 'sessions.device_kind' },
    deletion: 'with the account',
    deadline: 'session-end',
  },
  'sessions.browser': {
    purpose: 'recognising one’s own devices',
    export: { as: 'sessions.browser' },
    deletion: 'with the account',
    deadline: 'session-end',
  },
  'sessions.system': {
    purpose: 'recognising one’s own devices',
    export: { as: 'sessions.system' },
    deletion: 'with the account',
    deadline: 'session-end',
  },
  'user_identities.issuer': {
    purpose: 'single sign-on',
    export: { as: 'identities.issuer' },
    ...withAccount,
  },
  'user_identities.subject': {
    purpose: 'single sign-on',
    export: { as: 'identities.subject' },
    ...withAccount,
  },
  'attempts.subject': {
    purpose: 'stopping whoever guesses',
    export: { not: 'a keyed hash that cannot be led back to a person' },
    deletion: 'removed by its deadline',
    deadline: 'attempts-end',
  },
  'request_counts.subject': {
    purpose: 'stopping whoever searches faster than people can',
    export: { not: 'a keyed hash that cannot be led back to a person' },
    deletion: 'removed by its deadline',
    deadline: 'attempts-end',
  },
  'second_factors.secret_encrypted': { purpose: 'the second factor', export: secret, ...withAccount },
  'recovery_codes.code_hash': { purpose: 'the second factor', export: secret, ...withAccount },
  'registrations.email': { purpose: 'applying for an account', export: { as: 'registrations.email' }, ...application },
  'registrations.given_name': { purpose: 'applying', export: { as: 'registrations.given_name' }, ...application },
  'registrations.family_name': { purpose: 'applying', export: { as: 'registrations.family_name' }, ...application },
  'registrations.school_number': { purpose: 'applying', export: { as: 'registrations.school_number' }, ...application },
  'registrations.school_name': { purpose: 'applying', export: { as: 'registrations.school_name' }, ...application },
  'registrations.message': { purpose: 'applying', export: { as: 'registrations.message' }, ...application },
  'registrations.language': { purpose: 'mail about it', export: { as: 'registrations.language' }, ...application },
  'registrations.reason': { purpose: 'telling why not', export: { as: 'registrations.reason' }, ...application },
  'registrations.decision': { purpose: 'deciding', export: { as: 'registrations.decision' }, ...application },
  'registrations.password_hash': { purpose: 'becomes the account’s', export: secret, ...application },
  'audit_events.action': { purpose: 'showing who changed what', export: { as: 'changes.action' }, ...trail },
  'audit_events.fields': { purpose: 'showing what was changed', export: { as: 'changes.fields' }, ...trail },
  'audit_events.subject_id': {
    purpose: 'showing whom a change concerned',
    export: { not: 'an id; what happened to the account stands under changes' },
    ...trail,
  },
  'one_time_tokens.token_hash': {
    purpose: 'links in mails',
    export: secret,
    deletion: 'with the account',
    deadline: 'link-end',
  },
  'one_time_tokens.email': {
    purpose: 'an address to be confirmed',
    export: { as: 'pendingEmail.email' },
    deletion: 'with the account',
    deadline: 'link-end',
  },
  'outbox.letter_encrypted': {
    purpose: 'mail that waits to be sent',
    export: { not: 'is sent to the person and emptied at once' },
    deletion: 'emptied',
    deadline: 'mail-sent',
  },
  'media.fn_titel': { purpose: 'titles of own clips', export: { as: 'clips.fn_titel' }, ...withAccount },
  'lists.title': { purpose: 'own lists', export: { as: 'lists.title' }, ...withAccount },
  'lists.description': { purpose: 'own lists', export: { as: 'lists.description' }, ...withAccount },
  'list_items.note': { purpose: 'own lists', export: { as: 'listEntries.note' }, ...withAccount },
  'removed_list_items.note': { purpose: 'putting it back', export: { as: 'listEntries.note' }, ...withAccount },
};

/** Texts that say nothing about a person: the stock, the set-up, kinds and numbers. */
export const impersonalColumns: readonly (ColumnName | 'media_changes.identifier')[] = [
  'districts.id',
  'districts.name',
  'mediatheks.id',
  'mediatheks.district_id',
  'mediatheks.name',
  'schools.id',
  'schools.district_id',
  'schools.school_number',
  'schools.name',
  'users.district_id',
  'registrations.school_id',
  'registrations.district_id',
  'one_time_tokens.purpose',
  'audit_events.district_id',
  'audit_events.school_id',
  'audit_events.subject_kind',
  'outbox.kind',
  'job_runs.name',
  'media.identifier',
  'media.fn_nr',
  'media.fn_kurztext',
  'media.fn_text',
  'media.fn_geb',
  'media.fn_sprache',
  'media.fn_typ',
  'media.fn_adressat',
  'media.fn_schlag',
  'media.fn_prodname',
  'media.media_type',
  'media.licence_label',
  'media_files.role',
  'media_files.lang',
  'media_files.location',
  'media_files.content_type',
  'media_changes.identifier',
  'media_usage.school_id',
  'licences.code_id',
  'licence_movements.kind',
  'idempotency_keys.key',
  'idempotency_keys.request_hash',
  'idempotency_keys.answer',
  'pool_media.school_id',
  'licences.district_id',
  'licences.school_id',
  'licences.mediathek_id',
  'classes.school_id',
  'classes.name',
  'classes.subject',
  'classes.conference_url',
  'lists.school_id',
  'lists.visibility',
  'list_items.title',
  'list_items.link',
  'removed_list_items.title',
  'removed_list_items.link',
  'harvested_records.source_id',
  'harvested_records.record_id',
  'harvested_records.title',
  'harvested_records.text',
  'harvested_records.address',
  'harvested_records.licence',
  'harvested_records.creators',
  'harvested_records.keywords',
  'harvested_records.language',
  'harvested_records.published',
  'harvests.source_id',
  'harvests.resumption_token',
  'class_shares.note',
  'news.id',
  'news.district_id',
  'news.category',
  'news.texts',
  'custom_texts.lang',
  'custom_texts.texts',
  'theme_settings.theme',
  'setup_files.name',
  'setup_files.content_type',
  'setup_files.content',
  'lti_platforms.district_id',
  'lti_platforms.school_id',
  'lti_platforms.name',
  'lti_platforms.issuer',
  'lti_platforms.client_id',
  'lti_platforms.auth_url',
  'lti_platforms.token_url',
  'lti_platforms.jwks_url',
  'lti_deployments.deployment_id',
  'lti_invitations.token_hash',
  'lti_invitations.district_id',
  'lti_invitations.school_id',
  'lti_invitations.name',
  'lti_keys.kid',
  'lti_keys.private_key_encrypted',
  'lti_keys.public_jwk',
  'lti_nonces.nonce_hash',
  'lti_links.deployment_id',
  'lti_links.context_id',
  'lti_sessions.code_hash',
  'lti_sessions.session_hash',
  'lti_sessions.role',
  'lti_sessions.deep_linking',
];
