import { plainLabel } from '@mediathek/domain';

export interface SubjectNode {
  readonly code: string;
  readonly label: string;
  readonly count: number;
  readonly children: readonly SubjectNode[];
}

interface SubjectValue {
  readonly value: string;
  readonly count: number;
}

type LabelOf = (code: string) => string;

const fold = (text: string): string => plainLabel(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The subjects that were found, as a tree; those with the most media first. What is chosen stays, also without any. */
export function subjectNodes(
  values: readonly SubjectValue[],
  chosen: readonly string[],
  labelOf: LabelOf,
): readonly SubjectNode[] {
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  for (const code of chosen) {
    for (let length = 3; length <= code.length; length += 2) {
      const above = code.slice(0, length);
      if (!counts.has(above)) counts.set(above, 0);
    }
  }
  const byParent = new Map<string, string[]>();
  for (const code of counts.keys()) {
    const parent = code.length > 3 ? code.slice(0, -2) : '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), code]);
  }
  const below = (parent: string): readonly SubjectNode[] =>
    (byParent.get(parent) ?? [])
      .map((code) => ({ code, label: labelOf(code), count: counts.get(code) ?? 0, children: below(code) }))
      .sort((one, other) => other.count - one.count || (plainLabel(one.label) < plainLabel(other.label) ? -1 : 1));
  return below('');
}

/** Only what carries the text in its name, with the way that leads there and everything below it. */
export function findNodes(nodes: readonly SubjectNode[], text: string): readonly SubjectNode[] {
  const wanted = fold(text.trim());
  return nodes.flatMap((node) => {
    if (fold(node.label).includes(wanted)) return [node];
    const children = findNodes(node.children, text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Everything that has to be open for the found subjects to be seen; what matches itself stays closed. */
export function waysTo(nodes: readonly SubjectNode[], text: string): readonly string[] {
  const wanted = fold(text.trim());
  return nodes.flatMap((node) =>
    fold(node.label).includes(wanted) ? [] : [node.code, ...waysTo(node.children, text)],
  );
}

export function countNodes(nodes: readonly SubjectNode[], text: string): number {
  const wanted = fold(text.trim());
  return nodes.reduce(
    (sum, { label, children }) => sum + (fold(label).includes(wanted) ? 1 : countNodes(children, text)),
    0,
  );
}
