import { EmbeddedEngine, type SearchDocument } from '@mediathek/search';
import MiniSearch from 'minisearch';
import pg from 'pg';

/** A search engine in the comparison. */
export interface Contestant {
  readonly name: string;
  index(documents: readonly SearchDocument[]): Promise<void>;
  /** The identifiers of the best results. */
  search(q: string, limit: number, filter?: { readonly language: string }): Promise<string[]>;
  close(): Promise<void>;
}

const today = '2026-01-01';

export function createOurs(engine = new EmbeddedEngine()): Contestant {
  return {
    name: 'mediathek',
    index: (documents) => engine.index(documents),
    async search(q, limit, filter) {
      const filters = filter ? { fn_sprache: `${filter.language}*` } : {};
      const { items } = await engine.search({ q, limit, filters, scope: { kind: 'stock', today } });
      return items.map(({ identifier }) => identifier);
    },
    close: () => engine.close(),
  };
}

/** As its documentation recommends: titles boosted, prefixes and a fifth of the letters forgiven. */
export function createMiniSearch(): Contestant {
  const fields = ['fn_titel', 'fn_schlag', 'fn_prodname', 'fn_kurztext', 'fn_text', 'fn_nr', 'identifier'];
  const engine = new MiniSearch<SearchDocument>({ idField: 'identifier', fields, storeFields: ['fn_sprache'] });
  return {
    name: 'MiniSearch',
    async index(documents) {
      await engine.addAllAsync(documents, { chunkSize: 500 });
    },
    async search(q, limit, filter) {
      const found = engine.search(q, {
        prefix: (_term, index, terms) => index === terms.length - 1,
        fuzzy: 0.2,
        boost: { fn_titel: 6, fn_schlag: 3, fn_kurztext: 1.6, fn_prodname: 1.5 },
        ...(filter ? { filter: (result) => String(result.fn_sprache).includes(filter.language) } : {}),
      });
      return found.slice(0, limit).map(({ id }) => String(id));
    },
    async close() {
      engine.removeAll();
    },
  };
}

/** Text search with weights as in its manual: all words first, any of them where those are too few. */
export async function createPostgres(url: string): Promise<Contestant> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const table = 'search_bench';
  return {
    name: 'PostgreSQL',
    async index(documents) {
      await client.query(`create temporary table ${table} (id text primary key, language text, words tsvector)`);
      for (let from = 0; from < documents.length; from += 500) {
        const rows = documents.slice(from, from + 500).map((document) => ({
          id: document.identifier,
          language: document.fn_sprache,
          a: `${document.fn_titel} ${document.fn_nr} ${document.identifier}`,
          b: document.fn_schlag,
          c: `${document.fn_kurztext} ${document.fn_prodname}`,
          d: document.fn_text,
        }));
        await client.query(
          `insert into ${table} select id, language,
             setweight(to_tsvector('german', a), 'A') || setweight(to_tsvector('german', b), 'B') ||
             setweight(to_tsvector('german', c), 'C') || setweight(to_tsvector('german', d), 'D')
           from jsonb_to_recordset($1::jsonb) as r(id text, language text, a text, b text, c text, d text)`,
          [JSON.stringify(rows)],
        );
      }
      await client.query(`create index on ${table} using gin (words)`);
      await client.query(`analyze ${table}`);
    },
    async search(q, limit, filter) {
      const { rows } = await client.query<{ id: string }>(
        `with asked as (
           select websearch_to_tsquery('german', $1) as every_word,
             replace(plainto_tsquery('german', $1)::text, '&', '|')::tsquery as any_word
         )
         select id from ${table}, asked
         where words @@ any_word and ($3::text is null or language like $3 || '%')
         order by (words @@ every_word) desc, ts_rank_cd(words, any_word, 1) desc, id
         limit $2`,
        [q, limit, filter?.language ?? null],
      );
      return rows.map(({ id }) => id);
    },
    close: () => client.end(),
  };
}
