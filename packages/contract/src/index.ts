export * from './calls';
export * from './openapi';
export * from './problems';
export type { OwnData, OwnSession, Profile, SecondFactorState } from './schemas/account';
export type {
  BoardEntry,
  ClassCodes,
  ClassDetail,
  ClassPupil,
  ClassSummary,
  ShareCheck,
} from './schemas/classes';
export { emailAddress } from './schemas/fields';
export { type HomePage, homePage, type NewsTeaser } from './schemas/home';
export type { Library, LibraryEntry, LibraryList, LibraryTab, OwnHome } from './schemas/library';
export type {
  LicenceCode,
  LicenceCodeDetail,
  LicenceCodes,
  LicenceMovement,
  PlaceHolder,
  PlaceReceivers,
  SchoolClasses,
  SchoolMembers,
  SchoolUsage,
} from './schemas/licences';
export type {
  ExpiringItems,
  InvitationSummary,
  InvitationView,
  ListDetail,
  ListItem,
  ListLink,
  ListSummary,
} from './schemas/lists';
export type { LearningPlatform, LearningPlatforms } from './schemas/lti';
export {
  type MediaCard,
  type MediaClip,
  type MediaDetail,
  type MediaFile,
  type MediaItem,
  mediaItem,
} from './schemas/media';
export type {
  FacetLists,
  FoundMedium,
  MarkedText,
  MediaHit,
  SearchResult,
  SearchSuggestions,
} from './schemas/media-search';
export type { PeopleList, PersonInOffice } from './schemas/people';
export type {
  ImportField,
  ImportKind,
  ImportMapping,
  ImportPreview,
  ImportRefusal,
  ImportRequest,
} from './schemas/people-import';
export type { Person } from './schemas/person';
export type { Registration } from './schemas/registration';
export type { RemoteMedium, RemoteResult, RemoteSource } from './schemas/remote-search';
export type { AuditEntry, School, SchoolChoice, SchoolList } from './schemas/schools';
export {
  frontendConfig,
  type LocaleTexts,
  localeTexts,
  textTree,
} from './schemas/setup';
export type { LinkedAccountList } from './schemas/sso';
export { userInfo } from './schemas/user';
export * from './web-address';
