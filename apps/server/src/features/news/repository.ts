import type { NewsTeaser } from '@mediathek/contract';
import type { Queries } from '../../adapters/database/database';

export interface NewArticle {
  id: string;
  districtId: string;
  category: string;
  texts: Record<string, { title: string; summary: string; text: string }>;
  publishedOn: string | null;
  isDraft: boolean;
}

/** News of the media centres. */
export const newsRepository = (db: Queries) => ({
  /** Published articles, newest first; of one district for its people, of all for guests. */
  async listPublished(query: {
    districtId: string | undefined;
    today: string;
    lang: string;
    limit: number;
  }): Promise<NewsTeaser[]> {
    let rows = db.selectFrom('news').selectAll().where('is_draft', '=', false).where('published_on', '<=', query.today);
    if (query.districtId !== undefined) rows = rows.where('district_id', '=', query.districtId);
    const found = await rows.orderBy('published_on', 'desc').orderBy('id').limit(query.limit).execute();
    return found.flatMap(({ id, category, texts, published_on }) => {
      const text = texts[query.lang] ?? texts.de ?? Object.values(texts)[0];
      return text && published_on
        ? [{ id, category, title: text.title, summary: text.summary, publishedOn: published_on }]
        : [];
    });
  },

  async listCategories(): Promise<string[]> {
    const rows = await db.selectFrom('news').select('category').distinct().orderBy('category').execute();
    return rows.map(({ category }) => category);
  },

  async add(articles: readonly NewArticle[]): Promise<void> {
    if (articles.length === 0) return;
    await db
      .insertInto('news')
      .values(
        articles.map((article) => ({
          id: article.id,
          district_id: article.districtId,
          category: article.category,
          texts: JSON.stringify(article.texts),
          published_on: article.publishedOn,
          is_draft: article.isDraft,
        })),
      )
      .execute();
  },
});
