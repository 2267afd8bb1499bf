import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { generateDocuments } from '../search/generate';
import { newFolder, peakMegabytes, removeFolder, startPortal } from './portal';
import { printTable } from './table';

const count = 100_000;
const command = join(import.meta.dirname, '../../apps/server/dist/cli/import.js');

/** A catalogue as a media centre would hand it over. */
async function writeCatalogue(path: string): Promise<void> {
  const file = createWriteStream(path);
  for (const { licences, spoken: _spoken, addedOn: _addedOn, ...fields } of generateDocuments(count)) {
    const line = {
      ...fields,
      licences: licences
        .slice(0, 1)
        .map(({ validTo }) => ({ district: 'hohenfeld', valid_to: validTo, remaining: 10 })),
      files: [{ url: `https://medien.example.org/${encodeURIComponent(fields.identifier)}.mp4` }],
    };
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

async function runImport(file: string, dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [command, file], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(child.pid));
  }, 100);
  const [code] = await once(child, 'close');
  clearInterval(look);
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

/** How long a large catalogue takes: into a folder at rest, again without a change, and through the running portal. */
export async function measureImport(): Promise<void> {
  const [sources, folder, other] = [newFolder(), newFolder(), newFolder()];
  try {
    const file = join(sources, 'catalogue.jsonl');
    await writeCatalogue(file);
    for (const dataDir of [folder, other]) await (await startPortal({ DATA_DIR: dataDir })).stop();
    const first = await runImport(file, folder);
    const again = await runImport(file, folder);
    const portal = await startPortal({ DATA_DIR: other });
    const running = await runImport(file, other)
      .then((figures) => ({ ...figures, portalMegabytes: peakMegabytes(portal.pid) }))
      .finally(portal.stop);
    const within = { most: 60 };
    printTable(`Import of ${count.toLocaleString('en-GB')} media`, [
      { what: 'into a folder at rest', measured: first.seconds, unit: 's', budget: within },
      { what: 'its memory', measured: first.megabytes, unit: 'MB', budget: { most: 1000 } },
      { what: 'again, nothing changed', measured: again.seconds, unit: 's', budget: within },
      {
        what: 'through the running portal',
        measured: running.seconds,
        unit: 's',
        budget: within,
        remark: 'found at the end',
      },
      { what: 'memory of the portal meanwhile', measured: running.portalMegabytes, unit: 'MB', budget: { most: 1000 } },
    ]);
  } finally {
    for (const one of [sources, folder, other]) removeFolder(one);
  }
}
