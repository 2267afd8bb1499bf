import { mergeTexts } from '@mediathek/domain';
import { createTexts } from '@mediathek/i18n';
import type { Database } from '../adapters/database/database';
import type { RecordAudit } from '../audit/record-audit';
import type { AccessCodeService } from '../features/access-codes/access-codes';
import { boardService } from '../features/classes/board';
import { classService } from '../features/classes/classes';
import { pupilService } from '../features/classes/pupils';
import { classRoutes } from '../features/classes/routes';
import { listDoor } from '../features/lists/list-access';
import type { mediaService } from '../features/media/media';
import type { SetupService } from '../features/setup/setup';
import type { Keys } from '../keys';

interface Dependencies {
  database: Database;
  keys: Keys;
  clock: () => Date;
  publicUrl: string;
  media: Pick<ReturnType<typeof mediaService>, 'listCards' | 'findInactive'>;
  setup: Pick<SetupService, 'locale'>;
  accessCodes: AccessCodeService;
  recordAudit: RecordAudit;
}

/** Joins classes with the codes of their pupils, the media and lists on their boards, and the texts of printed cards. */
export function composeClasses(dependencies: Dependencies) {
  const { database, keys, clock, publicUrl, media, setup, accessCodes, recordAudit } = dependencies;
  const pupils = pupilService({ database, keys, codes: accessCodes, recordAudit, publicUrl });
  const { listCards, findInactive } = media;
  const board = boardService({ database, clock, listCards, findInactive, openList: listDoor(database, clock).open });
  const classes = classService({ database, clock, board, pupils, extendCodes: accessCodes.extend });
  return {
    handlers: classRoutes({
      classes,
      pupils,
      board,
      clock,
      publicUrl,
      async textsIn(language) {
        const texts = await setup.locale(language);
        return createTexts(language, mergeTexts(texts.default, texts.custom)).t;
      },
    }),
    listBoards: board.listForPupil,
    teaches: classes.teaches,
    join: classes.join,
  };
}
