import type { SearchDocument } from '@mediathek/search';
import pg from 'pg';
import { type Contestant, inMegabytes, inPortions, pageLanguage, pageSize } from './contestant';

const table = `search_bench_${process.pid}`;
const insert = `insert into ${table}
  select id, language, typ, geb, groups, a || ' ' || b,
    setweight(to_tsvector('german', a), 'A') || setweight(to_tsvector('german', b), 'B') ||
    setweight(to_tsvector('german', c), 'C') || setweight(to_tsvector('german', d), 'D')
  from jsonb_to_recordset($1::jsonb)
    as r(id text, language text, typ text, geb text[], groups text[], a text, b text, c text, d text)`;

/** All words first, any of them where those are too few. */
const rankedQuery = `with asked as (
    select websearch_to_tsquery('german', $1) as every_word,
      replace(plainto_tsquery('german', $1)::text, '&', '|')::tsquery as any_word
  )
  select id from ${table}, asked where words @@ any_word
  order by (words @@ every_word) desc, ts_rank_cd(words, any_word, 1) desc, id limit $2`;

const countsOf = (values: string) =>
  `(select json_object_agg(value, count) from (select ${values} as value, count(*) from found group by 1) as counted)`;
const pageQuery = `with found as materialized (
    select id, language, typ, geb, groups, ts_rank_cd(words, $1::tsquery, 1) as rank
    from ${table} where words @@ $1::tsquery and language like '${pageLanguage}%'
  )
  select (select count(*) from found)::int as total,
    (select json_agg(id) from (select id from found order by rank desc, id limit ${pageSize}) as page) as page,
    ${countsOf('unnest(geb)')} as geb, ${countsOf('language')} as language,
    ${countsOf('typ')} as typ, ${countsOf('unnest(groups)')} as groups`;

function toRow(document: SearchDocument) {
  return {
    id: document.identifier,
    language: document.fn_sprache,
    typ: document.fn_typ,
    geb: document.fn_geb,
    groups: document.fn_adressat,
    a: `${document.fn_titel} ${document.fn_nr} ${document.identifier}`,
    b: document.fn_schlag,
    c: `${document.fn_kurztext} ${document.fn_prodname}`,
    d: document.fn_text,
  };
}

const wordsOf = (q: string) => q.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Text search with weights and, for mistyped words, the list of words and its trigrams that the manual proposes. */
class PostgresSearch {
  constructor(readonly client: pg.Client) {}

  async index(documents: Iterable<SearchDocument>): Promise<void> {
    const { client } = this;
    await client.query('create extension if not exists pg_trgm');
    await client.query("set work_mem = '64MB'");
    await client.query(
      `create unlogged table ${table} (id text primary key, language text, typ text, geb text[],
        groups text[], names text, words tsvector)`,
    );
    for (const portion of inPortions(documents, 500)) {
      await client.query(insert, [JSON.stringify(portion.map(toRow))]);
    }
    await client.query(`create index on ${table} using gin (words)`);
    const spelled = `select to_tsvector('simple', names) from ${table}`;
    await client.query(`create unlogged table ${table}_word as select word from ts_stat($$${spelled}$$)`);
    await client.query(`create index on ${table}_word using gin (word gin_trgm_ops)`);
    await client.query(`analyze ${table}, ${table}_word`);
  }

  /** The query with every unknown word replaced by the known one that is most like it. */
  async correct(q: string): Promise<string> {
    const words = await Promise.all(
      wordsOf(q).map(async (word) => {
        const { rows } = await this.client.query<{ word: string }>(
          `select word from ${table}_word where word % lower($1) order by similarity(word, lower($1)) desc limit 1`,
          [word],
        );
        return rows[0]?.word ?? word;
      }),
    );
    return words.join(' ');
  }

  async search(q: string, limit: number): Promise<string[]> {
    const ask = async (text: string) => (await this.client.query<{ id: string }>(rankedQuery, [text, limit])).rows;
    const rows = await ask(q);
    const found = rows.length > 0 ? rows : await ask(await this.correct(q));
    return found.map(({ id }) => id);
  }

  async showPage(q: string): Promise<undefined> {
    const ask = async (text: string) => {
      const typed = `${wordsOf(text).join(' & ')}:*`;
      const asked = await this.client.query<{ q: string }>("select to_tsquery('german', $1)::text as q", [typed]);
      return (await this.client.query<{ total: number }>(pageQuery, [asked.rows[0]?.q])).rows[0];
    };
    if ((await ask(q))?.total === 0) await ask(await this.correct(q));
    return undefined;
  }

  async memory(): Promise<string> {
    const { rows } = await this.client.query<{ bytes: string }>(`select pg_total_relation_size('${table}') as bytes`);
    return `${inMegabytes(Number(rows[0]?.bytes))} of tables and indexes`;
  }

  async close(): Promise<void> {
    await this.client.query(`drop table if exists ${table}, ${table}_word`);
    await this.client.end();
  }
}

export async function createPostgres(url: string): Promise<Contestant> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const search = new PostgresSearch(client);
  return {
    name: 'PostgreSQL',
    index: (documents) => search.index(documents),
    search: (q, limit) => search.search(q, limit),
    showPage: (q) => search.showPage(q),
    memory: () => search.memory(),
    close: () => search.close(),
  };
}
