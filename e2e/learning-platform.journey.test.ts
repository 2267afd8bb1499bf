import { describe, expect, it } from 'vitest';
import { findBarriers } from './support/axe';
import { learningPlatformForFile } from './support/learning-platform';
import { portalForFile } from './support/portal';
import { clientOf } from './support/sign-in';
import { visitsForFile } from './support/visits';
import { words } from './support/words';

const portal = portalForFile();
const visit = visitsForFile(portal);
const platform = learningPlatformForFile(portal);
const texts = words.de.lti;

async function connectPlatform(): Promise<void> {
  const { context } = await visit({ as: 'districtAdmin' });
  const { url } = platform();
  await clientOf(context.request, portal().url)('POST /api/v1/admin/lti/platforms', {
    body: {
      name: 'Moodle',
      issuer: url,
      clientId: 'portal',
      deploymentIds: ['1'],
      authUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      jwksUrl: `${url}/keys`,
    },
  });
}

describe('in a course of a learning platform', () => {
  it('a teacher chooses media inside the frame, and pupils open them there', async () => {
    await connectPlatform();
    const { page } = await visit();
    await page.goto(platform().courseWith());
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1, name: texts.title }).waitFor();
    await frame.getByLabel(texts.search).fill('Vulkan');
    await frame.getByRole('button', { name: texts.submit, exact: true }).click();
    const first = frame.getByRole('checkbox', { name: /Vulkan/ }).first();
    await first.waitFor();
    await first.click();
    await frame.getByText(texts.chosen_one).waitFor();
    await frame.getByRole('button', { name: texts.insert, exact: true }).click();
    await frame.getByText('Eingefügt').waitFor();
    const [medium] = platform().handedOver();
    expect(medium?.title).toMatch(/Vulkan/);

    await page.goto(platform().courseWith({ link: medium?.link ?? '' }));
    await frame.getByRole('heading', { level: 1, name: medium?.title ?? '' }).waitFor();
  });

  it('whoever opens the page by itself learns that it belongs to a course', async () => {
    const { page, open } = await visit();
    await open('/lti/search');
    await page.getByRole('heading', { level: 1, name: texts.nothing.title }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
