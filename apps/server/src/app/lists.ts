import type { MediaCard } from '@mediathek/contract';
import { mergeTexts } from '@mediathek/domain';
import { createTexts } from '@mediathek/i18n';
import type { Database } from '../adapters/database/database';
import type { ClassService } from '../features/classes/classes';
import { invitationService, invitationSummaries } from '../features/invitations/invitations';
import { invitationRepository } from '../features/invitations/repository';
import { invitationRoutes } from '../features/invitations/routes';
import { expiringService } from '../features/lists/expiring';
import { feedService } from '../features/lists/feed';
import { listDoor } from '../features/lists/list-access';
import { listExportService } from '../features/lists/list-export';
import { listItemService } from '../features/lists/list-items';
import { listSharingService } from '../features/lists/list-sharing';
import { listService } from '../features/lists/lists';
import { listPresenter } from '../features/lists/present-list';
import { listRoutes } from '../features/lists/routes';
import type { MediaService } from '../features/media/media';
import type { SetupService } from '../features/setup/setup';
import type { Visitor } from '../http/visitor';
import type { Keys } from '../keys';

interface Dependencies {
  database: Database;
  clock: () => Date;
  keys: Keys;
  publicUrl: string;
  media: MediaService;
  setup: Pick<SetupService, 'locale'>;
  classes: Pick<ClassService, 'teaches' | 'join'>;
  listSimilar(visitor: Visitor, identifier: string): Promise<MediaCard[]>;
}

/** Joins lists and invitations with media and classes. */
export function composeLists(dependencies: Dependencies) {
  const { database, clock, keys, publicUrl, media, setup, classes, listSimilar } = dependencies;
  const db = database.queries;
  const door = listDoor(database, clock);
  const feed = feedService({ database, keys, publicUrl });
  const summaryOf = invitationSummaries(clock, publicUrl);
  const presenter = listPresenter({
    ...{ database, clock, door },
    listCards: media.listCards,
    coverOf: media.coverOf,
    feedAddress: feed.addressOf,
    listInvitations: async (listId) => (await invitationRepository(db).listFor({ listId })).map(summaryOf),
  });
  const lists = listService({ database, clock, door, presenter });
  const sharing = listSharingService({ database, door });
  const invitations = invitationService({
    ...{ database, clock, summaryOf },
    requireSharer: sharing.requireSharer,
    openList: sharing.openList,
    addReference: sharing.addReference,
    copyList: lists.copy,
    listItems: presenter.listItems,
    listCovers: async (listId) => (await presenter.coversOf([listId])).get(listId) ?? [],
    teaches: classes.teaches,
    joinClass: classes.join,
  });
  return {
    handlers: {
      ...listRoutes({
        lists,
        items: listItemService({ clock, door }),
        sharing,
        expiring: expiringService({ door, presenter, listSimilar }),
        exports: listExportService({
          ...{ presenter, clock, publicUrl },
          async textsIn(language) {
            const texts = await setup.locale(language);
            return createTexts(language, mergeTexts(texts.default, texts.custom));
          },
        }),
        feed,
      }),
      ...invitationRoutes(invitations),
    },
    listReadable: lists.listReadable,
    hourly: [lists.removeOld],
  };
}
