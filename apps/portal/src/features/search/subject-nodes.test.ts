import { describe, expect, it } from 'vitest';
import { countNodes, findNodes, type SubjectNode, subjectNodes, waysTo } from './subject-nodes';

const labels: Record<string, string> = {
  '220': 'Geographie',
  '22003': 'Geologie',
  '2200302': 'Tektonik, Vulkanismus',
  '460': 'Physik',
  '560': 'Sexual\u00ADerziehung',
};
const labelOf = (code: string) => labels[code] ?? code;
const values = [
  { value: '220', count: 8 },
  { value: '22003', count: 5 },
  { value: '2200302', count: 3 },
  { value: '460', count: 12 },
  { value: '560', count: 1 },
];
const nodes = subjectNodes(values, [], labelOf);
const outline = (list: readonly SubjectNode[]): unknown[] =>
  list.map(({ code, count, children }) => [code, count, ...outline(children)]);

describe('the tree of found subjects', () => {
  it('stands in levels, those with the most media first', () => {
    expect(outline(nodes)).toEqual([
      ['460', 12],
      ['220', 8, ['22003', 5, ['2200302', 3]]],
      ['560', 1],
    ]);
  });

  it('keeps what is chosen although nothing of it was found, with the way there', () => {
    expect(outline(subjectNodes([{ value: '460', count: 1 }], ['08004'], labelOf))).toEqual([
      ['460', 1],
      ['080', 0, ['08004', 0]],
    ]);
  });

  it.each([
    ['vulkan', [['220', 8, ['22003', 5, ['2200302', 3]]]], ['220', '22003'], 1],
    ['GEO', [['220', 8, ['22003', 5, ['2200302', 3]]]], [], 1],
    ['sexualerz', [['560', 1]], [], 1],
    ['musik', [], [], 0],
  ])('is searched for "%s"', (text, expected, open, count) => {
    const found = findNodes(nodes, text);
    expect(outline(found)).toEqual(expected);
    expect(waysTo(found, text)).toEqual(open);
    expect(countNodes(found, text)).toBe(count);
  });
});
