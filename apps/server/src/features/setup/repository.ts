import type { Queries } from '../../adapters/database/database';

export type SetupFileName = 'logo' | 'logo_footer' | 'illustration';

/** What the media centre has changed about the portal's looks and words. */
export const setupRepository = (db: Queries) => ({
  async findTheme(): Promise<Record<string, unknown> | undefined> {
    const row = await db.selectFrom('theme_settings').select('theme').executeTakeFirst();
    return row?.theme;
  },

  async saveTheme(theme: object): Promise<void> {
    await db
      .insertInto('theme_settings')
      .values({ theme: JSON.stringify(theme) })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet((eb) => ({ theme: eb.ref('excluded.theme') })))
      .execute();
  },

  async listCustomTexts(): Promise<Map<string, Record<string, unknown>>> {
    const rows = await db.selectFrom('custom_texts').selectAll().execute();
    return new Map(rows.map(({ lang, texts }) => [lang, texts]));
  },

  async saveCustomTexts(lang: string, texts: object): Promise<void> {
    await db
      .insertInto('custom_texts')
      .values({ lang, texts: JSON.stringify(texts) })
      .onConflict((conflict) => conflict.column('lang').doUpdateSet((eb) => ({ texts: eb.ref('excluded.texts') })))
      .execute();
  },

  async findFile(name: SetupFileName): Promise<{ contentType: string; content: Uint8Array } | undefined> {
    const row = await db.selectFrom('setup_files').selectAll().where('name', '=', name).executeTakeFirst();
    return row && { contentType: row.content_type, content: row.content };
  },

  async saveFile(name: SetupFileName, contentType: string, content: Uint8Array): Promise<void> {
    await db
      .insertInto('setup_files')
      .values({ name, content_type: contentType, content })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({
          content_type: eb.ref('excluded.content_type'),
          content: eb.ref('excluded.content'),
        })),
      )
      .execute();
  },
});
