import type { SearchDocument } from '@mediathek/search';
import { generateDocuments } from '../search/generate';

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

const portion = 1000;
/** The generated districts; the first ones are those of the demo, so that its accounts have something to use. */
const districtOf = (id: string): string =>
  ['d0', 'd1', 'd2'].includes(id) ? 'hohenfeld' : id === 'd3' ? 'seetal' : id;

const columns = {
  identifier: 'text',
  fn_nr: 'text',
  fn_titel: 'text',
  fn_kurztext: 'text',
  fn_text: 'text',
  fn_geb: 'text[]',
  fn_sprache: 'text',
  fn_typ: 'text',
  fn_adressat: 'text[]',
  fn_schlag: 'text',
  fn_prodname: 'text',
  media_type: 'text',
  added_on: 'date',
};

function rowOf({ mediaType, addedOn, licences, spoken: _spoken, ...fields }: SearchDocument) {
  const [licence] = licences;
  const validTo = licence?.validTo ?? null;
  return {
    ...fields,
    media_type: mediaType,
    added_on: addedOn,
    district_id: licence?.districtId ? districtOf(licence.districtId) : null,
    unlimited: validTo === false,
    valid_to: validTo || null,
  };
}

async function save(query: Query, documents: readonly SearchDocument[]): Promise<void> {
  const rows = JSON.stringify(documents.map(rowOf));
  const names = Object.keys(columns).join(', ');
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  await query(
    `insert into media (${names}) select ${names} from json_to_recordset($1) as given (${types.join(', ')})`,
    [rows],
  );
  await query(
    `insert into licences (code_id, media_id, district_id, unlimited, valid_to, total, remaining, returns)
     select 'bench-' || identifier, media.id, district_id, unlimited, valid_to, 10, 10, 0
     from json_to_recordset($1) as given (identifier text, district_id text, unlimited boolean, valid_to date)
     join media using (identifier) where district_id is not null`,
    [rows],
  );
}

/** Lays generated media beside those of the demo. */
export async function fillMedia(query: Query, count: number): Promise<void> {
  await query(
    `insert into districts (id, name) select 'd' || number, 'District ' || number from generate_series(4, 11) as number`,
    [],
  );
  let waiting: SearchDocument[] = [];
  for (const document of generateDocuments(count)) {
    waiting.push(document);
    if (waiting.length < portion) continue;
    await save(query, waiting);
    waiting = [];
  }
  await save(query, waiting);
  await query('analyze', []);
}
