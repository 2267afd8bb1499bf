import { plainLabel } from '@mediathek/domain';
import type { TreeNode } from '@mediathek/ui';
import { describe, expect, it } from 'vitest';
import { intoColumns, subjectNodes } from './subject-nodes';

const nodes = subjectNodes('de', (code) => `/search?geb=${code}`);
const find = (label: string, among: readonly TreeNode[] = nodes): TreeNode | undefined =>
  among.find((node) => plainLabel(node.label) === label);
const count = (among: readonly TreeNode[]): number =>
  among.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);

describe('the subject tree', () => {
  it('begins with the 37 current top levels in the order of the alphabet', () => {
    const labels = nodes.map(({ label }) => plainLabel(label));
    expect(labels).toHaveLength(37);
    expect(labels[0]).toBe('Arbeitslehre');
    expect(labels.at(-1)).toBe('Wirtschaftskunde');
    expect(labels).not.toContain('Heimatraum, Region');
    expect(labels).not.toContain('Nicht zuzuordnende Medien');
  });

  it('sorts by the language it is shown in', () => {
    const labels = subjectNodes('en', () => '').map(({ label }) => label);
    expect(labels).toEqual([...labels].sort(new Intl.Collator('en').compare));
    expect(labels[0]).toBe('Across subjects');
  });

  it('holds everything below: each code stands under the one it begins with', () => {
    const check = (among: readonly TreeNode[], prefix: string) => {
      for (const { id, href, children = [] } of among) {
        expect(id.startsWith(prefix)).toBe(true);
        expect(href).toBe(`/search?geb=${id}`);
        check(children, id);
      }
    };
    check(nodes, '');
    // All 1,631 codes of the list but the two top levels that were given up, which have nothing below them.
    expect(count(nodes)).toBeGreaterThan(1_600);
    expect(find('Geologie', find('Geographie')?.children)?.children?.length).toBeGreaterThan(0);
  });
});

describe('columns', () => {
  it.each([
    [37, 3, [13, 13, 11]],
    [3, 3, [1, 1, 1]],
    [2, 3, [1, 1]],
    [0, 3, []],
  ])('cut %i entries into %i runs in their order', (length, columns, expected) => {
    const entries = Array.from({ length }, (_, index) => index);
    const cut = intoColumns(entries, columns);
    expect(cut.map((column) => column.length)).toEqual(expected);
    expect(cut.flat()).toEqual(entries);
  });
});
