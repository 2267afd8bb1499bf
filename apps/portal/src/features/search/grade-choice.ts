import { formatTargetGroup, parseTargetGroup } from '@mediathek/domain';

export interface GradeRange {
  readonly from: number;
  readonly to: number;
}

export const lowestGrade = 1;
export const highestGrade = 13;

/** General schools are chosen by their years; every other target group stands for itself. */
const isGeneral = (value: string): boolean => parseTargetGroup(value)?.code === 'A';

/** The years chosen among the target groups, as one span; general schools without years are all of them. */
export function chosenGrades(values: readonly string[]): GradeRange | undefined {
  const ranges = values.filter(isGeneral).map((value) => {
    const { from = lowestGrade, to = highestGrade } = parseTargetGroup(value) ?? {};
    return { from, to };
  });
  if (ranges.length === 0) return undefined;
  return { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
}

/** One press chooses a year, a second one everything between the two; pressing the same one again takes it away. */
export function pressGrade(grade: number, before: GradeRange | undefined): GradeRange | undefined {
  if (!before || before.from !== before.to) return { from: grade, to: grade };
  if (before.from === grade) return undefined;
  return { from: Math.min(before.from, grade), to: Math.max(before.from, grade) };
}

export function withGrades(values: readonly string[], range: GradeRange | undefined): readonly string[] {
  const others = values.filter((value) => !isGeneral(value));
  return range ? [formatTargetGroup({ code: 'A', ...range }), ...others] : others;
}

export const otherGroups = (values: readonly string[]): readonly string[] =>
  values.filter((value) => !isGeneral(value));
