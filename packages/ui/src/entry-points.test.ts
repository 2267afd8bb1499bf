/// <reference types="vite/client" />
// @vitest-environment node
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** All files a module loads at once; what it fetches later with import() does not count. */
function reach(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  const source = sources[file];
  if (source === undefined || seen.has(file)) return seen;
  const imported = [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm)].map((match) => match[1]);
  const packages = imported.filter((name) => name !== undefined && !name.startsWith('.'));
  seen.set(
    file,
    packages.map((name) => name ?? ''),
  );
  for (const name of imported) {
    if (name?.startsWith('.')) for (const ending of ['.ts', '.tsx']) reach(`${name}${ending}`, seen);
  }
  return seen;
}

function packagesOf(file: string): string[] {
  return [...reach(file).values()].flat();
}

test('the first page never waits for the popup kit', () => {
  expect(packagesOf('./index.ts').filter((name) => name.startsWith('@base-ui'))).toEqual([]);
});

test.each(['./dialog.tsx', './menu.tsx', './sheet.tsx', './tooltip.tsx'])('%s brings the popup kit itself', (file) => {
  expect(packagesOf(file).some((name) => name.startsWith('@base-ui'))).toBe(true);
});

test('icons are imported one by one', () => {
  expect(packagesOf('./icon.tsx').filter((name) => name === 'lucide-react')).toEqual([]);
});
