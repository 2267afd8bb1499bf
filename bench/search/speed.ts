import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findTantivy } from './contestants/tantivy';
import type { SpeedFigures } from './speed-figures';

const script = fileURLToPath(new URL('./measure-speed.js', import.meta.url));
const tantivyScript = fileURLToPath(new URL('../../search/contestants/serve-tantivy.py', import.meta.url));
const outputLimit = 10 * 1024 * 1024;

/** Each engine is measured in a process of its own, so that none pays for the memory of another. */
function measure(name: string, count: number): SpeedFigures | undefined {
  const flags = ['--expose-gc', '--max-old-space-size=14000'];
  const child = spawnSync(process.execPath, [...flags, script, name, String(count), tantivyScript], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: outputLimit,
  });
  const line = child.stdout.trim().split('\n').at(-1) ?? '';
  return child.status === 0 ? (JSON.parse(line) as SpeedFigures) : undefined;
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
    const growth = figures.map((figure, at) => (figure / (small.kinds[kind]?.[at] ?? figure)).toFixed(1));
    console.log(`    ${kind.padEnd(14)} ${growth.join(' / ')}`);
  }
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
  for (const name of contestants) {
    const figures = measure(name, count);
    if (!figures) {
      console.log(`\n  ${name} did not come to an end.`);
      continue;
    }
    if (name === 'ours') ours.set(count, figures);
    print(figures);
  }
}
const [small, large] = [ours.get(100_000), ours.get(500_000)];
if (small && large) printGrowth(small, large, 5);
