import type { ListLink } from '@mediathek/contract';
import type { ListVisibility } from '@mediathek/domain';
import type { ColumnType, Generated } from 'kysely';

type DefaultedInstant = ColumnType<Date, Date | undefined, Date>;

/** Kept as a document; written as its text. */
type LinkColumn = ColumnType<ListLink | null, string | null | undefined, string | null>;

interface Lists {
  id: Generated<string>;
  owner_id: string;
  school_id: string | null;
  title: string;
  description: Generated<string>;
  visibility: ListVisibility;
  /** Grows with every change of the list or its items. */
  version: Generated<number>;
  cover_media_id: number | null;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Date | null;
}

interface ListItems {
  id: Generated<string>;
  list_id: string;
  /** Nobody where the medium has vanished. */
  media_id: number | null;
  position: number;
  note: Generated<string>;
  /** In place of a medium: something outside the portal. */
  link: LinkColumn;
  /** The medium's title when it was added; all that is left when it vanishes. */
  title: Generated<string>;
  /** Grows with every change of the note. */
  version: Generated<number>;
}

interface RemovedListItems {
  id: string;
  list_id: string;
  media_id: number | null;
  position: number;
  note: string;
  title: string;
  version: number;
  link: LinkColumn;
  removed_at: Date;
}

interface ListShares {
  list_id: string;
  user_id: string;
  may_edit: Generated<boolean>;
}

interface Invitations {
  id: Generated<string>;
  list_id: string | null;
  class_id: string | null;
  created_by: string;
  guests_may_follow: boolean;
  created_at: Date;
  expires_at: Date | null;
  most: number | null;
  accepted: Generated<number>;
  revoked_at: Date | null;
}

interface InvitationAcceptances {
  invitation_id: string;
  user_id: string;
  accepted_at: Date;
  /** The list that was made from it, where somebody took a copy. */
  copy_id: string | null;
}

/** Lists and invitations. */
export interface ListTables {
  lists: Lists;
  list_items: ListItems;
  removed_list_items: RemovedListItems;
  list_shares: ListShares;
  invitations: Invitations;
  invitation_acceptances: InvitationAcceptances;
}
