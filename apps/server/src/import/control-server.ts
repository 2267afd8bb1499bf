import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { type ControlAnswer, type ControlRequest, controlRequest } from './control-messages';
import type { ImportTarget } from './import-portion';
import { readLines } from './read-lines';

interface Dependencies {
  address: string;
  log: FastifyBaseLogger;
  /** Where the lines of one import go, until it closes. */
  openTarget(): Promise<ImportTarget & { close(): void }>;
  /** Everything that was saved can be found. */
  whenFound(): Promise<void>;
}

function readRequest(text: string | undefined): ControlRequest | { error: string } {
  try {
    return controlRequest.parse(JSON.parse(text ?? ''));
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** The door through which an import reaches the running portal; open to its own user only. */
export async function openControl({ address, log, openTarget, whenFound }: Dependencies): Promise<() => Promise<void>> {
  const open = new Set<Socket>();

  async function answerTo(request: ControlRequest, target: ImportTarget): Promise<ControlAnswer> {
    if (request.do === 'save') return { saved: await target.save(request.records) };
    const missing = await target.finish(request.waiting);
    await whenFound();
    return { missing };
  }

  async function serve(socket: Socket): Promise<void> {
    const target = await openTarget();
    let answering: Promise<unknown> = Promise.resolve();
    try {
      for await (const { text } of readLines(socket)) {
        const read = readRequest(text);
        // Only one portion is saved at a time; the next one is read meanwhile.
        await answering;
        const answer = 'error' in read ? Promise.resolve(read) : answerTo(read, target);
        answering = answer
          .catch((error: Error): ControlAnswer => ({ error: error.message }))
          .then((given) => socket.write(`${JSON.stringify(given)}\n`));
      }
    } finally {
      await answering;
      target.close();
    }
  }

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    serve(socket).catch((err: unknown) => {
      log.warn({ err }, 'an import was broken off');
      socket.destroy();
    });
  });
  // Left behind by a portal that was killed; who holds the folder's lock is the only one.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, resolve);
    });
  } finally {
    process.umask(mask);
  }
  if (process.platform !== 'win32') chmodSync(address, 0o600);

  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}
