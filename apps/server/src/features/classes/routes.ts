import type { CallKey } from '@mediathek/contract';
import type { Texts } from '@mediathek/i18n';
import type { Handlers } from '../../http/register-calls';
import type { BoardService } from './board';
import { renderCards } from './cards';
import type { ClassService } from './classes';
import type { PupilService } from './pupils';

interface Dependencies {
  classes: ClassService;
  pupils: PupilService;
  board: BoardService;
  /** The portal's texts in a language, with the operator's own. */
  textsIn(language: 'de' | 'en'): Promise<Texts['t']>;
  publicUrl: string;
  clock: () => Date;
}

type ClassCalls = Extract<CallKey, `${string} /api/v1/classes${string}`>;

/** Classes, their people and codes, and their boards. */
export function classRoutes(dependencies: Dependencies): Handlers<ClassCalls> {
  const { classes, pupils, board, textsIn, publicUrl, clock } = dependencies;
  return {
    'GET /api/v1/classes': ({ visitor }) => classes.list(visitor),
    'GET /api/v1/classes/{id}': ({ visitor, params }) => classes.find(visitor, params.id),

    async 'POST /api/v1/classes'({ visitor, body }) {
      return { id: await classes.create(visitor, body) };
    },
    async 'PATCH /api/v1/classes/{id}'({ visitor, params, body }) {
      await classes.change(visitor, params.id, body);
      return undefined;
    },
    async 'POST /api/v1/classes/{id}/archive'({ visitor, params }) {
      await classes.archive(visitor, params.id);
      return undefined;
    },
    async 'POST /api/v1/classes/{id}/restore'({ visitor, params }) {
      await classes.restore(visitor, params.id);
      return undefined;
    },
    async 'POST /api/v1/classes/{id}/carry-over'({ visitor, params }) {
      return { id: await classes.carryOver(visitor, params.id) };
    },
    async 'PUT /api/v1/classes/{id}/teachers/{user}'({ visitor, params }) {
      await classes.addTeacher(visitor, params);
      return undefined;
    },
    async 'DELETE /api/v1/classes/{id}/teachers/{user}'({ visitor, params }) {
      await classes.removeTeacher(visitor, params);
      return undefined;
    },

    async 'POST /api/v1/classes/{id}/pupils'({ visitor, params, body }) {
      return { items: await pupils.add(visitor, params.id, body.nicknames) };
    },
    async 'POST /api/v1/classes/{id}/accounts'({ visitor, params, body }) {
      await pupils.addAccount(visitor, params.id, body.login);
      return undefined;
    },
    async 'PATCH /api/v1/classes/{id}/pupils/{pupil}'({ visitor, params, body }) {
      await pupils.rename(visitor, params, body.nickname);
      return undefined;
    },
    async 'DELETE /api/v1/classes/{id}/pupils/{pupil}'({ visitor, params }) {
      await pupils.remove(visitor, params);
      return undefined;
    },
    async 'GET /api/v1/classes/{id}/codes'({ visitor, params }) {
      return { items: await pupils.listCodes(visitor, params.id) };
    },
    async 'POST /api/v1/classes/{id}/pupils/{pupil}/renew-code'({ visitor, params }) {
      return { items: await pupils.renewCode(visitor, params) };
    },
    async 'POST /api/v1/classes/{id}/pupils/{pupil}/revoke-code'({ visitor, params }) {
      await pupils.revokeCode(visitor, params);
      return undefined;
    },
    async 'GET /api/v1/classes/{id}/cards.pdf'({ visitor, params, query: { lang, pupil } }) {
      const { className, cards } = await pupils.cards(visitor, params.id, pupil);
      const t = await textsIn(lang);
      return {
        content: await renderCards(cards, { className, language: lang, t, publicUrl, createdAt: clock() }),
        disposition: { kind: 'inline', name: `${t('classes.card.file', { name: className })}.pdf` },
      };
    },

    'GET /api/v1/classes/{id}/share-check': ({ visitor, params, query }) => board.check(visitor, params.id, query),
    'GET /api/v1/classes/{id}/as-pupil': ({ visitor, params }) => board.showAsPupil(visitor, params.id),
    async 'POST /api/v1/classes/{id}/shares'({ visitor, params, body }) {
      return { id: await board.share(visitor, params.id, body) };
    },
    async 'PATCH /api/v1/classes/{id}/shares/{share}'({ visitor, params, body }) {
      await board.change(visitor, params, body);
      return undefined;
    },
    async 'DELETE /api/v1/classes/{id}/shares/{share}'({ visitor, params }) {
      await board.remove(visitor, params);
      return undefined;
    },
    async 'PUT /api/v1/classes/{id}/shares/{share}/position'({ visitor, params, body }) {
      await board.move(visitor, params, body.after);
      return undefined;
    },
  };
}
