import type { Database, Queries } from '../adapters/database/database';
import type { ImportLicence, ImportRecord } from './import-record';
import { type ImportedFile, type ImportedLicence, importRepository, type PlacedFile } from './repository';

/** A medium on its way into the database: where its line stood, and its files where they lie now. */
export interface PlacedRecord extends Omit<ImportRecord, 'files'> {
  line: number;
  files: PlacedFile[] | undefined;
}

export interface BadLine {
  line: number;
  reason: string;
}

/** A package whose parts have not all come yet. */
export interface WaitingParts {
  line: number;
  identifier: string;
  parts: string[];
}

export interface PortionResult {
  added: number;
  updated: number;
  unchanged: number;
  bad: BadLine[];
  waiting: WaitingParts[];
}

type Holder = { district_id: string | null; school_id: string | null };

/** Names of districts and schools as files write them: the id, the name, and a school's number. */
async function readHolders(db: Queries) {
  const { districts, schools } = await importRepository(db).listHolders();
  const byDistrict = new Map(districts.flatMap(({ id, name }) => [name, id].map((key) => [key, id] as const)));
  const bySchool = new Map(
    schools.flatMap(({ id, name, school_number }) => [name, school_number, id].map((key) => [key, id] as const)),
  );
  return ({ district, school }: ImportLicence): Holder | { unknown: string } => {
    const districtId = district === undefined ? undefined : byDistrict.get(district);
    const schoolId = school === undefined ? undefined : bySchool.get(school);
    if (districtId !== undefined) return { district_id: districtId, school_id: null };
    if (schoolId !== undefined) return { district_id: null, school_id: schoolId };
    return { unknown: district === undefined ? `the school “${school}”` : `the district “${district}”` };
  };
}
type FindHolder = Awaited<ReturnType<typeof readHolders>>;

/** The reason why a record cannot be taken as it stands. */
function whyBad({ licences, parts, identifier }: PlacedRecord, findHolder: FindHolder): string | undefined {
  for (const licence of licences) {
    const holder = findHolder(licence);
    if ('unknown' in holder) return `${holder.unknown} of its licence is not known`;
  }
  return parts?.includes(identifier) ? 'it names itself as its part' : undefined;
}

function licencesOf(record: PlacedRecord, mediaId: number, findHolder: FindHolder): ImportedLicence[] {
  const seen = new Map<string, number>();
  return record.licences.flatMap((licence) => {
    const holder = findHolder(licence);
    if ('unknown' in holder) return [];
    const { district, school, ...terms } = licence;
    const name = holder.school_id === null ? `district:${holder.district_id}` : `school:${holder.school_id}`;
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    const code = `import:${record.identifier}:${name}${place ? `:${place + 1}` : ''}`;
    return [{ code_id: code, media_id: mediaId, ...holder, ...terms }];
  });
}

/** Packages whose parts are all known; the others wait for the rest of the file. */
async function saveParts(
  db: Queries,
  packages: readonly WaitingParts[],
  idOf: (identifier: string) => number | undefined,
) {
  if (packages.length === 0) return [];
  const repository = importRepository(db);
  const partIds = await repository.findIds([...new Set(packages.flatMap(({ parts }) => parts))]);
  const waiting = packages.filter(({ parts }) => parts.some((part) => !partIds.has(part)));
  const complete = packages.filter((one) => !waiting.includes(one) && idOf(one.identifier) !== undefined);
  await repository.saveParts(
    complete.map(({ identifier }) => idOf(identifier) ?? 0),
    complete.flatMap(({ identifier, parts }) =>
      parts.map((part, position) => ({ package_id: idOf(identifier) ?? 0, part_id: partIds.get(part) ?? 0, position })),
    ),
  );
  return waiting;
}

/** What belongs to media: their licences, and their files where the lines speak of any. */
async function saveBelongings(
  db: Queries,
  records: readonly (PlacedRecord & { id: number; isNew: boolean })[],
  findHolder: FindHolder,
): Promise<void> {
  const repository = importRepository(db);
  const licences = records.flatMap((record) => licencesOf(record, record.id, findHolder));
  const filesIn = (some: typeof records): ImportedFile[] =>
    some.flatMap(({ id, files }) => (files ?? []).map((file, position) => ({ ...file, media_id: id, position })));

  const known = records.filter(({ isNew }) => !isNew);
  const knownWithFiles = known.filter(({ files }) => files !== undefined);
  const idsOf = (some: typeof records) => some.map(({ id }) => id);
  if (known.length > 0) await repository.removeOtherLicences(idsOf(known), licences);
  await repository.saveLicences(licences);
  const changed =
    knownWithFiles.length > 0 ? await repository.removeOtherFiles(idsOf(knownWithFiles), filesIn(knownWithFiles)) : [];
  await repository.addFiles([...filesIn(records.filter(({ isNew }) => isNew)), ...changed]);
}

