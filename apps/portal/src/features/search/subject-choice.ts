/** Whether a subject is chosen, by itself or with the branch above it; "some" when only things below it are. */
export type SubjectMark = 'all' | 'some' | 'none';

export function subjectMark(code: string, chosen: readonly string[]): SubjectMark {
  if (chosen.some((one) => code.startsWith(one))) return 'all';
  return chosen.some((one) => one.startsWith(code)) ? 'some' : 'none';
}

const parentOf = (code: string): string => code.slice(0, -2);

/** The neighbours that stay chosen when one subject is taken out of a branch that was chosen as a whole. */
function restOfBranch(code: string, branch: string, offered: readonly string[]): readonly string[] {
  const rest: string[] = [];
  for (let at = code; at.length > branch.length; at = parentOf(at)) {
    rest.push(...offered.filter((one) => one !== at && one.length === at.length && parentOf(one) === parentOf(at)));
  }
  return rest;
}

/**
 * Ticking a subject chooses its whole branch in place of what was chosen below it. Taking a tick away from inside a branch
 * leaves the rest of the branch chosen.
 */
export function toggleSubject(code: string, chosen: readonly string[], offered: readonly string[]): readonly string[] {
  const branch = chosen.find((one) => code.startsWith(one));
  if (branch === undefined) return [...chosen.filter((one) => !one.startsWith(code)), code].sort();
  return [...chosen.filter((one) => one !== branch), ...restOfBranch(code, branch, offered)].sort();
}
