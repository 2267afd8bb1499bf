import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { berlinDay } from '@mediathek/domain';
import { inject } from 'vitest';
import { cacheFolder, serverEntry } from './places';
import { findFreePort, spawnServer, waitUntilHealthy } from './server-process';

declare module 'vitest' {
  interface ProvidedContext {
    readonly demoFolder: string;
  }
}

/** An empty folder for one server; whoever makes it removes it. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'mediathek-journey-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** The demo changes with the build and with the day: its licences end in so many days from today. */
function demoName(): string {
  const { size, mtimeMs } = statSync(serverEntry);
  const build = createHash('sha256').update(`${size} ${mtimeMs}`).digest('hex').slice(0, 12);
  return `demo-${berlinDay(new Date())}-${build}`;
}

async function fill(folder: string): Promise<void> {
  const port = await findFreePort();
  const server = spawnServer({ PORT: String(port), DATA_DIR: folder });
  await waitUntilHealthy(`http://127.0.0.1:${port}`, server);
  server.send('SIGTERM');
  const { code } = await server.ended;
  if (code !== 0) throw new Error(`The server that filled the demo ended with ${code}: ${server.stderr()}`);
}

/** A filled demo; it is kept for the next time, because filling takes seconds and copying does not. */
export async function provideDemoFolder(): Promise<string> {
  const filled = join(cacheFolder, demoName());
  if (existsSync(filled)) return filled;
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder)) removeFolder(join(cacheFolder, old));
  const unfinished = mkdtempSync(join(cacheFolder, 'unfinished-'));
  await fill(unfinished);
  renameSync(unfinished, filled);
  return filled;
}

/** A copy of the filled demo for one server. */
export function copyDemoFolder(): string {
  const copy = newFolder();
  cpSync(inject('demoFolder'), copy, { recursive: true });
  return copy;
}
