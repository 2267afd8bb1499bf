import { fillFolder, untilFound } from './fill-folder';
import { newFolder, peakMegabytes, removeFolder, startPortal } from './portal';
import { printTable } from './table';

const count = Number(process.env.BENCH_MEDIA ?? 100_000);

/** A full portal, started from what it keeps; the index is built before, by an earlier start. */
async function measureFullStart(): Promise<{ seconds: number; found: number; megabytes: number }> {
  const kept = process.env.BENCH_FOLDER;
  const folder = kept ?? newFolder();
  try {
    await fillFolder(folder, count);
    const first = await startPortal({ DATA_DIR: folder });
    await untilFound(first, count);
    await first.stop();
    const portal = await startPortal({ DATA_DIR: folder });
    const found = await untilFound(portal, count);
    const megabytes = peakMegabytes(portal.pid);
    await portal.stop();
    return { seconds: portal.seconds, found, megabytes };
  } finally {
    if (!kept) removeFolder(folder);
  }
}

/** Seconds until the portal says that it can serve: with nothing there yet, and again. */
export async function measureStart(): Promise<void> {
  const folder = newFolder();
  try {
    const fresh = await startPortal({ DATA_DIR: folder });
    await fresh.stop();
    const second = await startPortal({ DATA_DIR: folder });
    await second.stop();
    const full = await measureFullStart();
    printTable('Start to /healthz', [
      { what: 'fresh demo', measured: fresh.seconds, unit: 's', budget: { most: 10 } },
      { what: 'second start', measured: second.seconds, unit: 's' },
      { what: `with ${count.toLocaleString('en-GB')} media`, measured: full.seconds, unit: 's', budget: { most: 3 } },
      { what: '  and everything is found after', measured: full.found, unit: 's' },
      { what: '  its memory then', measured: full.megabytes, unit: 'MB' },
    ]);
  } finally {
    removeFolder(folder);
  }
}
