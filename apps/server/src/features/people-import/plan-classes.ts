import type { ImportMapping } from '@mediathek/contract';
import { cellsOf, isPlainText, type Planned, refused } from './plan';
import type { Row } from './read-table';

export interface ExistingClass {
  id: string;
  name: string;
  grade: number | null;
  teacherIds: readonly string[];
}

export interface KnownTeacher {
  id: string;
  login: string | null;
  email: string | null;
}

/** What is done for one line about a class. */
export type ClassWork =
  | { kind: 'create'; id: string; name: string; grade: number | null; teacherIds: readonly string[] }
  | { kind: 'change'; id: string; grade: number | undefined; teacherIds: readonly string[]; fields: readonly string[] };

interface Circumstances {
  mapping: ImportMapping;
  existing: readonly ExistingClass[];
  teachers: readonly KnownTeacher[];
  newId(): string;
}

/** "7", "7." and "Klasse 7" are one grade; nothing is none; the rest is refused. */
function gradeIn(cell: string): number | null | 'unfit' {
  if (cell === '') return null;
  const grade = Number(/^\D*(\d{1,2})\D*$/.exec(cell)?.[1] ?? 0);
  return grade >= 1 && grade <= 13 ? grade : 'unfit';
}

interface ClassLine {
  line: number;
  name: string;
  grade: number | null;
  teacherIds: readonly string[];
}

/** What a line says about a class, or why it cannot be taken. */
function readLine(row: Row, mapping: ImportMapping, teacherByKey: ReadonlyMap<string, string>) {
  const cells = cellsOf(row, mapping);
  const name = cells('class');
  const { line } = row;
  if (name === '') return refused(line, '', ['class-missing']);
  if (!isPlainText(name, 60)) return refused(line, name.slice(0, 60), ['class-unfit']);
  const grade = gradeIn(cells('grade'));
  if (grade === 'unfit') return refused(line, name, ['grade-unfit']);
  const named = cells('teachers')
    .split(/[\s,;|/]+/)
    .filter(Boolean);
  const found = named.map((one) => teacherByKey.get(one.toLowerCase()));
  if (found.includes(undefined)) return refused(line, name, ['teacher-unknown']);
  return { line, name, grade, teacherIds: [...new Set(found.filter((id) => id !== undefined))] };
}

/** Says for every line about a class what it would do. Several lines of one class add up: each can name another teacher. */
export function planClasses(rows: readonly Row[], circumstances: Circumstances): Planned<ClassWork>[] {
  const { mapping, existing, teachers, newId } = circumstances;
  const byName = new Map(
    existing.map(({ id, name, grade, teacherIds }) => [
      name.toLowerCase(),
      { id, grade, teacherIds: new Set(teacherIds), isGraded: false },
    ]),
  );
  const teacherByKey = new Map(
    teachers.flatMap(({ id, login, email }) =>
      [login, email].flatMap((key) => (key ? [[key.toLowerCase(), id] as const] : [])),
    ),
  );

  const planNew = ({ line, name, grade, teacherIds }: ClassLine): Planned<ClassWork> => {
    const id = newId();
    byName.set(name.toLowerCase(), { id, grade, teacherIds: new Set(teacherIds), isGraded: grade !== null });
    return {
      shown: { line, name, outcome: 'create', changes: [], reasons: [] },
      work: { kind: 'create', id, name, grade, teacherIds },
    };
  };

  return rows.map((row): Planned<ClassWork> => {
    const read = readLine(row, mapping, teacherByKey);
    if ('shown' in read) return read;
    const { line, name, grade, teacherIds } = read;
    const known = byName.get(name.toLowerCase());
    if (!known) return planNew(read);
    const newGrade = grade !== null && grade !== known.grade ? grade : undefined;
    // Two lines that contradict each other would change something every time the file comes in.
    if (newGrade !== undefined && known.isGraded) return refused(line, name, ['twice']);
    const added = teacherIds.filter((id) => !known.teacherIds.has(id));
    if (grade !== null) Object.assign(known, { grade, isGraded: true });
    for (const id of added) known.teacherIds.add(id);
    const fields = [...(newGrade === undefined ? [] : ['grade']), ...(added.length === 0 ? [] : ['teachers'])];
    if (fields.length === 0) return { shown: { line, name, outcome: 'same', changes: [], reasons: [] } };
    return {
      shown: { line, name, outcome: 'change', changes: fields, reasons: [] },
      work: { kind: 'change', id: known.id, grade: newGrade, teacherIds: added, fields },
    };
  });
}
