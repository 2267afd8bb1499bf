import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileMailer } from './file-mailer';

test('every mail becomes a file for its owner alone, named by its time', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'mail');
  const clock = () => new Date('2026-11-15T11:00:00Z');
  const mailer = fileMailer(folder, 'noreply@medien.example', clock);
  await mailer.send({
    id: 'one',
    to: 'a@b.example',
    sender: 'Mediathek',
    subject: 'Hallo',
    text: 'Text',
    html: '<p>Text</p>',
    language: 'de',
  });
  mailer.close();
  const [name = '', ...others] = readdirSync(folder);
  expect([name, others]).toEqual(['2026-11-15T11-00-00.000Z-one.eml', []]);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  const content = readFileSync(join(folder, name), 'utf8');
  expect(content).toMatch(/^To: a@b\.example\r$/m);
  expect(content).toMatch(/^Date: Sun, 15 Nov 2026 11:00:00 \+0000\r$/m);
  rmSync(join(folder, '..'), { recursive: true });
});
