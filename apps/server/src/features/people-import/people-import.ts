import { randomBytes } from 'node:crypto';
import type { ImportPreview, ImportRequest } from '@mediathek/contract';
import { berlinDay, schoolYearEnd } from '@mediathek/domain';
import { type Database, isUniqueViolation, type Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import type { MailLanguage } from '../../adapters/mail/mailer';
import type { Post } from '../../adapters/mail/post';
import { hashPassword } from '../../adapters/passwords';
import type { RecordAudit } from '../../audit/record-audit';
import { administratorOf, scopeOf } from '../../http/administrator';
import { Problem } from '../../http/problem';
import type { Visitor } from '../../http/visitor';
import { detectHeader, guessColumns, isEnough, mappingFor } from './guess-columns';
import { cellsOf, countOutcomes, fingerprintOf, type Planned } from './plan';
import { type ClassWork, planClasses } from './plan-classes';
import { type PersonWork, planPeople } from './plan-people';
import { type Row, readTable } from './read-table';
import { type ImportSchool, importRepository } from './repository';
import { writeClasses, writePeople } from './write-import';

interface Dependencies {
  database: Database;
  clock: () => Date;
  post: Post;
  recordAudit: RecordAudit;
  newId(): string;
}

interface Order extends ImportRequest {
  fingerprint: string;
  invite: boolean;
}

type Work = { people: Planned<PersonWork>[] } | { classes: Planned<ClassWork>[] };

interface Plan {
  school: ImportSchool;
  preview: ImportPreview;
  work: Work;
}

const mostLines = 1000;
const mostColumns = 100;

/** Brings people and classes of a school in from a file: first it says what would happen, then it does exactly that. */
export const peopleImportService = ({ database, clock, post, recordAudit, newId }: Dependencies) => {
  const db = database.queries;
  /** The year in which the running school year began. */
  const schoolYear = () => Number(schoolYearEnd(berlinDay(clock())).slice(0, 4)) - 1;

  const schoolFor = async (within: Queries, visitor: Visitor, wished: string | undefined): Promise<ImportSchool> => {
    const scope = scopeOf(visitor);
    const id = wished ?? (scope.kind === 'school' ? scope.schoolId : '');
    const school = await importRepository(within).findSchool(scope, id);
    if (!school) throw new Problem('not-found');
    return school;
  };

  const workOn = async (
    within: Queries,
    rows: readonly Row[],
    { kind, role, mapping }: Pick<ImportPreview, 'mapping'> & Pick<ImportRequest, 'kind' | 'role'>,
    school: ImportSchool,
    isSchoolOnly: boolean,
  ): Promise<Work> => {
    const repository = importRepository(within);
    const classes = await repository.listClasses(school.id, schoolYear());
    if (kind === 'classes') {
      const teachers = await repository.listTeachers(school.id);
      return { classes: planClasses(rows, { mapping, existing: classes, teachers, newId }) };
    }
    const keys = rows.flatMap((row) => {
      const cells = cellsOf(row, mapping);
      return [cells('login'), cells('email')].filter(Boolean).map((key) => key.toLowerCase());
    });
    // A user name is given once in the whole portal, so that is where it is looked for; nothing else of those accounts is told.
    const existing = await asSystem(() => repository.findPeople([...new Set(keys)]));
    const people = planPeople(rows, { mapping, role, schoolId: school.id, isSchoolOnly, existing, classes });
    return { people };
  };

  const plan = async (within: Queries, visitor: Visitor, request: ImportRequest): Promise<Plan> => {
    const school = await schoolFor(within, visitor, request.schoolId);
    const { kind, role, content } = request;
    const { encoding, separator, rows } = readTable(Buffer.from(content, 'base64'), request);
    const hasHeader = request.hasHeader ?? detectHeader(kind, rows);
    const mapping = mappingFor(kind, request.mapping ?? guessColumns(kind, rows, hasHeader));
    const data = hasHeader ? rows.slice(1) : rows;
    const faultOf = (): ImportPreview['fault'] => {
      if (data.length === 0) return 'empty';
      if (data.length > mostLines) return 'too-many-lines';
      return isEnough(kind, mapping) ? null : 'columns-missing';
    };
    const fault = faultOf();
    const isSchoolOnly = scopeOf(visitor).kind === 'school';
    const work: Work = fault
      ? { people: [] }
      : await workOn(within, data, { kind, role, mapping }, school, isSchoolOnly);
    const lines = ('people' in work ? work.people : work.classes).map(({ shown }) => shown);
    const width = Math.min(mostColumns, Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length)));
    const columns = Array.from({ length: width }, (_, index) => ({
      title: hasHeader ? (rows[0]?.cells[index] ?? '') : '',
      samples: data.slice(0, 3).map(({ cells }) => (cells[index] ?? '').slice(0, 60)),
    }));
    return {
      school,
      work,
      preview: {
        school: { id: school.id, name: school.name },
        ...{ fault, encoding, separator, hasHeader, columns, mapping, lines },
        counts: countOutcomes(lines),
        fingerprint: fingerprintOf({ kind, role, content, mapping, school: school.id, lines }),
      },
    };
  };

  /** One hash for each password that the file brings, and one that nobody knows for those who will choose their own. */
  const hashesFor = async (work: Work): Promise<(password: string) => string> => {
    const hashes = new Map<string, string>();
    const made = 'people' in work ? work.people.flatMap(({ work: one }) => (one?.kind === 'create' ? [one] : [])) : [];
    for (const password of new Set(made.map(({ password }) => password)))
      hashes.set(password, await hashPassword(password || randomBytes(32).toString('base64url')));
    return (password) => hashes.get(password) ?? '';
  };

  /** The link of a reset would be over in half an hour; this one leads to where they ask for it themselves. */
  const inviteTo = (within: Queries, userId: string, { name }: ImportSchool, language: MailLanguage) =>
    post.add(within, {
      kind: 'notice',
      data: { userId, template: 'accountMade', path: '/login/password-request', values: { school: name } },
      language,
    });

  return {
    preview: async (visitor: Visitor, request: ImportRequest): Promise<ImportPreview> =>
      (await plan(db, visitor, request)).preview,

    async carryOut(visitor: Visitor, order: Order, language: MailLanguage): Promise<ImportPreview['counts']> {
      const by = administratorOf(visitor);
      const first = await plan(db, visitor, order);
      if (first.preview.fault) throw new Problem('invalid-request');
      if (first.preview.fingerprint !== order.fingerprint) throw new Problem('conflict');
      // Before the transaction: hashing takes its time, and the embedded database has one connection.
      const hashOf = await hashesFor(first.work);

      const carryOut = async (within: Queries): Promise<ImportPreview['counts']> => {
        await importRepository(within).lockSchool(first.school.id);
        const { school, work, preview } = await plan(within, visitor, order);
        if (preview.fingerprint !== order.fingerprint) throw new Problem('conflict');
        const trail = { districtId: school.districtId, schoolId: school.id, actorId: by.id };
        if ('people' in work)
          await writePeople(within, work.people, {
            ...{ school, trail, hashOf, newId, recordAudit },
            invite: (userId) => (order.invite ? inviteTo(within, userId, school, language) : undefined),
          });
        else await writeClasses(within, work.classes, school, schoolYear());
        const { create, change } = preview.counts;
        if (create + change > 0)
          await recordAudit(within, {
            ...{ ...trail, action: 'people' in work ? 'people-imported' : 'classes-imported', count: create + change },
            subject: { kind: 'school', id: school.id },
          });
        return preview.counts;
      };
      try {
        return await db.transaction().execute(carryOut);
      } catch (error) {
        // Somebody took a user name or an address in this very moment.
        throw isUniqueViolation(error) ? new Problem('conflict') : error;
      } finally {
        post.kick();
      }
    },
  };
};

export type PeopleImportService = ReturnType<typeof peopleImportService>;
