import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { portalForFile } from './support/portal';
import { visitsForFile } from './support/visits';
import { filled, words } from './support/words';

const text = words.de.search;
const adding = words.de.media.addToList;

/** A service outside, that has one thing about everything. */
async function openService(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?q={q}`, close };
}
const found = (id: string, title: string) =>
  JSON.stringify({ hits: [{ id, title, text: `<p>${title}</p>`, rights: 'CC BY-SA 4.0', by: 'Marie Berg' }] });

/** Something that is held back until it is let go, however fast or slow the machine is. */
function gate() {
  let open: () => void = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

let isBack = false;
let asked = 0;
let slowGate = gate();
const services = {
  good: await openService((_, response) => response.end(found('1', 'Vulkane <script>alert(1)</script>im Bild'))),
  slow: await openService(
    (_, response) => void slowGate.passed.then(() => response.end(found('2', 'Lava aus der Nähe'))),
  ),
  dead: await openService((_, response) =>
    response.writeHead(isBack ? 200 : 500).end(isBack ? found('3', 'Magma') : ''),
  ),
};
const names = { good: 'Bildarchiv', slow: 'Landesbibliothek', dead: 'Sternwarte' };
const fields = {
  id: 'id',
  title: 'title',
  text: 'text',
  address: 'https://quelle.example/{id}',
  licence: 'rights',
  creators: 'by',
};
const folder = mkdtempSync(join(tmpdir(), 'sources-'));
const file = join(folder, 'sources.json');
const sources = (['good', 'slow', 'dead'] as const).map((id) => ({
  ...{ id, name: names[id], kind: 'json', enabled: true, private: true, items: 'hits', fields },
  address: services[id].address,
}));
writeFileSync(file, JSON.stringify({ sources }));
afterAll(() => {
  for (const { close } of Object.values(services)) close();
  rmSync(folder, { recursive: true });
});

const portal = portalForFile({ env: { SOURCES_FILE: file } });
const visit = visitsForFile(portal);

describe('a teacher', () => {
  it('sees what has arrived at once, the slow source when it comes, the dead one by its name, and tries it again', async () => {
    isBack = false;
    slowGate = gate();
    const answers = gate();
    const { page, open } = await visit({ as: 'teacher' });
    await page.route('**/api/v1/media/search/remote**', (route) => answers.passed.then(() => route.continue()));
    // What was asked before is remembered, so each attempt asks for something else.
    asked += 1;
    await open(`/search?q=Vulkan ${asked}`);
    const tabs = page.getByRole('navigation', { name: text.sources.label });
    await tabs.getByRole('link', { name: text.sources.external }).click();
    await page.getByText(text.external.loading).waitFor();
    expect(await page.getByRole('complementary', { name: text.filters.title }).count()).toBe(0);
    answers.open();
    const card = page.getByRole('article').filter({ hasText: 'Vulkane im Bild' });
    await card.waitFor();
    await card.getByText(names.good).waitFor();
    await card.getByText('CC BY-SA 4.0').waitFor();
    await page.getByText(filled(text.external.asking, { name: names.slow })).waitFor();
    await page.getByText(filled(text.external.failed, { name: names.dead })).waitFor();
    const link = card.getByRole('heading').getByRole('link');
    expect(await link.getAttribute('href')).toBe('https://quelle.example/1');
    expect(await link.getAttribute('rel')).toContain('noopener');
    slowGate.open();
    await page.getByRole('article').filter({ hasText: 'Lava aus der Nähe' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    isBack = true;
    await page.getByRole('button', { name: text.external.retry }).click();
    await page.getByRole('article').filter({ hasText: 'Magma' }).waitFor();
  });

  it('puts something from outside into a list, and finds it there as a link', async () => {
    const { page, open } = await visit({ as: 'teacher' });
    await open('/search?q=Vulkan&quelle=extern');
    const card = page.getByRole('article').filter({ hasText: 'Vulkane im Bild' });
    await card.getByRole('button', { name: /zur Liste hinzufügen/ }).click();
    await page.getByRole('textbox', { name: adding.newName }).fill('Von überall her');
    await page.getByRole('button', { name: adding.make }).click();
    await page.getByRole('button', { name: adding.open }).click();
    await page.getByRole('heading', { level: 1, name: 'Von überall her' }).waitFor();
    const link = page.getByRole('heading', { level: 2 }).getByRole('link', { name: /Vulkane im Bild/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://quelle.example/1');
    await page.getByText(`${words.de.media.outside.kind} · ${names.good} · CC BY-SA 4.0`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('a guest', () => {
  it('has no tab, is asked to sign in at a link to it, and gets nothing from the server', async () => {
    const { page, open, context } = await visit();
    await open('/search?q=Vulkan');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('navigation', { name: text.sources.label }).count()).toBe(0);
    await page.goto(`${portal().url}/search?q=Vulkan&quelle=extern`);
    // The dialog where the page is already there, the page for signing in where it is the first one.
    await page.waitForFunction(
      () => location.pathname === '/login' || document.querySelector('[role=dialog]') !== null,
    );
    const answer = await context.request.get(`${portal().url}/api/v1/media/search/remote?q=Vulkan`);
    expect(answer.status()).toBe(401);
  });
});
