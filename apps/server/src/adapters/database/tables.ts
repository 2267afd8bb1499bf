import type { AuditAction, AuditSubject, DeviceKind, OneTimeTokenPurpose } from '@mediathek/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HarvestTables } from './harvest-tables';
import type { LibraryTables } from './library-tables';
import type { ListTables } from './list-tables';
import type { LtiTables } from './lti-tables';

/** Dates without time travel as 'YYYY-MM-DD' in both drivers. */
type Day = string;
type DefaultedInstant = ColumnType<Date, Date | undefined, Date>;

interface Districts {
  id: string;
  name: string;
}

interface Mediatheks {
  id: string;
  district_id: string;
  name: string;
}

interface Schools {
  id: string;
  district_id: string;
  school_number: string;
  name: string;
  archived_at: Date | null;
}

interface Users {
  id: Generated<string>;
  login: string | null;
  email: string | null;
  password_hash: string | null;
  given_name: Generated<string>;
  family_name: Generated<string>;
  role: 'L' | 'S';
  school_admin: Generated<0 | 1 | 2>;
  district_admin: Generated<0 | 1>;
  district_id: string;
  school_id: string | null;
  borrower_code: string | null;
  show_jitsi: Generated<boolean>;
  disabled_at: Date | null;
  created_at: DefaultedInstant;
  language: 'de' | 'en' | null;
  deletion_requested_at: Date | null;
}

interface AccessCodes {
  id: Generated<string>;
  user_id: string;
  code_hash: Uint8Array;
  code_encrypted: Uint8Array;
  valid_to: Day;
  revoked_at: Date | null;
}

interface Sessions {
  id: Generated<string>;
  id_hash: Uint8Array;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  last_seen_at: DefaultedInstant;
  device_kind: Generated<DeviceKind>;
  browser: Generated<string>;
  system: Generated<string>;
}

interface UserIdentities {
  id: Generated<string>;
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Date;
  last_used_at: Date;
  linked_by_person: Generated<boolean>;
}

interface RequestCounts {
  subject: Uint8Array;
  minute: Date;
  count: number;
}

interface Attempts {
  subject: Uint8Array;
  made_at: Date;
}