async function saveRecords(db: Queries, records: readonly PlacedRecord[], findHolder: FindHolder, today: string) {
  const repository = importRepository(db);
  const saved = await repository.saveMedia(
    records.map(({ line: _line, licences: _licences, files: _files, parts: _parts, ...fields }) => fields),
    today,
  );
  const isNew = new Set(saved.filter(({ is_new }) => is_new).map(({ identifier }) => identifier));
  const ids = new Map(saved.map(({ identifier, id }) => [identifier, id]));
  const rest = records.filter(({ identifier }) => !ids.has(identifier)).map(({ identifier }) => identifier);
  if (rest.length > 0) for (const [identifier, id] of await repository.findIds(rest)) ids.set(identifier, id);

  const known = records.flatMap((record) => {
    const id = ids.get(record.identifier);
    return id === undefined ? [] : [{ ...record, id, isNew: isNew.has(record.identifier) }];
  });
  await saveBelongings(db, known, findHolder);
  const packages = known.flatMap(({ line, identifier, parts }) => (parts ? [{ line, identifier, parts }] : []));
  return {
    added: isNew.size,
    updated: saved.length - isNew.size,
    unchanged: known.length - saved.length,
    bad: records
      .filter(({ identifier }) => !ids.has(identifier))
      .map(({ line }) => ({ line, reason: 'its identifier belongs to a clip' })),
    waiting: await saveParts(db, packages, (identifier) => ids.get(identifier)),
  };
}

const nothing = (): PortionResult => ({ added: 0, updated: 0, unchanged: 0, bad: [], waiting: [] });

function sum(one: PortionResult, other: PortionResult): PortionResult {
  return {
    added: one.added + other.added,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    bad: [...one.bad, ...other.bad],
    waiting: [...one.waiting, ...other.waiting],
  };
}

/** Of two lines with the same identifier the later one counts, and both together are one medium. */
const lastOfEach = (records: readonly PlacedRecord[]): PlacedRecord[] => [
  ...new Map(records.map((record) => [record.identifier, record])).values(),
];

/** Takes portions of media into a database, each wholly or, where the database refuses it, line by line. */
export async function importPortions(database: Database, today: () => string) {
  const findHolder = await readHolders(database.queries);

  const save = async (records: readonly PlacedRecord[]): Promise<PortionResult> => {
    try {
      return await database.queries.transaction().execute((db) => saveRecords(db, records, findHolder, today()));
    } catch (error) {
      const [only] = records;
      if (!only || records.length > 1) return saveHalves(records);
      return {
        ...nothing(),
        bad: [{ line: only.line, reason: `the database refuses it: ${(error as Error).message}` }],
      };
    }
  };
  const saveHalves = async (records: readonly PlacedRecord[]): Promise<PortionResult> => {
    const middle = Math.ceil(records.length / 2);
    return sum(await save(records.slice(0, middle)), await save(records.slice(middle)));
  };

  return {
    async save(records: readonly PlacedRecord[]): Promise<PortionResult> {
      const judged = records.map((record) => ({ record, reason: whyBad(record, findHolder) }));
      const bad = judged.flatMap(({ record, reason }) => (reason ? [{ line: record.line, reason }] : []));
      const good = lastOfEach(judged.filter(({ reason }) => !reason).map(({ record }) => record));
      return sum({ ...nothing(), bad }, good.length > 0 ? await save(good) : nothing());
    },

    /** The end of the file: what is not known now will not come. */
    async finish(waiting: readonly WaitingParts[]): Promise<BadLine[]> {
      if (waiting.length === 0) return [];
      return database.queries.transaction().execute(async (db) => {
        const ids = await importRepository(db).findIds(
          waiting.flatMap(({ identifier, parts }) => [identifier, ...parts]),
        );
        const known = waiting.map((one) => ({ ...one, parts: one.parts.filter((part) => ids.has(part)) }));
        await saveParts(db, known, (identifier) => ids.get(identifier));
        return waiting
          .map(({ line, parts }) => ({ line, missing: parts.filter((part) => !ids.has(part)) }))
          .filter(({ missing }) => missing.length > 0)
          .map(({ line, missing }) => ({ line, reason: `its parts are not known: ${missing.join(', ')}` }));
      });
    },
  };
}

export type ImportTarget = Awaited<ReturnType<typeof importPortions>>;
