import { spawnSync } from 'node:child_process';
import { freemem, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findTantivy } from './contestants/tantivy';
import type { SpeedFigures } from './speed-figures';

const script = fileURLToPath(new URL('./measure-speed.js', import.meta.url));
const tantivyScript = fileURLToPath(new URL('../../search/contestants/serve-tantivy.py', import.meta.url));
const outputLimit = 10 * 1024 * 1024;

/** A peer that takes longer is said to have taken longer; nobody waits for it all night. */
const longestMinutes = Number(process.env.BENCH_MINUTES ?? 15);
/** Of what the machine has left, so that a peer that wants more fails by itself and takes nothing else with it. */
const heapMegabytes = Math.floor((freemem() * 0.7) / 1024 ** 2);

/** Each engine is measured by itself in a process of its own, so that none pays for the memory of another. */
function measure(name: string, count: number): SpeedFigures | string {
  const flags = ['--expose-gc', `--max-old-space-size=${heapMegabytes}`];
  const child = spawnSync(process.execPath, [...flags, script, name, String(count), tantivyScript], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: outputLimit,
    timeout: longestMinutes * 60_000,
    killSignal: 'SIGKILL',
  });
  if (child.error) return `not within ${longestMinutes} minutes`;
  if (child.status !== 0) return `failed, with ${heapMegabytes} MB of memory allowed`;
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '') as SpeedFigures;
}

const asMilliseconds = (times: readonly number[]) => times.map((time) => time.toFixed(time < 10 ? 2 : 0)).join(' / ');

function print({ name, build, start, memory, notes = [], kinds }: SpeedFigures): void {
  const load = loadavg()[0]?.toFixed(1);
  const fromFile = start === undefined ? '' : `, started from its file in ${start.toFixed(0)} ms`;
  console.log(
    `\n  ${name}: built in ${(build / 1000).toFixed(1)} s${fromFile}; ${memory}; load of the machine ${load}`,
  );
  for (const [kind, times] of Object.entries(kinds)) console.log(`    ${kind.padEnd(14)} ${asMilliseconds(times)}`);
  for (const note of notes) console.log(`    ${note}`);
}

function printGrowth(small: SpeedFigures, large: SpeedFigures, times: number): void {
  console.log(
    `\n  mediathek with ${times} times the records: build ${(large.build / small.build).toFixed(1)} times as long`,
  );
  for (const [kind, figures] of Object.entries(large.kinds)) {
    const growth = figures.map((figure, at) => figure / (small.kinds[kind]?.[at] ?? figure));
    // The slowest of a hundred is one question, and tells more about the machine than about the engine.
    const verdict = growth.slice(0, 2).every((one) => one <= times) ? 'ok' : 'OVER';
    console.log(`    ${kind.padEnd(14)} ${growth.map((one) => one.toFixed(1)).join(' / ')}  <= ${times}  ${verdict}`);
  }
}

/** All engines side by side: p50 / p95 by the kind of the query. */
function printSideBySide(count: number, all: ReadonlyMap<string, SpeedFigures | string>): void {
  const names = [...all.keys()];
  const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(18)).join('');
  console.log(`\n  ${count.toLocaleString('en')} records, p50 / p95 in ms\n    ${''.padEnd(14)}${cells(names)}`);
  const figures = [...all.values()];
  const kinds = Object.keys(figures.find((one) => typeof one !== 'string')?.kinds ?? {});
  for (const kind of kinds) {
    const texts = figures.map((one) =>
      typeof one === 'string' ? '–' : asMilliseconds(one.kinds[kind]?.slice(0, 2) ?? []),
    );
    console.log(`    ${kind.padEnd(14)}${cells(texts)}`);
  }
  for (const [name, one] of all) if (typeof one === 'string') console.log(`    ${name}: ${one}`);
}

const given = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const counts = given.length > 0 ? given.map(Number) : [10_000, 100_000, 500_000];
const contestants = ['ours'];
if (process.argv.includes('--peers')) {
  contestants.push('minisearch');
  if (process.env.TEST_DATABASE_URL) contestants.push('postgres');
  else console.log('PostgreSQL is left out: there is none.');
  if (findTantivy()) contestants.push('tantivy');
  else console.log('tantivy is left out: TANTIVY_PYTHON names no Python that can load it, and npm has no built one.');
}

console.log('First page of 24 in one language with four facet counts: p50 / p95 / p99 in ms');
const ours = new Map<number, SpeedFigures>();
for (const count of counts) {
  console.log(`\n${count.toLocaleString('en')} generated records`);
  const all = new Map<string, SpeedFigures | string>();
  for (const name of contestants) {
    const figures = measure(name, count);
    all.set(name, figures);
    if (typeof figures === 'string') {
      console.log(`\n  ${name}: ${figures}`);
      continue;
    }
    if (name === 'ours') ours.set(count, figures);
    print(figures);
  }
  if (all.size > 1) printSideBySide(count, all);
}
const [small, large] = [ours.get(100_000), ours.get(500_000)];
if (small && large) printGrowth(small, large, 5);
