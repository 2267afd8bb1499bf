import type { JudgedQuery } from './judgements';

function gain(grade: number, place: number): number {
  return (2 ** grade - 1) / Math.log2(place + 2);
}

/** How near the first results come to the best possible order: 1 is perfect. */
export function ndcg({ grades }: JudgedQuery, found: readonly string[], depth = 10): number {
  const reached = found.slice(0, depth).reduce((sum, id, place) => sum + gain(grades.get(id) ?? 0, place), 0);
  const best = [...grades.values()]
    .sort((one, other) => other - one)
    .slice(0, depth)
    .reduce((sum, grade, place) => sum + gain(grade, place), 0);
  return best === 0 ? 0 : reached / best;
}

/** Which share of the answers stands on the first page. */
export function recall({ grades }: JudgedQuery, found: readonly string[], depth = 24): number {
  const page = new Set(found.slice(0, depth));
  const answers = [...grades.keys()];
  return answers.filter((id) => page.has(id)).length / Math.max(1, Math.min(depth, answers.length));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
