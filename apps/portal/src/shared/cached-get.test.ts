import { createClient } from '@mediathek/contract/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearCachedGets, createCachedGet } from './cached-get';

const second = 1000;
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json' } });

function setUp({ storage = sessionStorage }: { storage?: Storage | undefined } = {}) {
  const clock = { time: 0 };
  const fetchPath = vi.fn(async (path: string) => json({ answered: path, at: clock.time }));
  const get = createCachedGet(createClient(fetchPath), { storage, now: () => clock.time });
  return { clock, fetchPath, get };
}

/** A storage that refuses everything, as a full or forbidden one does. */
const brokenStorage: Storage = {
  length: 1,
  clear: refuse,
  getItem: refuse,
  key: refuse,
  removeItem: refuse,
  setItem: refuse,
};
function refuse(): never {
  throw new DOMException('No room', 'QuotaExceededError');
}

afterEach(() => sessionStorage.clear());

describe('the cached GET', () => {
  it.each([
    { after: 0, requests: 1 },
    { after: 60 * second - 1, requests: 1 },
    { after: 60 * second, requests: 2 },
  ])('makes $requests request(s) when asked again after $after ms', async ({ after, requests }) => {
    const { clock, fetchPath, get } = setUp();
    const first = await get('GET /api/v1/config/frontend');
    clock.time += after;
    const again = await get('GET /api/v1/config/frontend');
    expect(fetchPath).toHaveBeenCalledTimes(requests);
    expect(first).toMatchObject({ at: 0 });
    expect(again).toMatchObject({ at: requests === 1 ? 0 : after });
  });

  it('does not trust an answer from the future, after a clock was set back', async () => {
    const { clock, fetchPath, get } = setUp();
    clock.time = 90 * second;
    await get('GET /api/v1/config/frontend');
    clock.time = 0;
    await get('GET /api/v1/config/frontend');
    expect(fetchPath).toHaveBeenCalledTimes(2);
  });

  it('keeps different questions apart', async () => {
    const { fetchPath, get } = setUp();
    const texts = (lang: string) => get('GET /api/v1/setup/locale/{lang}', { params: { lang } });
    await Promise.all([texts('de'), texts('en')]);
    expect(await texts('en')).toMatchObject({ answered: '/api/v1/setup/locale/en' });
    expect(fetchPath).toHaveBeenCalledTimes(2);
  });

  it('survives a reload of the page', async () => {
    await setUp().get('GET /api/v1/config/frontend');
    const { fetchPath, get } = setUp();
    await get('GET /api/v1/config/frontend');
    expect(fetchPath).not.toHaveBeenCalled();
  });

  it('never answers from memory who is signed in', async () => {
    const { fetchPath, get } = setUp();
    await get('GET /api/v1/user/userinfo');
    await get('GET /api/v1/user/userinfo');
    expect(fetchPath).toHaveBeenCalledTimes(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('throws the status text of a refused answer, and does not remember it', async () => {
    const { fetchPath, get } = setUp();
    fetchPath.mockResolvedValueOnce(json({}, { status: 503, statusText: 'Service Unavailable' }));
    await expect(get('GET /api/v1/config/frontend')).rejects.toThrow(
      /^Network response was not ok Service Unavailable$/,
    );
    await expect(get('GET /api/v1/config/frontend')).resolves.toBeDefined();
  });

  it('does not keep pictures', async () => {
    const { fetchPath, get } = setUp();
    fetchPath.mockImplementation(async () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
    expect(await get('GET /api/v1/setup/logo')).toBeInstanceOf(Blob);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['is missing', undefined],
    ['is full or forbidden', brokenStorage],
  ])('works when the storage %s', async (_case, storage) => {
    const fetchPath = vi.fn(async () => json({ Type: 'bawue' }));
    const get = createCachedGet(createClient(fetchPath), { storage, now: Date.now });
    expect(await get('GET /api/v1/config/frontend')).toMatchObject({ Type: 'bawue' });
    expect(() => clearCachedGets(storage)).not.toThrow();
  });

  it.each(['not json', 'null', '7', '{"storedAt":"x","answer":1}'])('asks again when it finds %s', async (text) => {
    const { fetchPath, get } = setUp();
    await get('GET /api/v1/config/frontend');
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
    await get('GET /api/v1/config/frontend');
    expect(fetchPath).toHaveBeenCalledTimes(2);
  });

  it('forgets its own answers, and only these, when somebody signs out', async () => {
    const { fetchPath, get } = setUp();
    sessionStorage.setItem('scroll', '1');
    await get('GET /api/v1/config/frontend');
    await get('GET /api/v1/setup/theme');
    clearCachedGets(sessionStorage);
    await get('GET /api/v1/config/frontend');
    expect(fetchPath).toHaveBeenCalledTimes(3);
    expect(sessionStorage.getItem('scroll')).toBe('1');
  });
});
