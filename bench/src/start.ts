import { newFolder, removeFolder, startPortal } from './portal';
import { printTable } from './table';

/** Seconds until the portal says that it can serve: with nothing there yet, and again. */
export async function measureStart(): Promise<void> {
  const folder = newFolder();
  try {
    const fresh = await startPortal({ DATA_DIR: folder });
    await fresh.stop();
    const second = await startPortal({ DATA_DIR: folder });
    await second.stop();
    printTable('Start to /healthz', [
      { what: 'fresh demo', measured: fresh.seconds, unit: 's', budget: { most: 10 } },
      {
        what: 'second start',
        measured: second.seconds,
        unit: 's',
        budget: { most: 3 },
        remark: 'the budget is for 100,000 media',
      },
    ]);
  } finally {
    removeFolder(folder);
  }
}
