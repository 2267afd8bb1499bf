import { toPlainText } from '@mediathek/domain';
import type { QueryClient } from '@tanstack/react-query';

/** Lists of cards lie a few levels deep in what pages have loaded; whole texts are not searched. */
const deepest = 6;

function findTitle(value: unknown, id: string, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined;
  if ('identifier' in value && value.identifier === id && 'fn_titel' in value && typeof value.fn_titel === 'string') {
    return value.fn_titel;
  }
  for (const one of Object.values(value)) {
    const found = findTitle(one, id, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a medium that is gone was called, where a list that the person has seen still knows it. */
export function formerTitle(queries: QueryClient, id: string): string | undefined {
  for (const { state } of queries.getQueryCache().getAll()) {
    const title = findTitle(state.data, id);
    if (title) return toPlainText(title);
  }
  return undefined;
}
