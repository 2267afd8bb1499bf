import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillMedia } from './fill-media';
import { type Running, startPortal } from './portal';

/** Makes a data folder with the demo and so many generated media; one that has a database is left as it is. */
export async function fillFolder(folder: string, count: number): Promise<void> {
  if (existsSync(join(folder, 'database'))) return;
  await (await startPortal({ DATA_DIR: folder })).stop();
  const database = await PGlite.create(join(folder, 'database'));
  await fillMedia((sql, parameters) => database.query(sql, [...parameters]), count);
  await database.close();
}

/** Waits until everything is found; gives the seconds. */
export async function untilFound({ url }: Running, count: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/api/v1/media/catalogue/search?limit=1`);
    if (answer.ok && ((await answer.json()) as { total: number }).total >= count)
      return (performance.now() - began) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
