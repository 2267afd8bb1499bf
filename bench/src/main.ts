import { availableParallelism, cpus, loadavg } from 'node:os';
import { measureBundle } from './bundle';
import { measureCovers } from './covers';
import { measureHttp } from './http';
import { measureImport } from './import';
import { measurePage } from './page';
import { servePeer } from './peer';
import { measureSearch } from './search';
import { measureSignIn } from './sign-in';
import { measureStart } from './start';

const measurements = {
  bundle: measureBundle,
  start: measureStart,
  page: measurePage,
  http: measureHttp,
  'sign-in': measureSignIn,
  search: measureSearch,
  import: measureImport,
  covers: measureCovers,
} as const;

type Name = keyof typeof measurements;
const names = Object.keys(measurements) as Name[];

/** `npm run bench` measures everything, `npm run bench -- page http` only what is named. Nothing is kept or asserted. */
async function measure(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown) {
    console.error(`There is no measurement “${unknown}”; there are ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`\nNode ${process.version}, ${availableParallelism()} cores, ${model}, load before the start ${load}`);
  for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await measurements[name]();
}

const wanted = process.argv.slice(2);
if (wanted[0] === 'peer') await servePeer();
else await measure(wanted);
