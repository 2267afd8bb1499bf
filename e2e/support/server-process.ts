import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { serverEntry } from './places';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly pid: number;
  send(signal: NodeJS.Signals): void;
  readonly ended: Promise<Ending>;
  stdout(): string;
  stderr(): string;
}

export type Environment = Readonly<Record<string, string>>;

/**
 * Starts the built server with nothing in its environment but what is given: a setting of the developer's own shell must
 * not decide what a journey sees.
 */
export function spawnServer(env: Environment): ServerProcess {
  const child = spawn(process.execPath, [serverEntry], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ending>((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  // A test run that is broken off must not leave servers behind.
  const killAtExit = () => child.kill('SIGKILL');
  process.on('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));
  return {
    pid: child.pid ?? 0,
    send: (signal) => void child.kill(signal),
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
  };
}

/** A port that was free a moment ago. */
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

const startMs = 60_000;

/** Waits until the portal says that it can serve; a start that fails is told with its own words. */
export async function waitUntilHealthy(url: string, server: ServerProcess): Promise<void> {
  let ending: Ending | undefined;
  void server.ended.then((found) => {
    ending = found;
  });
  const giveUpAt = Date.now() + startMs;
  while (Date.now() < giveUpAt) {
    if (ending) throw new Error(`The server ended with ${ending.code ?? ending.signal}: ${server.stderr().trim()}`);
    const isHealthy = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not healthy after ${startMs / 1000} s: ${server.stdout()}${server.stderr()}`);
}
