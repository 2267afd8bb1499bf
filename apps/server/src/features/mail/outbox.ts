import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../../adapters/database/database';
import { asSystem } from '../../adapters/database/wall';
import { type Mailer, MailRefusedError } from '../../adapters/mail/mailer';
import type { Composed, Composers, Letter, Post } from '../../adapters/mail/post';
import type { Keys } from '../../keys';
import { type ClaimedLetter, outboxRepository } from './outbox-repository';
import { claimMs, pauseAfter } from './pauses';

interface Dependencies {
  db: Queries;
  keys: Keys;
  mailer: Mailer;
  clock: () => Date;
  log: FastifyBaseLogger;
  render(composed: Composed): Promise<{ sender: string; subject: string; text: string; html: string }>;
  composers(): Composers;
}

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/**
 * Sends what waits in the outbox. A mail server that is down delays mail and loses none: each letter is tried again after a
 * growing pause. Several processes share the outbox, each letter is claimed by one. Only a process that dies between the
 * mail server's yes and our note of it leaves a letter that is sent again, with the same Message-ID.
 */
export const outboxService = ({ db, keys, mailer, clock, log, render, composers }: Dependencies) => {
  const repository = outboxRepository(db);

  const compose = (letter: Letter): Promise<Composed | undefined> => {
    const composer = composers()[letter.kind] as (data: object, language: string) => Promise<Composed | undefined>;
    return composer(letter.data, letter.language);
  };

  const deliver = async ({ id, letterEncrypted }: ClaimedLetter): Promise<void> => {
    if (!letterEncrypted) return;
    const letter = JSON.parse(keys.decrypt(letterEncrypted)) as Letter;
    const composed = await compose(letter);
    if (composed) {
      const { to, language } = composed;
      await mailer.send({ id, to, language, ...(await render(composed)) });
    }
  };

  /** Gives whether it makes sense to go on with the next letter. */
  const attempt = async (claimed: ClaimedLetter): Promise<boolean> => {
    try {
      await deliver(claimed);
      await repository.markSent(claimed.id, clock());
      return true;
    } catch (err) {
      const about = { kind: claimed.kind, letter: claimed.id, attempts: claimed.attempts };
      if (err instanceof MailRefusedError) {
        log.warn(about, 'a mail was refused for good');
        await repository.markFailed(claimed.id, clock());
        return true;
      }
      log.warn({ ...about, code: (err as NodeJS.ErrnoException).code }, 'a mail could not be sent and waits');
      await repository.postpone(claimed.id, later(clock(), pauseAfter(claimed.attempts)));
      return false;
    }
  };

  /** Sends everything that is due, one after the other; stops early while the mail server is down. */
  const drain = async (): Promise<void> => {
    for (;;) {
      const claimed = await repository.claim(clock(), later(clock(), claimMs));
      if (!claimed || !(await attempt(claimed))) return;
    }
  };

  return {
    add: (within: Queries, letter: Letter): Promise<void> =>
      outboxRepository(within).add({
        kind: letter.kind,
        letterEncrypted: keys.encrypt(JSON.stringify(letter)),
        createdAt: clock(),
      }),
    drain,
    removeDoneBefore: repository.removeDoneBefore,
  };
};

export type Outbox = ReturnType<typeof outboxService>;

const pollMs = 15_000;

/** Keeps sending: at once when somebody hands in a letter, and every few seconds for what waits. */
export function startSending(outbox: Outbox, log: FastifyBaseLogger): Post & { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let isStopped = false;

  const run = async (): Promise<void> => {
    do {
      isWantedAgain = false;
      await outbox.drain();
    } while (isWantedAgain && !isStopped);
  };
  const kick = (): void => {
    isWantedAgain = true;
    if (running || isStopped) return;
    // A letter is written with what the portal knows, not with what the person sees who caused it.
    running = asSystem(run)
      .catch((err) => log.error({ err }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(kick, pollMs);
  timer.unref();

  return {
    add: outbox.add,
    kick,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