interface SecondFactors {
  user_id: string;
  secret_encrypted: Uint8Array;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

interface RecoveryCodes {
  user_id: string;
  code_hash: Uint8Array;
  used_at: Date | null;
}

interface Registrations {
  id: Generated<string>;
  email: string;
  given_name: string;
  family_name: string;
  school_number: Generated<string>;
  school_name: Generated<string>;
  message: Generated<string>;
  password_hash: string;
  language: 'de' | 'en';
  school_id: string | null;
  district_id: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  decision: 'approved' | 'refused' | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: Generated<string>;
}

interface AuditEvents {
  id: GeneratedAlways<number>;
  at: Date;
  district_id: string;
  school_id: string | null;
  actor_id: string | null;
  action: AuditAction;
  subject_kind: AuditSubject;
  subject_id: string;
  fields: Generated<string[]>;
  count: number | null;
}

interface OneTimeTokens {
  token_hash: Uint8Array;
  purpose: OneTimeTokenPurpose;
  user_id: string | null;
  registration_id: string | null;
  email: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface Outbox {
  id: Generated<string>;
  kind: string;
  letter_encrypted: Uint8Array | null;
  created_at: Date;
  next_attempt_at: Date;
  attempts: Generated<number>;
  sent_at: Date | null;
  failed_at: Date | null;
}

interface JobRuns {
  name: string;
  ran_on: Day;
}

interface Media {
  id: GeneratedAlways<number>;
  identifier: string;
  fn_nr: string;
  fn_titel: string;
  fn_kurztext: string;
  fn_text: string;
  fn_geb: string[];
  fn_sprache: string;
  fn_typ: string;
  fn_adressat: string[];
  fn_schlag: string;
  fn_prodname: string;
  is_mediathek: boolean;
  media_type: 'media' | 'book' | 'app';
  duration_minutes: number | null;
  licence_label: Generated<string>;
  added_on: Day;
  updated_at: DefaultedInstant;
  /** The film of which this is a clip. */
  clip_of: number | null;
  clip_start: number | null;
  clip_end: number | null;
  clip_owner: string | null;
  deleted_at: Date | null;
}

interface MediaFiles {
  id: Generated<string>;
  media_id: number;
  role: 'main' | 'subtitle' | 'chapters' | 'worksheet' | 'poster';
  lang: string;
  location: string;
  content_type: string;
  position: number;
}

interface MediaChanges {
  id: GeneratedAlways<number>;
  identifier: string;
  /** The transaction that changed it; a number that only the database reckons with. */
  changed_in: GeneratedAlways<string>;
  changed_at: DefaultedInstant;
}

interface MediaChangesRemoved {
  only_row: Generated<boolean>;
  up_to: string;
}

interface MediaParts {
  package_id: number;
  part_id: number;
  position: number;
}

interface MediaUsage {
  media_id: number;
  school_id: string;
  used_on: Day;
  uses: number;
}

interface Licences {
  id: Generated<string>;
  code_id: string;
  media_id: number;
  district_id: string | null;
  school_id: string | null;
  mediathek_id: string | null;
  unlimited: Generated<boolean>;
  valid_to: Day | null;
  total: Generated<number>;
  remaining: Generated<number>;
  returns: Generated<number>;
}

interface LicencePlaces {
  id: Generated<string>;
  licence_id: string;
  user_id: string;
  given_by: string | null;
  given_at: Date;
}

interface Classes {
  id: Generated<string>;
  school_id: string;
  name: string;
  grade: number | null;
  subject: Generated<string>;
  school_year: number;
  conference_url: Generated<string>;
  archived_at: Date | null;
  /** The class of the year before. */
  carried_from: string | null;
}

interface ClassTeachers {
  class_id: string;
  user_id: string;
}

interface ClassPupils {
  class_id: string;
  user_id: string;
  nickname_encrypted: Uint8Array | null;
}

interface ClassShares {
  id: Generated<string>;
  class_id: string;
  media_id: number | null;
  list_id: string | null;
  position: Generated<number>;
  note: Generated<string>;
  visible_from: Date;
  visible_until: Date | null;
}

interface Bookmarks {
  user_id: string;
  media_id: number;
  created_at: Date;
}

/** For whoever brings them back. */
interface RemovedBookmarks extends Bookmarks {
  removed_at: Date;
}

interface News {
  id: string;
  district_id: string;
  category: string;
  texts: ColumnType<Record<string, { title: string; summary: string; text: string }>, string, string>;
  published_on: Day | null;
  is_draft: Generated<boolean>;
}

interface CustomTexts {
  lang: string;
  texts: ColumnType<Record<string, unknown>, string, string>;
}

interface ThemeSettings {
  only_row: Generated<boolean>;
  theme: ColumnType<Record<string, unknown>, string, string>;
}

interface SetupFiles {
  name: 'logo' | 'logo_footer' | 'illustration';
  content_type: string;
  content: Uint8Array;
}

/** Which media have a licence of anybody; the only thing that is told of other schools' licences. */
interface LicensedMedia {
  media_id: number;
}

/** Which media are opened by which packages; packages that were removed open nothing. */
interface OpenPackageParts {
  package_id: number;
  part_id: number;
}

/** How often media were opened on a day, in all schools together. */
interface MediaUses {
  media_id: number;
  used_on: string;
  uses: number;
}

/** Every table, by its name in the database. */
export interface Tables extends LtiTables, ListTables, LibraryTables, HarvestTables {
  districts: Districts;
  mediatheks: Mediatheks;
  schools: Schools;
  users: Users;
  access_codes: AccessCodes;
  sessions: Sessions;
  user_identities: UserIdentities;
  attempts: Attempts;
  request_counts: RequestCounts;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  registrations: Registrations;
  audit_events: AuditEvents;
  one_time_tokens: OneTimeTokens;
  outbox: Outbox;
  job_runs: JobRuns;
  media: Media;
  media_files: MediaFiles;
  media_changes: MediaChanges;
  media_changes_removed: MediaChangesRemoved;
  media_parts: MediaParts;
  media_usage: MediaUsage;
  licensed_media: LicensedMedia;
  open_package_parts: OpenPackageParts;
  media_uses: MediaUses;
  licences: Licences;
  licence_places: LicencePlaces;
  classes: Classes;
  class_teachers: ClassTeachers;
  class_pupils: ClassPupils;
  class_shares: ClassShares;
  bookmarks: Bookmarks;
  removed_bookmarks: RemovedBookmarks;
  news: News;
  custom_texts: CustomTexts;
  theme_settings: ThemeSettings;
  setup_files: SetupFiles;
}
