import type { ColumnType, Generated } from 'kysely';

interface LicenceMovements {
  id: Generated<string>;
  licence_id: string;
  kind: 'bought' | 'given' | 'redeemed' | 'taken-back' | 'returned' | 'corrected';
  moved_at: Date;
  moved_by: string | null;
  holder_id: string | null;
  class_id: string | null;
  total_change: Generated<number>;
  remaining_change: Generated<number>;
  returns_change: Generated<number>;
}

interface IdempotencyKeys {
  user_id: string;
  key: string;
  request_hash: Uint8Array;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
}

interface PoolMedia {
  school_id: string;
  media_id: number;
  given_by: string | null;
  given_at: Date;
}

interface MediaHistory {
  user_id: string;
  media_id: number;
  /** Seconds into a film or a recording; absent where it was opened only, or came to its end. */
  position: number | null;
  duration: number | null;
  used_at: Date;
  /** The day on which it last counted for the use of the school. */
  counted_on: string | null;
  removed_at: Date | null;
}

/** The tables of licence movements, the pool of a school, and what somebody used last. */
export interface LibraryTables {
  licence_movements: LicenceMovements;
  idempotency_keys: IdempotencyKeys;
  pool_media: PoolMedia;
  media_history: MediaHistory;
}
