import type { MediaCard } from '@mediathek/contract';
import { defaultFrontendConfig, type UserInfo } from '@mediathek/domain';
import { beforeEach, expect, test } from 'vitest';
import type { Visitor } from '../../http/visitor';
import { cardMemory } from './card-memory';

const info = { role: 'L', school_admin: 0, district_admin: 0, school_id: 's1' } as UserInfo;
const guest: Visitor = { id: undefined, user: false, districtId: undefined, config: defaultFrontendConfig } as Visitor;
const teacher: Visitor = { ...guest, id: 't1', user: info, districtId: 'd1' };
const colleague: Visitor = { ...teacher, id: 't2' };
const elsewhere: Visitor = { ...teacher, id: 't3', user: { ...info, school_id: 's2' } };
const pupil: Visitor = { ...teacher, id: 'p1', user: { ...info, role: 'S' } };

const none = new Set<string>();
const asked: { as: string | undefined; identifiers: readonly string[] }[] = [];
let stock: Record<string, string>;
let today = '';
let isCurrent = true;
const load = async (visitor: Visitor, identifiers: readonly string[]) => {
  asked.push({ as: visitor.id, identifiers });
  const found = identifiers.filter((identifier) => stock[identifier] !== undefined);
  return found.map((identifier) => ({ identifier, fn_titel: stock[identifier], isBookmarked: false }) as MediaCard);
};
const open = (more = {}) => cardMemory({ load, isCurrent: () => isCurrent, today: () => today, ...more });
const titles = (cards: MediaCard[]) => cards.map(({ fn_titel }) => fn_titel);

beforeEach(() => {
  stock = { a: 'A', b: 'B', c: 'C' };
  asked.length = 0;
  today = '2026-11-15';
  isCurrent = true;
});

test('cards come in the order in which they are named, without those that are gone', async () => {
  expect(titles(await open().list(teacher, ['c', 'x', 'a'], none))).toEqual(['C', 'A']);
});

test('what one teacher has seen is there for the others of the school, with their own marks, and not for another school', async () => {
  const memory = open();
  await memory.list(teacher, ['a', 'b'], new Set(['a']));
  const seen = await memory.list(colleague, ['a', 'b'], new Set(['b']));
  expect(seen.map(({ isBookmarked }) => isBookmarked)).toEqual([false, true]);
  expect(asked).toEqual([{ as: undefined, identifiers: ['a', 'b'] }]);
  await memory.list(elsewhere, ['a'], none);
  await memory.list(guest, ['a'], none);
  expect(asked).toHaveLength(3);
});

test('a pupil’s cards are always read, as that pupil', async () => {
  const memory = open();
  await memory.list(pupil, ['a'], none);
  await memory.list(pupil, ['a'], none);
  expect(asked.map(({ as }) => as)).toEqual(['p1', 'p1']);
});

test('what is missed while something is loaded is loaded together', async () => {
  const memory = open();
  const first = memory.list(teacher, ['a'], none);
  await Promise.resolve();
  await Promise.all([first, memory.list(teacher, ['b'], none), memory.list(teacher, ['b', 'c'], none)]);
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(asked.flatMap(({ identifiers }) => identifiers).sort()).toEqual(['a', 'b', 'c']);
});

test('a change is seen at once, also one that happened while a card was read', async () => {
  const memory = open();
  await memory.list(teacher, ['a'], none);
  stock.a = 'A2';
  memory.forget(['a']);
  expect(titles(await memory.list(teacher, ['a'], none))).toEqual(['A2']);
  const reading = memory.list(teacher, ['b'], none);
  await Promise.resolve();
  await Promise.resolve();
  stock.b = 'B2';
  memory.forget(['b']);
  await reading;
  expect(titles(await memory.list(teacher, ['b'], none))).toEqual(['B2']);
});

test('cards are kept up to a number, and to the end of the day', async () => {
  const memory = open({ most: 2 });
  for (const identifier of ['a', 'b', 'a', 'c', 'a']) await memory.list(teacher, [identifier], none);
  expect(asked.flatMap(({ identifiers }) => identifiers)).toEqual(['a', 'b', 'c']);
  today = '2026-11-16';
  await memory.list(teacher, ['a'], none);
  expect(asked).toHaveLength(4);
});

test('nothing is taken from memory while changes would go unnoticed', async () => {
  const memory = open();
  await memory.list(teacher, ['a'], none);
  isCurrent = false;
  stock.a = 'A2';
  expect(titles(await memory.list(teacher, ['a'], none))).toEqual(['A2']);
});

test('a failure is told to those who wait and then forgotten', async () => {
  let isDown = true;
  const memory = open({
    load: async (visitor: Visitor, identifiers: readonly string[]) => {
      if (isDown) throw new Error('away');
      return load(visitor, identifiers);
    },
  });
  await expect(memory.list(teacher, ['a'], none)).rejects.toThrow('away');
  isDown = false;
  expect(titles(await memory.list(teacher, ['a'], none))).toEqual(['A']);
});
