import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, testKeys, testNow } from '../../../test/harness';
import type { Database } from '../../adapters/database/database';
import type { Composers, Letter } from '../../adapters/mail/post';
import { smtpMailer } from '../../adapters/mail/smtp-mailer';
import { outboxService } from './outbox';

let database: Database;
let now = testNow;
const log = pino({ level: 'silent' });
const from = 'noreply@medien.example';

/** A mail server that speaks SMTP; refuses whoever is called unknown. */
function mailServer() {
  const received: { to: string; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('unknown')) return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => {});
  return {
    received,
    listen: (port: number) =>
      new Promise<number>((resolve) =>
        server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port)),
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const composers = {
  direct: async (composed, language) => ({ ...composed, language }),
} as Composers;

const outboxAt = (port: number) =>
  outboxService({
    db: database.queries,
    keys: testKeys,
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`, from),
    clock: () => now,
    log,
    render: async ({ name }) => ({
      sender: 'Mediathek',
      subject: `Grüße an ${name}`,
      text: 'Text',
      html: '<p>Text</p>',
    }),
    composers: () => composers,
  });

const letterTo = (name: string): Letter => ({
  kind: 'direct',
  language: 'de',
  data: { to: `${name}@schule.example`, name, template: 'emailChanged', path: '/' },
});
const seconds = (count: number) => {
  now = new Date(now.getTime() + count * 1000);
};

beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
beforeEach(async () => {
  now = testNow;
  await database.queries.deleteFrom('outbox').execute();
});
afterAll(() => database.close());

describe('the outbox', () => {
  test('keeps mail while the mail server is down, tries again after growing pauses, and loses nothing', async () => {
    const closed = mailServer();
    const port = await closed.listen(0);
    await closed.close();
    const outbox = outboxAt(port);
    for (const name of ['anna', 'berta', 'carla']) await outbox.add(database.queries, letterTo(name));

    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      await outbox.drain();
      const rows = await database.queries.selectFrom('outbox').selectAll().orderBy('next_attempt_at', 'desc').execute();
      pauses.push(((rows[0]?.next_attempt_at.getTime() ?? 0) - now.getTime()) / 1000);
      expect(rows.filter(({ sent_at }) => sent_at !== null)).toEqual([]);
      await database.queries.updateTable('outbox').set({ next_attempt_at: now }).where('attempts', '=', 0).execute();
      seconds(1900);
    }
    expect(pauses.every((pause) => pause >= 30 && pause <= 1800)).toBe(true);

    const open = mailServer();
    await open.listen(port);
    await outbox.drain();
    expect(open.received.map(({ to }) => to).sort()).toEqual([
      'anna@schule.example',
      'berta@schule.example',
      'carla@schule.example',
    ]);
    seconds(100_000);
    await outbox.drain();
    expect(open.received).toHaveLength(3);
    await open.close();
  });

  test('sends each mail once where several processes share it', async () => {
    const server = mailServer();
    const port = await server.listen(0);
    const [first, second, third] = [outboxAt(port), outboxAt(port), outboxAt(port)];
    const names = Array.from({ length: 40 }, (_, at) => `person${at}`);
    for (const name of names) await first.add(database.queries, letterTo(name));
    await Promise.all([first.drain(), second.drain(), third.drain()]);
    expect(server.received.map(({ to }) => to).sort()).toEqual(names.map((name) => `${name}@schule.example`).sort());
    await server.close();
  });

  test('forgets what a mail said as soon as it has gone, and cannot be read before', async () => {
    const server = mailServer();
    const outbox = outboxAt(await server.listen(0));
    await outbox.add(database.queries, letterTo('anna'));
    const [waiting] = await database.queries.selectFrom('outbox').selectAll().execute();
    expect(Buffer.from(waiting?.letter_encrypted ?? []).toString('latin1')).not.toContain('anna');
    await outbox.drain();
    const [sent] = await database.queries.selectFrom('outbox').selectAll().execute();
    expect([sent?.letter_encrypted, sent?.sent_at]).toEqual([null, now]);
    await server.close();
  });

  test('gives up a mail that the server refuses for good, and goes on with the next', async () => {
    const server = mailServer();
    const outbox = outboxAt(await server.listen(0));
    for (const name of ['unknown', 'anna']) await outbox.add(database.queries, letterTo(name));
    await outbox.drain();
    expect(server.received.map(({ to }) => to)).toEqual(['anna@schule.example']);
    const failed = await database.queries.selectFrom('outbox').selectAll().where('failed_at', 'is not', null).execute();
    expect(failed.map(({ letter_encrypted }) => letter_encrypted)).toEqual([null]);
    await server.close();
  });

  test('sends nothing that was taken back with its act', async () => {
    const server = mailServer();
    const outbox = outboxAt(await server.listen(0));
    const act = database.queries.transaction().execute(async (within) => {
      await outbox.add(within, letterTo('anna'));
      throw new Error('the act failed');
    });
    await expect(act).rejects.toThrow('the act failed');
    await outbox.drain();
    expect(server.received).toEqual([]);
    await server.close();
  });

  test('writes headers that a mail program reads: both forms, umlauts, language, an id of our own', async () => {
    const server = mailServer();
    const outbox = outboxAt(await server.listen(0));
    await outbox.add(database.queries, letterTo('jürgen'.normalize('NFC').replace('ü', 'ue')));
    await outbox.drain();
    const raw = server.received[0]?.raw ?? '';
    expect(raw).toMatch(/^From: Mediathek <noreply@medien\.example>/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC/m);
    expect(raw).toMatch(/^Message-ID: <[\da-f-]{36}@medien\.example>/im);
    expect(raw).toMatch(/^Content-Language: de/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    await server.close();
  });
});
