import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Thrown away after the measurement. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'mediathek-bench-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The most memory a process has had; nothing where the system does not tell. */
export function peakMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export interface Running {
  readonly pid: number | undefined;
  readonly url: string;
  /** Seconds from the start of the process to the first good answer. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/** Starts a script of ours and waits until an address of it answers. */
export async function startScript(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  healthPath: string,
): Promise<Running> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (
    !(await fetch(url + healthPath).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded) throw new Error(`${args.join(' ')} ended before it could be measured`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    pid: child.pid,
    seconds: (performance.now() - began) / 1000,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The portal as `npm start` runs it, without limits that would stop a measurement. */
export const startPortal = (env: Readonly<Record<string, string>>): Promise<Running> =>
  startScript([join(root, 'apps/server/dist/main.js')], { RATE_LIMITS: 'off', ...env }, '/healthz');

/** Runs something against a fresh portal with the demo. */
export async function withPortal<T>(
  work: (portal: Running) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const folder = newFolder();
  try {
    const portal = await startPortal({ DATA_DIR: folder, ...env });
    try {
      return await work(portal);
    } finally {
      await portal.stop();
    }
  } finally {
    removeFolder(folder);
  }
}
