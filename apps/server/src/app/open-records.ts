import { type FrontendConfig, linkTo, mayReadMedium, mediaScope } from '@mediathek/domain';
import type { Queries } from '../adapters/database/database';
import { coverAddress } from '../features/media/cover-address';
import { describeRecord, type RecordAddresses } from '../features/open-records/described-record';
import { learningResource } from '../features/open-records/learning-resource';
import { oaiService } from '../features/open-records/oai';
import { openSearchDescription } from '../features/open-records/open-search';
import { openRecordRepository } from '../features/open-records/repository';
import { openRecordRoutes } from '../features/open-records/routes';
import type { Settings } from '../settings';

interface Dependencies {
  db: Queries;
  config: FrontendConfig;
  settings: Pick<Settings, 'PUBLIC_URL' | 'COVER_URL' | 'MAIL_FROM'>;
  clock: () => Date;
}

/** Gives the open records to others: where guests may read about them at all, and with the pages that guests see. */
export function composeOpenRecords({ db, config, settings, clock }: Dependencies) {
  const { PUBLIC_URL: publicUrl, COVER_URL, MAIL_FROM } = settings;
  const guest = { config, user: false } as const;
  const isPublic = mayReadMedium(guest, { isOpen: true, isClip: false });
  const covers = coverAddress(COVER_URL);
  const addresses: RecordAddresses = {
    pageOf: (identifier) =>
      publicUrl +
      (mediaScope(guest) === 'stock'
        ? linkTo('csearch-media-detail', { mediaId: identifier })
        : linkTo('media', { id: identifier })),
    coverOf: (record) => new URL(covers({ ...record, fn_nr: '', is_mediathek: false }), publicUrl).href,
  };
  const oai = oaiService({ db, clock, publicUrl, adminEmail: MAIL_FROM, isPublic, ...addresses });
  const openSearch = openSearchDescription(publicUrl, linkTo(config.DisableSearch ? 'csearch' : 'search'));
  return {
    handlers: openRecordRoutes({ oai, openSearch }),
    /** An open medium for search engines, to be put into its page; nothing for all others. */
    async describe(identifier: string): Promise<object | undefined> {
      const record = isPublic ? await openRecordRepository(db).find(identifier) : undefined;
      return record && learningResource(describeRecord(record, addresses));
    },
  };
}
