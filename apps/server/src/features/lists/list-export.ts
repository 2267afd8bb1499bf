import { linkTo } from '@mediathek/domain';
import type { Texts } from '@mediathek/i18n';
import { Problem } from '../../http/problem';
import type { MadeDocument } from '../../http/register-calls';
import type { Visitor } from '../../http/visitor';
import { makeCartridge } from './cartridge';
import { makeListPdf } from './list-pdf';
import type { ListPresenter } from './present-list';

interface Dependencies {
  presenter: ListPresenter;
  clock: () => Date;
  publicUrl: string;
  textsIn(language: 'de' | 'en'): Promise<Texts>;
}

/** Lists to take along: on paper, and into a learning platform. */
export function listExportService({ presenter, clock, publicUrl, textsIn }: Dependencies) {
  const addressOf = (identifier: string): string => publicUrl + linkTo('media', { id: identifier });

  return {
    async pdf(visitor: Visitor, id: string, language: 'de' | 'en'): Promise<MadeDocument> {
      const list = await presenter.detail(visitor, id);
      const { t } = await textsIn(language);
      const content = await makeListPdf(list, { t, language, now: clock(), addressOf });
      return { content, disposition: { kind: 'inline', name: `${list.title}.pdf` } };
    },

    /** The learning platform keeps the links; what may be used is decided when somebody follows them. */
    async cartridge(visitor: Visitor, id: string): Promise<MadeDocument> {
      const list = await presenter.detail(visitor, id);
      if (!list.rights.exportCartridge) throw new Problem('forbidden');
      const content = makeCartridge(
        { id, title: list.title, description: list.description, language: 'de', madeAt: new Date(list.updatedAt) },
        list.items.map((item) => ({
          id: item.id,
          title: item.medium?.fn_titel ?? item.title,
          note: item.note,
          href: item.link?.address ?? (item.medium ? addressOf(item.medium.identifier) : undefined),
        })),
      );
      return { content, disposition: { kind: 'attachment', name: `${list.title}.imscc` } };
    },
  };
}
