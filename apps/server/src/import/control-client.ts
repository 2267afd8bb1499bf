import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ControlAnswer, ControlRequest } from './control-messages';
import { readLines } from './read-lines';
import type { LineTarget } from './run-import';

/** The portal that holds the folder does not answer at its door. */
class PortalUnreachableError extends Error {
  constructor() {
    super('The portal that uses this data folder does not take the lines; stop it or try again.');
    this.name = 'PortalUnreachableError';
  }
}

const patienceMs = 60_000;
const pauseMs = 250;

async function reach(address: string) {
  for (let waited = 0; ; waited += pauseMs) {
    const socket = connect(address);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      // It may just be starting, or ending.
      if (waited >= patienceMs) throw new PortalUnreachableError();
      await wait(pauseMs);
    }
  }
}

/** The running portal as the place where lines go. */
export async function reachPortal(address: string): Promise<LineTarget & { close(): void }> {
  const socket = await reach(address);
  const answers = readLines(socket);

  const ask = async (request: ControlRequest): Promise<ControlAnswer> => {
    // Answers come in the order of the questions.
    const answering = answers.next();
    answering.catch(() => undefined);
    if (!socket.write(`${JSON.stringify(request)}\n`)) await once(socket, 'drain');
    const next = await answering;
    if (next.done || next.value.text === undefined) throw new PortalUnreachableError();
    const answer = JSON.parse(next.value.text) as ControlAnswer;
    if ('error' in answer) throw new Error(`The portal refused the lines: ${answer.error}`);
    return answer;
  };

  return {
    // The portal reads one portion while it saves the one before.
    atOnce: 2,
    async save(records) {
      const answer = await ask({ do: 'save', records });
      if (!('saved' in answer)) throw new PortalUnreachableError();
      return answer.saved;
    },
    async finish(waiting) {
      const answer = await ask({ do: 'finish', waiting });
      return 'missing' in answer ? answer.missing : [];
    },
    close: () => void socket.destroy(),
  };
}
