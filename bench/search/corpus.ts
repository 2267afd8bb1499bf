import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SearchDocument } from '@mediathek/search';

const files = ['de-education.jsonl.gz', 'de-wikipedia-leads.jsonl.gz', 'en-oercommons.jsonl.gz'];

type CorpusRecord = Pick<
  SearchDocument,
  | 'identifier'
  | 'fn_nr'
  | 'fn_titel'
  | 'fn_kurztext'
  | 'fn_text'
  | 'fn_geb'
  | 'fn_sprache'
  | 'fn_typ'
  | 'fn_adressat'
  | 'fn_schlag'
  | 'fn_prodname'
>;

/** A record as it is; what else it carries the search does not read. */
const toDocument = (record: CorpusRecord): SearchDocument => ({
  ...record,
  ...{ mediaType: 'media', addedOn: '2024-01-01', spoken: [], licences: [] },
});

/** Real records of others, which are no part of the project: their folder is named by `CORPUS_DIR`. */
export function readCorpus(folder: string | undefined): SearchDocument[] {
  if (!folder || !existsSync(join(folder, files[0] ?? ''))) {
    throw new Error(`CORPUS_DIR must name the folder that holds ${files.join(', ')}.`);
  }
  return files.flatMap((file) =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => toDocument(JSON.parse(line) as CorpusRecord)),
  );
}
