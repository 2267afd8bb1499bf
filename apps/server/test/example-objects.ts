import { type CallKey, pathOf } from '@mediathek/contract';
import type { Wall } from '../src/adapters/database/wall';
import type { Row, Tenants } from './tenants';

/** Where the things that a path names are found: in a table by a column, or nowhere, because they are everybody's. */
type Noun = { table: string; key: string } | 'everybody';

/**
 * What stands before a parameter of a path, and where it leads. A part of a path that is called like a table with an `id`
 * needs no entry.
 */
const nouns: Readonly<Record<string, Noun>> = {
  'locale/{lang}': 'everybody',
  'signs/{subject}': 'everybody',
  'v1/{subject}': 'everybody',
  '{subject}/{type}': 'everybody',
  '{type}/{name}': 'everybody',
  'media/{id}': 'everybody',
  'bookmarks/{id}': 'everybody',
  'media-files/{file}': 'everybody',
  'h5p/{token}': 'everybody',
  'core/{name}': 'everybody',
  'files/{path}': 'everybody',
  'library/{tab}': 'everybody',
  'history/{id}': 'everybody',
  'pool/{id}': 'everybody',
  'clips/{id}': { table: 'clips', key: 'identifier' },
  'identities/{id}': { table: 'user_identities', key: 'id' },
  'people/{id}': { table: 'users', key: 'id' },
  'platforms/{id}': { table: 'lti_platforms', key: 'id' },
  'items/{item}': { table: 'list_items', key: 'id' },
  'teachers/{user}': { table: 'class_teachers', key: 'user_id' },
  'pupils/{pupil}': { table: 'class_pupils', key: 'user_id' },
  'shares/{share}': { table: 'class_shares', key: 'id' },
  'licences/{codeId}': { table: 'licences', key: 'code_id' },
  'shares/{user}': { table: 'list_shares', key: 'user_id' },
};

function nounOf(before: string, parameter: string, tenants: Tenants): Noun {
  const known = nouns[`${before}/${parameter}`];
  if (known) return known;
  if (tenants.rows.has(before)) return { table: before, key: 'id' };
  throw new Error(
    `Nobody knows where “${before}/${parameter}” of a path leads. Add it to the nouns in apps/server/test/example-objects.ts: ` +
      `{ table, key } of what it names, or 'everybody' for what belongs to no school.`,
  );
}

/** The things that the path of a call names, in their order. */
function nounsIn(key: CallKey, tenants: Tenants) {
  const parts = pathOf(key).split('/');
  return parts.flatMap((part, at) =>
    part.startsWith('{') ? [{ parameter: part.slice(1, -1), noun: nounOf(parts[at - 1] ?? '', part, tenants) }] : [],
  );
}

/** Whose thing it is, seen by the person who asks. */
export type Whose = 'own' | 'of another school' | 'of another district' | 'absent';

const absentIds: Readonly<Record<string, string>> = { identifier: 'UC_CLIP-none' };
const nobody = '00000000-0000-4000-8000-000000000000';

function belongs(whose: Whose, table: string, row: Row, wall: Wall, { isForeign }: Tenants): boolean {
  const isOutside = isForeign(table, row, { ...wall, isDistrictWide: true });
  if (whose === 'of another district') return isOutside;
  return whose === 'own' ? !isForeign(table, row, wall) : !isOutside && isForeign(table, row, wall);
}

/** Who walks through the calls; what is done to others must not stop them. */
const walking = ['teacher', 'student', 'schooladmin', 'districtadmin'];

/** What hangs on the person comes first, so that something can be done with it; the accounts of the walk itself stay untouched. */
function rank(row: Row, table: string, { user, school }: Wall): number {
  if (table === 'users' && walking.includes(String(row.login))) return 2;
  if (table === 'users') return row.login === null ? 1 : 0;
  if (table === 'schools') return row.id === school ? 2 : 0;
  const values = Object.values(row);
  return values.includes(user) ? 0 : values.includes(school) ? 1 : 2;
}

/**
 * Values for the parameters of a path that name a thing of a school or district; undefined where it names none, `none` where
 * there is no such thing.
 */
export function exampleParams(
  key: CallKey,
  whose: Whose,
  wall: Wall,
  tenants: Tenants,
): Record<string, string> | 'none' | undefined {
  const named = nounsIn(key, tenants).flatMap(({ parameter, noun }) =>
    noun === 'everybody' ? [] : [{ parameter, ...noun }],
  );
  const last = named.at(-1);
  if (!last) return undefined;
  if (whose === 'absent')
    return Object.fromEntries(named.map(({ parameter, key: column }) => [parameter, absentIds[column] ?? nobody]));
  const [row] = (tenants.rows.get(last.table) ?? [])
    .filter((one) => belongs(whose, last.table, one, wall, tenants))
    .sort((one, other) => rank(one, last.table, wall) - rank(other, last.table, wall));
  if (!row) return 'none';
  const values = named.map(({ parameter, table, key: column }) => {
    const holder = table === last.table ? row : tenants.parentOf(last.table, row, table);
    return [parameter, String(holder?.[column] ?? nobody)];
  });
  return Object.fromEntries(values);
}
