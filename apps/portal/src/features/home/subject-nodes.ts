import { labelIn, plainLabel } from '@mediathek/domain';
import { childSubjects, type Subject } from '@mediathek/domain/subjects';
import type { TreeNode } from '@mediathek/ui';

type HrefOf = (code: string) => string;

function toNode({ code, labels }: Subject, lang: string, hrefOf: HrefOf): TreeNode {
  return {
    id: code,
    label: labelIn(labels, lang),
    href: hrefOf(code),
    children: childSubjects(code).map((child) => toNode(child, lang, hrefOf)),
  };
}

/** The whole subject tree, its top level in the order of the alphabet; subjects that were given up are not offered. */
export function subjectNodes(lang: string, hrefOf: HrefOf): readonly TreeNode[] {
  const compare = new Intl.Collator(lang).compare;
  return childSubjects()
    .filter(({ isLegacy }) => !isLegacy)
    .map((subject) => toNode(subject, lang, hrefOf))
    .sort((one, other) => compare(plainLabel(one.label), plainLabel(other.label)));
}

/** Cut into columns of about equal length: opening one entry then moves only what stands below it. */
export function intoColumns<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const length = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, index) => items.slice(index * length, (index + 1) * length)).filter(
    (column) => column.length > 0,
  );
}
