/** Texts of one language, grouped by keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

// Texts come from uploaded files; these keys would reach into every object of the program.
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function isTree(value: unknown): value is TextTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(tree: TextTree, key: string): unknown {
  return Object.hasOwn(tree, key) ? tree[key] : undefined;
}

// A text where the base has a group, or the other way round, would leave gaps in the page: the base stays.
function mergeValue(base: unknown, custom: unknown): string | TextTree | undefined {
  if (isTree(base)) return mergeTexts(base, isTree(custom) ? custom : {});
  if (typeof base === 'string') return typeof custom === 'string' ? custom : base;
  if (isTree(custom)) return mergeTexts({}, custom);
  return typeof custom === 'string' ? custom : undefined;
}

/** A customer's own texts replace the portal's, text by text; all others stay. */
export function mergeTexts(base: TextTree, custom: TextTree): TextTree {
  const keys = new Set([...Object.keys(base), ...Object.keys(custom)]);
  const entries = [...keys].flatMap((key) => {
    if (forbiddenKeys.has(key)) return [];
    const value = mergeValue(ownValue(base, key), ownValue(custom, key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}
