import type { GeneratedAlways } from 'kysely';

interface HarvestedRecords {
  source_id: string;
  record_id: string;
  title: string;
  text: string;
  address: string;
  licence: string;
  creators: string;
  keywords: string;
  language: string;
  published: string;
  harvested_at: Date;
  words: GeneratedAlways<string>;
}

interface Harvests {
  source_id: string;
  /** What the source wants to hear for its next page. */
  resumption_token: string | null;
  started_at: Date;
  /** The start of the last harvest that came to its end. */
  complete_from: Date | null;
  next_at: Date;
  failures: number;
}

/** Records of external repositories that are searched here. */
export interface HarvestTables {
  harvested_records: HarvestedRecords;
  harvests: Harvests;
}
