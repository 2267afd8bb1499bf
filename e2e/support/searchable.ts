import { setTimeout as pause } from 'node:timers/promises';

const patience = 60_000;

/** The portal answers before its index stands; journeys about finding wait for that. */
export async function untilSearchable(url: string): Promise<void> {
  const end = Date.now() + patience;
  const isWaiting = async (path: string) => (await fetch(`${url}/api/v1/media/${path}`)).status === 503;
  while ((await isWaiting('search')) || (await isWaiting('catalogue/search'))) {
    if (Date.now() > end) throw new Error('The search did not become ready');
    await pause(100);
  }
}
