import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { formerTitle } from './former-title';

test('a medium that is gone is known by the lists that showed it, without mark-up', () => {
  const queries = new QueryClient();
  queries.setQueryData(['home'], { newest: [{ identifier: 'M2', fn_titel: 'Wald' }] });
  queries.setQueryData(['search'], { pages: [{ items: [{ identifier: 'M1', fn_titel: 'Vulkane &amp; Lava' }] }] });
  expect(formerTitle(queries, 'M1')).toBe('Vulkane & Lava');
  expect(formerTitle(queries, 'M2')).toBe('Wald');
  expect(formerTitle(queries, 'M3')).toBeUndefined();
});
